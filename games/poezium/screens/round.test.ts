import { describe, expect, it } from 'vitest'
import { HANDED_OVER, isHeld, mayShow, saidAsStrength, saidFrom } from '../open/in-the-air.ts'
import { roundsOf } from '../open/rounds.ts'
import { guessing } from '../testing/guessing.ts'
import type { Open } from '../types.ts'
import { foldedOf } from './folding.ts'
import { freshGuesses } from './guess/told.ts'
import { authorsOf } from './reading/authors.ts'
import { isReadingNews } from './reading/said.ts'
import { gainsOf } from './show/standing.ts'

describe('a round, as its screens tell it', () => {
  it('says of how many it is one: nine for three, and as many when somebody has been passed over', () => {
    expect(roundsOf(guessing)).toBe(9)
    expect(roundsOf({ ...guessing, round: 4, told: { 0: 2, 1: 1, 2: 0 }, storyteller: 1 })).toBe(9)
    expect(roundsOf({ ...guessing, round: 9, phase: 'reading', told: { 0: 3, 1: 3, 2: 3 } })).toBe(9)
  })

  it('folds the oldest lines when there are more than the paper holds, and one slip stands for them', () => {
    const lines = [1, 2, 3, 4, 5]
    expect(foldedOf(lines, { written: 6, room: 6 })).toEqual([])
    expect(foldedOf(lines, { written: 6, room: 5 })).toEqual([1, 2])
    expect(foldedOf(lines, { written: 7, room: 3 })).toEqual(lines)
  })

  it('tells a guess only to whoever saw the moment before, and the gains of it without what was lost earlier', () => {
    const wrong = { by: 1, number: 3, isRight: false } as const
    const right = { by: 2, number: 2, isRight: true } as const
    const asked: Open = { ...guessing, guesses: [wrong], points: [{ player: 1, reason: 'guessedWrong', points: -1 }] }
    expect(freshGuesses(guessing, asked)).toEqual([wrong])
    const found: Open = {
      ...asked,
      guesses: [wrong, right],
      points: [
        ...asked.points,
        { player: 2, reason: 'guessedRight', points: 2 },
        { player: 0, reason: 'storyGuessed', points: 2 },
        { player: 1, reason: 'linesThatFit', points: 0 },
      ],
    }
    expect(freshGuesses(asked, found)).toEqual([right])
    expect(freshGuesses(found, found)).toEqual([])
    expect(freshGuesses(found, { ...found, round: 2 })).toEqual([])
    expect(gainsOf(found.points.slice(asked.points.length)).map(({ player, gained }) => [player, gained])).toEqual([
      [2, 2],
      [0, 2],
    ])
  })

  it('a held button says nothing of the story, and only whoever is to guess or to read shows anything', () => {
    expect([null, 0, 1].map(isHeld)).toEqual([false, false, true])
    expect([0, 1, 2].filter((seat) => mayShow(guessing, seat))).toEqual([1])
    expect([0, 1, 2].filter((seat) => mayShow({ ...guessing, phase: 'marking' }, seat))).toEqual([])
    expect([0, 1, 2].filter((seat) => mayShow({ ...guessing, phase: 'reading' }, seat))).toEqual([0])
  })

  it('every number of lines said comes through the air as it was, in one byte', () => {
    const throughTheAir = (strength: number) => Math.round(strength * 255) / 255
    for (let lines = 0; lines <= HANDED_OVER; lines++) expect(saidFrom(throughTheAir(saidAsStrength(lines)))).toBe(lines)
    expect(saidFrom(saidAsStrength(HANDED_OVER + 5))).toBe(HANDED_OVER)
  })

  it('names the author of every line, and reads a poem only to whoever saw it come', () => {
    const poem = { round: 1, storyteller: 0, story: 'a', guesser: 1, hint: 1, lines: [5, 9], ending: 2, endedBy: 2, points: [] }
    const lines = [
      { line: 5, by: 1, mark: 'fits' },
      { line: 7, by: 1, mark: 'doesNot' },
      { line: 9, by: 2, mark: 'fits' },
    ] as const
    expect(authorsOf(poem, { lines })).toEqual([0, 1, 2, 2, 2])
    const reading: Open = { ...guessing, phase: 'reading' }
    expect([isReadingNews(guessing, reading), isReadingNews(reading, reading), isReadingNews(reading, { ...reading, round: 2 })]).toEqual([
      true,
      false,
      true,
    ])
  })
})
