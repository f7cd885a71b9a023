/** A place at the table; seats are numbered in table order and keep their number for the whole game. */
export type Seat = number

export const withoutSeat = (seats: readonly Seat[], gone: Seat): Seat[] => seats.filter((seat) => seat !== gone)

/** "Left" is the next seat, clockwise. The seat itself may already be gone. */
export function seatToTheLeft(seats: readonly Seat[], of: Seat): Seat {
  const next = seats.find((seat) => seat > of) ?? seats[0]
  if (next === undefined) throw new RangeError('a table without seats has no left')
  return next
}

/** The same for every seat. */
export const eachSeat = <T>(seats: readonly Seat[], value: T): Record<Seat, T> => Object.fromEntries(seats.map((seat) => [seat, value]))
