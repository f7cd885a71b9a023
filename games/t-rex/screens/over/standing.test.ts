import type { Open } from '../../types.ts'
import { describe, expect, it } from 'vitest'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { votesFor } from './standing.ts'

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
})
