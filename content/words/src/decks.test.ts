import { LOCALES, type Locale } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { checkCards } from './cards.ts'
import { loadDecks } from './index.ts'

const LETTERS: Readonly<Record<Locale, string>> = {
  en: 'a-z',
  ru: 'а-яё',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  pl: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
}

describe.each(LOCALES)('the decks in %s', (locale) => {
  const decks = loadDecks(locale)
  const cards = decks.flat()
  const words = cards.flatMap((card) => card.words)

  it('are four, of 30 cards at least, with nothing that keeps them from being played', () => {
    expect(decks).toHaveLength(4)
    for (const deck of decks) expect(checkCards(deck, { fewest: 30, most: 60 })).toEqual([])
  })

  it('have a theme on every card, and none twice in a deck', () => {
    expect(cards.filter(({ theme }) => !/^\p{Lu}.*[\p{L}?!]$/u.test(theme))).toEqual([])
    for (const deck of decks) expect(new Set(deck.map(({ theme }) => theme.toLowerCase())).size).toBe(deck.length)
  })

  it('are spelt with the letters of the language', () => {
    const letter = `[${LETTERS[locale]}]`
    const spelling = new RegExp(`^${letter}+’?(?:[ ’-]${letter}+’?)*$`, 'iu')
    expect(words.filter((word) => !spelling.test(word))).toEqual([])
  })

  it('are in lower case, proper names apart', () => {
    expect(words.filter((word) => /(?<=[\p{L}’])\p{Lu}/u.test(word))).toEqual([])
    const names = words.filter((word) => /\p{Lu}/u.test(word))
    expect(names.length, names.join(', ')).toBeLessThan(words.length / 20)
  })

  it('repeat few words from deck to deck', () => {
    const repeated = words.filter((word, at) => words.indexOf(word) < at)
    expect(repeated.length, repeated.join(', ')).toBeLessThan(words.length / 20)
  })
})
