import type { PersonId, TableOpen, TableSeat } from './types.ts'

/** The seat a person plays from; none for those who watch, and for those who are out of the game. */
export const seatOf = (open: TableOpen, person: PersonId): TableSeat | undefined =>
  open.seats.find((seat) => seat.person === person && !seat.isOut)

/** A free seat in a game in play: nobody's own, or of somebody who has left. */
export const canBeTakenOver = (open: TableOpen, seat: TableSeat): boolean =>
  !seat.isOut && seat.wantedBy === null && (seat.person === null || open.people[seat.person]?.hasLeft === true)
