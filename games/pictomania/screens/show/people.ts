import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { seatAt } from '@figment/ui/scene/seating.ts'

interface Company {
  readonly seats: readonly Player[]
  isAway(seat: Seat): boolean
}

/** Those of them for whom the telling waits: people who are here. */
export const peopleAmong = (awaited: readonly Seat[], { seats, isAway }: Company): Seat[] =>
  awaited.filter((seat) => seatAt(seats, seat)?.isBot === false && !isAway(seat))
