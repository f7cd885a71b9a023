import type { Seat, SeatView } from '@figment/game-kit'
import { everyWay, isEveryWayLarge, type SmallTable } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { handFor } from '../open/hands.ts'
import { pointsByTheRulebook } from '../testing/rulebook.ts'
import { usual } from '../testing/story.ts'
import { type Card, type Deal, type Dixit, EDITIONS, type Edition, type Move } from '../types.ts'

/** Seat 0 has a00, a01 …, and six cards more than the hands need lie in the pile. */
const cardOf = (seat: Seat, number: number): Card => `${'abcdefg'[seat]}0${number}`
const PILE = Array.from({ length: 6 }, (_, at) => cardOf(6, at))

function smallDeal(seats: number, edition: Edition): Deal {
  const toGive = seats === 3 ? 2 : 1
  const hand = (seat: Seat) => Array.from({ length: handFor(toGive) }, (_, at) => cardOf(seat, at))
  return {
    options: { ...usual, edition, target: 10, timers: 'brisk' },
    hands: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, hand(seat)])),
    pile: PILE,
    storyteller: null,
    toGive,
    due: 0,
  }
}

/** One card of a hand is as good as another, so that each gives the first of theirs; in the large table everybody can choose. */
const CHOICE = isEveryWayLarge ? 2 : 1

/** So many cards, each time another one of the first is left out. */
const gifts = (hand: readonly Card[], count: number): Card[][] =>
  Array.from({ length: CHOICE }, (_, out) =>
    hand
      .slice(0, count + CHOICE - 1)
      .filter((_, at) => CHOICE === 1 || at !== out)
      .slice(0, count),
  )

function moves({ seat, open, held }: SeatView<Dixit>): Move[] {
  const isTeller = open.storyteller === seat
  switch (open.phase) {
    case 'claiming':
      return seat === 1 ? [{ type: 'claimStory' }] : []
    case 'telling':
      return isTeller ? held.hand.slice(0, CHOICE).map((card) => ({ type: 'tellClue', card, clue: 'a clue' })) : []
    case 'giving':
      return isTeller || held.given.length > 0 ? [] : gifts(held.hand, open.toGive).map((cards) => ({ type: 'giveCards', cards }))
    case 'voting':
      if (isTeller || held.vote !== null) return []
      return open.laid.flatMap((card, at) => (held.given.includes(card) ? [] : [{ type: 'vote' as const, number: at + 1 }]))
    case 'scoring':
      return open.awaited.includes(seat) ? [{ type: 'goOn' }] : []
    case 'over':
      return []
  }
}

describe.each(EDITIONS.flatMap((edition) => [3, 4].map((seats) => ({ edition, seats }))))(
  '$edition, $seats players',
  ({ edition, seats }) => {
    const table: SmallTable<Dixit> = {
      deal: smallDeal(seats, edition),
      moves,
      // what comes after the scores is looked at where it is the same with fewer
      isDone: ({ round, phase }) => round > 1 || phase === 'over' || (seats > 3 && phase === 'scoring'),
      scores: pointsByTheRulebook,
    }

    it('[DX14] [DX15] [DX16] [DX17] [DX18] every way through a round goes on, tells no secret and is scored as the rulebook has it', () => {
      const { states, ends, trouble } = everyWay(game, table)
      expect(trouble).toEqual([])
      expect(states).toBeGreaterThan(seats === 3 ? 500 : 5000)
      expect(ends).toBeGreaterThan(10)
    })

    it('[DX32] moves alone come to the end of it, without a clock', () => {
      expect(everyWay(game, { ...table, clock: false, leaver: false }).trouble).toEqual([])
    })
  },
)
