import { seededChance } from '@figment/game-kit'
import { everyWay, isEveryWayLarge, type SmallTable } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { countedByHand } from '../testing/scorer.ts'
import { line, ownCards, usual } from '../testing/story.ts'
import type { Move, Open, Pictomania, Variant } from '../types.ts'
import { rules } from './rules.ts'

/** Three players, three cards of the host, and a clock that runs. */
const dealt = (variant: Variant) =>
  rules.deal([0, 1, 2], { ...usual, ownCards: ownCards(3), timers: 'brisk', variant }, seededChance('every way'))

const table = (variant: Variant, moves: SmallTable<Pictomania>['moves']): SmallTable<Pictomania> => ({
  deal: dealt(variant),
  moves,
  isDone: ({ round, phase }) => round > 1 || phase === 'over',
  scores: countedByHand,
})

const bestToken = ({ blackTokens }: Open): number | null => {
  const best = blackTokens.findIndex(({ by }) => by === null)
  return best === -1 ? null : best
}

describe('every way that a round of three can go', () => {
  it.each(['usual', 'fast'] as const)('[PM20] [PM22] [PM24] [PM31] %s: guesses, tokens and the clock in any order', (variant) => {
    // one card more or less on each pile, right or wrong, is all that tells one way from another
    const moves: SmallTable<Pictomania>['moves'] = ({ seat, open, held }) => {
      const { laid, round } = open
      switch (open.phase) {
        case 'understanding':
          return [{ type: 'understand', laid }]
        case 'drawing': {
          const others = open.seats.filter((other) => other !== seat)
          const guesses = others.flatMap((drawing): Move[] => [1, 2].map((number) => ({ type: 'guess', round, drawing, number })))
          // in usual rounds the third only takes a token, or none: the table stays small
          const fewest = variant === 'fast' ? (seat === 0 ? 2 : 1) : seat === 2 ? 0 : 1
          const most = isEveryWayLarge ? Math.max(1, fewest) : fewest
          const few = Object.keys(held.guesses).length < most ? guesses : []
          return [...few, { type: 'finish', round, token: bestToken(open) }, { type: 'finish', round, token: null }]
        }
        default:
          return []
      }
    }
    const { states, ends, trouble } = everyWay(game, table(variant, moves))
    expect(trouble).toEqual([])
    expect(states).toBeGreaterThan(2_000)
    expect(ends).toBeGreaterThan(500)
  })

  it('[PM29] [PM30] who has seen enough, who wonders and who owns up, in any order', () => {
    const moves: SmallTable<Pictomania>['moves'] = ({ seat, open, held }) => {
      const { laid, round, step } = open
      switch (open.phase) {
        case 'understanding':
          return [{ type: 'understand', laid }]
        case 'drawing':
          // the first guesses once, the others only finish
          if (seat === 0 && Object.keys(held.guesses).length === 0)
            return [{ type: 'guess', round, drawing: 1, number: held.task?.number === 1 ? 2 : 1 }]
          return [{ type: 'finish', round, token: seat === 1 ? bestToken(open) : null }]
        case 'opening':
          return [
            { type: 'goOn', round, step },
            { type: 'doubt', round, isOpen: true },
            { type: 'doubt', round, isOpen: false },
            { type: 'declareWrong', round },
          ]
        case 'scoring':
          return [{ type: 'goOn', round, step }]
        case 'over':
          return []
      }
    }
    const { states, ends, trouble } = everyWay(game, table('usual', moves))
    expect(trouble).toEqual([])
    expect(states).toBeGreaterThan(1_000)
    expect(ends).toBeGreaterThan(10)
    // without a clock moves alone come to the end
    expect(everyWay(game, { ...table('usual', moves), clock: false, leaver: false }).trouble).toEqual([])
  })

  it('[PM14] [PM15] [PM25] lines that come and go, and the last token of a fast round', () => {
    const moves: SmallTable<Pictomania>['moves'] = ({ seat, open }) => {
      const { laid, round } = open
      switch (open.phase) {
        case 'understanding':
          return [{ type: 'understand', laid }]
        case 'drawing':
          return [
            ...(open.sheets[seat]?.lastStroke === -1 ? [{ type: 'draw', round, stroke: 0, pen: 'thin', ink: line() } as const] : []),
            { type: 'undo', round },
            { type: 'finish', round, token: bestToken(open) },
          ]
        default:
          return []
      }
    }
    const { states, trouble } = everyWay(game, table('fast', moves))
    expect(trouble).toEqual([])
    expect(states).toBeGreaterThan(100)
  })
})
