import type { Open, Options, Phase } from '../../types.ts'
import { expect, it } from 'vitest'
import { lessonFor } from './lesson.ts'

const card = { theme: '', words: [] }
const options: Options = { language: 'en', decks: [1, 2, 3, 4], variant: 'usual', firstRound: 'training', timers: 'off', ownCards: null }
const sheet = {
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
const table = (phase: Phase, change: Partial<Open> = {}): Open => ({
  options,
  phase,
  round: 1,
  seats: [0, 1, 2],
  awaited: [0, 1],
  scores: {},
  due: null,
  stand: { A: card, B: card, C: card },
  laid: 3,
  spareCards: 0,
  roundBegan: null,
  replaced: [],
  began: 0,
  sheets: { 0: sheet, 1: { ...sheet, firstGuessAt: 900 }, 2: sheet },
  blackTokens: [],
  opened: [],
  step: 0,
  doubting: [],
  heldFor: null,
  booklet: {},
  winners: [],
  vote: null,
  ...change,
})

it('a newcomer is told what to do now, and nothing when there is nothing to do', () => {
  expect([0, 1, 2].map((seat) => lessonFor(table('understanding'), seat))).toEqual([null, null, null])
  expect([0, 1, 2, null].map((seat) => lessonFor(table('drawing'), seat))).toEqual([null, null, null, null])
  expect([0, 2, null].map((seat) => lessonFor(table('opening'), seat))).toEqual([null, null, null])
  expect(lessonFor(table('over'), 0)).toBeNull()
})

it('the odd one out is explained when there can be one', () => {
  expect(lessonFor(table('scoring'), 0)).toBe('training')
  expect(lessonFor(table('scoring', { round: 2 }), 0)).toBe('scoring')
  expect(lessonFor(table('scoring', { options: { ...options, firstRound: 'full' } }), 0)).toBe('scoring')
})

it('whoever watches, or plays no longer, is told so', () => {
  expect(lessonFor(table('scoring'), null)).toBe('watching')
  expect(lessonFor(table('scoring', { seats: [0, 1] }), 2)).toBe('watching')
})
