import { describe, expect, it } from 'vitest'
import { type Card, checkCards } from './cards.ts'

const FARM: Card = { theme: 'At the farm', words: ['cow', 'pig', 'sheep', 'goat', 'horse', 'donkey', 'rabbit'] }
const HATS: Card = { theme: 'Hats', words: ['crown', 'helmet', 'cap', 'top hat', 'turban', 'sombrero', 'chef’s hat'] }
const farmWith = (word: string): Card => ({ ...FARM, words: [...FARM.words.slice(0, 6), word] })
const check = (...cards: readonly Card[]) => checkCards(cards, { fewest: 1, most: 3 })

describe('cards', () => {
  it('are fine with seven words each', () => {
    expect(check(FARM, HATS)).toEqual([])
  })

  it('are neither too few nor too many', () => {
    expect(check()).toEqual([{ kind: 'tooFewCards', count: 0, fewest: 1 }])
    const many = 'abcd'.split('').map((letter) => ({ ...FARM, words: FARM.words.map((word) => letter + word) }))
    expect(check(...many)).toEqual([{ kind: 'tooManyCards', count: 4, most: 3 }])
  })

  it('have exactly seven words', () => {
    expect(check(HATS, { ...FARM, words: ['cow', 'pig'] })).toEqual([{ kind: 'notSevenWords', card: 1, count: 2 }])
    expect(check({ ...FARM, words: [...FARM.words, 'hen'] })).toEqual([{ kind: 'notSevenWords', card: 0, count: 8 }])
  })

  it('have no empty word', () => {
    for (const nothing of ['', '  ', '–', '...'])
      expect(check(farmWith(nothing))).toEqual([{ kind: 'emptyWord', at: { card: 0, word: 6 } }])
  })

  it('have words of at most 28 characters, spaces around apart', () => {
    expect(check(farmWith(`  ${'ф'.repeat(28)} `))).toEqual([])
    const text = 'ф'.repeat(29)
    expect(check(farmWith(text))).toEqual([{ kind: 'wordTooLong', at: { card: 0, word: 6 }, text }])
    expect(check({ ...FARM, theme: 'a'.repeat(41) })).toEqual([{ kind: 'themeTooLong', card: 0 }])
  })

  it('count a joined emoji as the one character it is, and not as nothing', () => {
    expect(check(farmWith('👨‍👩‍👧‍👦 farmers of the whole land'))).toEqual([])
    const text = Array.from({ length: 29 }, () => '🐄').join('\u{200D}')
    expect(check(farmWith(text))).not.toEqual([])
    expect(check(farmWith('👨‍👩‍👧‍👦'.repeat(28)))).toEqual([])
    const families = '👨‍👩‍👧‍👦'.repeat(29)
    expect(check(farmWith(families))).toEqual([{ kind: 'wordTooLong', at: { card: 0, word: 6 }, text: families }])
  })

  it('have no word that nobody sees', () => {
    for (const unseen of ['\u{3164}', '\u{1160}', '\u{FFA0}', '\u{2800}', '\u{200D}', '\u{E0100}'])
      expect(check(farmWith(unseen))).toEqual([{ kind: 'emptyWord', at: { card: 0, word: 6 } }])
  })

  it('do not smuggle what nobody can read', () => {
    for (const text of ['cat\u{FE0F}', 'c\u{200D}at', 'cat\u{3164}', 'cow\u{0}', 'cow\npig', '\u{202E}woc', `c${'\u{301}'.repeat(9)}ow`])
      expect(check(farmWith(text))).toEqual([{ kind: 'strangeWord', at: { card: 0, word: 6 }, text }])
    expect(check({ ...FARM, theme: 'farm\u{202E}' })).toEqual([{ kind: 'strangeTheme', card: 0 }])
  })

  it('say no word twice, on one card or on two, however it is written', () => {
    expect(check(farmWith(' Cow '))).toEqual([{ kind: 'sameWord', at: { card: 0, word: 6 }, before: { card: 0, word: 0 }, text: ' Cow ' }])
    for (const text of ['Chef’s hat', "chef's  hat"])
      expect(check(HATS, farmWith(text))).toEqual([{ kind: 'sameWord', at: { card: 1, word: 6 }, before: { card: 0, word: 6 }, text }])
  })
})
