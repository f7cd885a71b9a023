import type { Open, Sheet } from '../../types.ts'
import { expect, it } from 'vitest'
import { words } from '../../words/en.ts'
import { newsBetween } from './news.ts'
import { doingOf, drawersFor, gapsOfFinish, placeOnPile, unguessed } from './standing.ts'

const EMPTY: Sheet = {
  strokes: [],
  lastStroke: -1,
  firstGuessAt: null,
  finish: null,
  pile: [],
  pointTokens: [2, 1],
  task: null,
  isWrong: false,
  isOff: false,
}
const NAMES = ['Ada', 'Ben', 'Cleo']
const card = { theme: 'birds', words: ['1', '2', '3', '4', '5', '6', '7'] }

const tableWith = (sheets: Readonly<Record<number, Partial<Sheet>>> = {}, tokens: Open['blackTokens'] = []): Open => ({
  options: { language: 'en', decks: [1, 2, 3, 4], variant: 'usual', firstRound: 'full', timers: 'off', ownCards: null },
  phase: 'drawing',
  round: 1,
  seats: [0, 1, 2],
  awaited: [0, 1, 2],
  scores: { 0: 0, 1: 0, 2: 0 },
  due: null,
  stand: { A: card, B: card, C: card },
  laid: 3,
  spareCards: 9,
  roundBegan: null,
  replaced: [],
  began: 0,
  sheets: Object.fromEntries([0, 1, 2].map((seat) => [seat, { ...EMPTY, ...sheets[seat] }])),
  blackTokens: tokens,
  opened: [],
  step: 0,
  doubting: [],
  heldFor: null,
  booklet: {},
  winners: [],
  vote: null,
})
const telling = { news: words.news, mine: 0, nameOf: (seat: number) => NAMES[seat] ?? '' }
const laidBy = (by: number, at: number) => ({ by, at, shown: null })

it('says which guess was whose, and how close it was', () => {
  const pile = [laidBy(1, 4000), laidBy(2, 4400)]
  expect(placeOnPile(pile, 1)).toEqual({ place: 0, before: null })
  expect(placeOnPile(pile, 2)).toEqual({ place: 1, before: { to: 1, milliseconds: 400 } })
  expect(placeOnPile(pile, 0)).toBeNull()
  expect(`${words.place(1)}, ${words.later(400, 'Ben')}`).toBe('second, 0.4 s after Ben')
})

it('says between whom somebody finished', () => {
  const open = tableWith({
    0: { finish: { token: 0, at: 9000 } },
    1: { finish: { token: 1, at: 10_200 } },
    2: { finish: { token: null, at: 8500 } },
  })
  expect(gapsOfFinish(open, 0)).toEqual({ before: { to: 2, milliseconds: 500 }, after: { to: 1, milliseconds: 1200 } })
  expect(gapsOfFinish(tableWith(), 0)).toEqual({ before: null, after: null })
})

it('knows what everybody is at, and what is left to guess', () => {
  expect(doingOf(EMPTY)).toBe('drawing')
  expect(doingOf({ ...EMPTY, firstGuessAt: 5 })).toBe('guessing')
  expect(doingOf({ ...EMPTY, firstGuessAt: 5, finish: { token: null, at: 9 } })).toBe('finished')
  expect(drawersFor(tableWith(), 1)).toEqual([0, 2, 1])
  expect(drawersFor(tableWith(), null)).toEqual([0, 1, 2])
  expect(unguessed(tableWith(), 1, { task: null, guesses: { 0: 4 }, letters: {}, heart: null })).toEqual([2])
})

it('tells a screen reader about the others, each thing once', () => {
  const before = tableWith()
  const guessed = tableWith({ 0: { pile: [laidBy(1, 100)] }, 1: { firstGuessAt: 100 }, 2: { pile: [laidBy(0, 50), laidBy(1, 120)] } })
  expect(newsBetween(before, guessed, telling)).toEqual(['Ben has guessed your drawing', 'Ben has guessed the drawing by Cleo'])
  expect(newsBetween(guessed, guessed, telling)).toEqual([])
  const finished = tableWith(
    { 2: { finish: { token: 0, at: 900 } }, 1: { finish: { token: null, at: 950 } }, 0: { finish: { token: null, at: 960 } } },
    [{ stars: 2, by: 2 }],
  )
  expect(newsBetween(before, finished, telling)).toEqual(['Ben has finished without a token', 'Cleo has finished and took 2 stars'])
})
