import type { Seat, Upcaster } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type * as v1 from './v1.ts'
import type * as v2 from './v2.ts'

export type V1 = WritingOf<typeof v1>
export type V2 = WritingOf<typeof v2>

/** As the rules were then, by the number of seats that began to play. */
const SETUPS: Readonly<Record<number, V2['deal']['setup']>> = {
  2: { chips: 3, stories: 5, tellings: 3 },
  3: { chips: 3, stories: 5, tellings: 3 },
  4: { chips: 3, stories: 6, tellings: 3 },
  5: { chips: 2, stories: 7, tellings: 2 },
  6: { chips: 2, stories: 8, tellings: 2 },
}

function setupFor(seats: number): V2['deal']['setup'] {
  const setup = SETUPS[seats]
  if (!setup) throw new RangeError(`no table for ${seats}`)
  return setup
}

/** Whoever ended the poem got one point. */
const forEnding = (player: Seat | 'rival') => [{ player, reason: 'endingLaid', points: 1 }] as const

export const v1ToV2: Upcaster<V1, V2> = {
  options: (options) => options,
  deal(deal) {
    const seats = Object.keys(deal.hands).length
    return { ...deal, setup: setupFor(seats), firstScore: 5, hasRival: seats === 2 }
  },
  game() {
    /** Who drew the endings that are chosen from. */
    let ender: Seat | null = null
    return (event) => {
      switch (event.type) {
        case 'endingsDrawn':
          ender = event.seat
          return { ...event, count: 2 }
        case 'endingLaid':
          if (ender === null) throw new RangeError('an ending was laid before any was drawn')
          return { ...event, points: forEnding(ender) }
        case 'rivalLaidEnding':
          return { ...event, points: forEnding('rival') }
        default:
          return event
      }
    }
  },
}
