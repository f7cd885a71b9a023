import { type Seat, type Upcaster, withoutSeat } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type * as v1 from './v1.ts'
import type * as v2 from './v2.ts'

export type V1 = WritingOf<typeof v1>
export type V2 = WritingOf<typeof v2>

/** As the rules were then: two cards at a table of three. */
const cardsToGive = (seats: readonly Seat[]): 1 | 2 => (seats.length === 3 ? 2 : 1)
const seatsOf = ({ hands }: V1['deal']): Seat[] => Object.keys(hands).map(Number)
const withDefaults = (options: V1['options']): V2['options'] => ({
  ...options,
  clues: options.clues ?? 'words',
  pictures: options.pictures ?? 'first',
})

export const v1ToV2: Upcaster<V1, V2> = {
  options: withDefaults,
  deal: (deal) => ({ ...deal, options: withDefaults(deal.options), toGive: cardsToGive(seatsOf(deal)) }),
  game(deal) {
    let seats = seatsOf(deal)
    let storyteller = deal.storyteller
    const voters = () => seats.filter((seat) => seat !== storyteller)
    return (event) => {
      switch (event.type) {
        case 'storyClaimed':
          storyteller = event.seat
          return event
        case 'turnPassed':
          storyteller = event.to
          return event
        case 'clueTold':
          return { ...event, kind: event.kind ?? 'said', clip: event.clip ?? null, awaited: voters() }
        case 'cardsLaid':
          return { ...event, awaited: voters() }
        case 'roundBegun':
          storyteller = event.storyteller
          return { ...event, toGive: cardsToGive(seats) }
        case 'seatRemoved':
          seats = withoutSeat(seats, event.seat)
          return event
        default:
          return event
      }
    }
  },
}
