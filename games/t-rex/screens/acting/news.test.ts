import type { Duel, Open } from '../../types.ts'
import { describe, expect, it } from 'vitest'
import { words } from '../../words/en.ts'
import { newsBetween } from './news.ts'

const open: Open = {
  options: { warmUp: 'off', timers: 'off' },
  phase: 'acting',
  isTogether: false,
  round: 1,
  seats: [0, 1, 2],
  awaited: [0, 1, 2],
  scores: {},
  due: null,
  row: { red: 1, yellow: 21, blue: 41 },
  cardsLeft: 60,
  deck: 1,
  drawn: { 0: 1, 1: 1, 2: 1 },
  tokens: {},
  supply: { yay: 16, meh: 8 },
  fromBox: { yay: 0, meh: 0 },
  offers: [],
  offersMade: 0,
  declined: null,
  duels: [],
  byeByes: [],
  choosing: null,
  owed: [],
  goAt: null,
  warmUp: null,
  answers: {},
  tieBreak: null,
  outcome: null,
  winners: [],
  shownCards: [],
}
const duel: Duel = {
  round: 1,
  at: 5,
  sides: [
    { seat: 0, colour: 'red', number: 4 },
    { seat: 2, colour: 'blue', number: 5 },
  ],
  verdict: 'oneOff',
  tokens: { yay: 1, meh: 0 },
  answer: null,
}
const NAMES = ['Ada', 'Ben', 'Cleo']
const heardBy = (seat: number | null, change: Partial<Open>, before: Partial<Open> = {}) =>
  newsBetween(
    { ...open, ...before },
    { ...open, ...before, ...change },
    {
      words,
      seat,
      nameOf: (one) => NAMES[one] ?? '',
      say: (action) => ({ text: `action ${action}`, atOne: '', atTen: '' }),
    },
  )

describe('what a screen reader says', () => {
  it('[TR14] a duel, with both numbers and what it brought', () => {
    expect(heardBy(1, { duels: [duel] })).toEqual(['Ada has 4, Cleo has 5. One off! 1 yay each'])
  })
  it('[TR21] every Bye-bye once', () => {
    const first = { number: 1, seat: 1, colour: 'red', gone: 1, came: 2, isWild: false, at: 1 } as const
    const second = { number: 2, seat: 1, colour: 'red', gone: 2, came: 3, isWild: false, at: 1 } as const
    expect(heardBy(0, { byeByes: [first, second] }, { byeByes: [first] })).toEqual(['Ben says bye-bye to “action 2”. New: “action 3”'])
  })
  it('[TR11] that an offer was declined, told to its maker alone', () => {
    const declined = { id: 3, from: 0, to: 1, at: 1 }
    expect(heardBy(0, { declined })).toEqual(['Ben would rather not'])
    expect(heardBy(2, { declined })).toEqual([])
    expect(heardBy(0, { offersMade: 4 }, { declined })).toEqual([])
  })
  it('[TR35] two together hear that it was wrong', () => {
    const wrong: Duel = { ...duel, tokens: { yay: 0, meh: 0 }, answer: 'noMatch' }
    expect(heardBy(0, { duels: [wrong], isTogether: true })).toEqual(['Ada has 4, Cleo has 5. One off! Wrong. The scale wins.'])
  })
})
