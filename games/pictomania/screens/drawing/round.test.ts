import type { Open, Sheet } from '../../types.ts'
import { expect, it } from 'vitest'
import { words } from '../../words/en.ts'
import { newsBetween } from './news.ts'
import { isLastToken } from './alarm.ts'
import { reaches } from './hand.ts'
import { doingOf, drawersFor, gapsOfFinish, placeOnPile, tookTheLast, unguessed } from './standing.ts'

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
  expect([9400, 14_800, 425_500].map((past) => words.later(past, 'Ben'))).toEqual(['9.4 s after Ben', '15 s after Ben', '7:06 after Ben'])
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

it('tells what the others did, each thing once: whoever listens hears all of it', () => {
  const before = tableWith()
  const guessed = tableWith({ 0: { pile: [laidBy(1, 100)] }, 1: { firstGuessAt: 100 }, 2: { pile: [laidBy(0, 50), laidBy(1, 120)] } })
  expect(newsBetween(before, guessed, telling)).toEqual([
    { text: 'Ben guessed yours', isSeen: true },
    { text: 'Ben guessed the drawing by Cleo', isSeen: false },
  ])
  expect(newsBetween(guessed, guessed, telling)).toEqual([])
  const finished = tableWith(
    { 2: { finish: { token: 0, at: 900 } }, 1: { finish: { token: null, at: 950 } }, 0: { finish: { token: null, at: 960 } } },
    [{ stars: 2, by: 2 }],
  )
  expect(newsBetween(before, finished, telling).map(({ text }) => text)).toEqual(['Ben is done, no token', 'Cleo is done: 2 stars'])
})

it('a fast game rings when one token is left, and names who took it', () => {
  const fast = (tokens: Open['blackTokens'], sheets: Parameters<typeof tableWith>[0] = {}): Open => {
    const table = tableWith(sheets, tokens)
    return { ...table, options: { ...table.options, variant: 'fast' } }
  }
  const free = { stars: 1, by: null }
  expect(isLastToken(fast([{ stars: 2, by: 1 }, free]))).toBe(true)
  expect(isLastToken(tableWith({}, [{ stars: 2, by: 1 }, free]))).toBe(false)
  expect(isLastToken(fast([free, free]))).toBe(false)
  const taken = [
    { stars: 2, by: 2 },
    { stars: 1, by: 0 },
  ]
  const sheets = { 0: { finish: { token: 1, at: 900 } }, 1: { finish: { token: null, at: 950 } }, 2: { finish: { token: 0, at: 400 } } }
  expect(tookTheLast(fast(taken, sheets))).toBe(0)
  expect(tookTheLast(fast([taken[0] ?? free, free], sheets))).toBeNull()
  expect(tookTheLast(tableWith(sheets, taken))).toBeNull()
})

it('a card reaches the drawing when it is carried there, or flicked that way', () => {
  const paper = { x: 100, y: 0, width: 100, height: 100, left: 100, right: 200, top: 0, bottom: 100 }
  const from = { x: 50, y: 300, at: 0 }
  expect(reaches(paper, from, { x: 150, y: 90, at: 2000 })).toBe(true)
  // fast, and towards it
  expect(reaches(paper, from, { x: 70, y: 240, at: 60 })).toBe(true)
  // slow, or elsewhere, or hardly moved
  expect(reaches(paper, from, { x: 70, y: 240, at: 600 })).toBe(false)
  expect(reaches(paper, from, { x: 30, y: 360, at: 60 })).toBe(false)
  expect(reaches(paper, from, { x: 55, y: 285, at: 5 })).toBe(false)
})
