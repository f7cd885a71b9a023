import type { Duel, Open } from '../../types.ts'
import { describe, expect, it } from 'vitest'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { longestRun, votesFor } from './standing.ts'

const over: Open = {
  options: { warmUp: 'off', timers: 'off' },
  phase: 'over',
  isTogether: false,
  round: 4,
  seats: [0, 1, 2],
  awaited: [],
  scores: { 0: 3, 1: 5, 2: 5, 3: 0 },
  due: null,
  row: { red: 1, yellow: 21, blue: 41 },
  cardsLeft: 12,
  deck: 1,
  drawn: {},
  tokens: { 0: { yay: 4, meh: 1 }, 1: { yay: 5, meh: 0 }, 2: { yay: 6, meh: 1 }, 3: { yay: 0, meh: 0 } },
  supply: { yay: 0, meh: 6 },
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
  tieBreak: { tied: [1, 2], choices: [], picked: [], votes: { 0: 2 } },
  outcome: null,
  winners: [2],
  shownCards: [],
}

const duel = (yay: number): Duel => ({
  round: 1,
  at: 0,
  sides: [
    { seat: 0, colour: 'red', number: 1 },
    { seat: 1, colour: 'blue', number: 2 },
  ],
  verdict: yay === 2 ? 'equal' : yay === 1 ? 'oneOff' : 'apart',
  tokens: { yay, meh: yay > 0 ? 0 : 1 },
  answer: null,
})

describe('the end', () => {
  it('[TR30] the winner of the vote stands before the other one who was tied, and who left stands last', () => {
    expect(standingsOf(over, over.winners).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, null],
    ])
    expect(votesFor(over, 2)).toBe(1)
  })
  it('[TR31] who shares the win shares the place', () => {
    expect(standingsOf(over, [1, 2]).map(({ place }) => place)).toEqual([1, 1, 3, null])
  })
  it('counts the hits in a row', () => {
    expect(longestRun({ ...over, duels: [duel(1), duel(0), duel(2), duel(1), duel(0)] })).toBe(2)
    expect(longestRun(over)).toBe(0)
  })
})
