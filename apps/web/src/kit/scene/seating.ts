import type { TableSeat } from '@figment/table/types'

type SeatNumber = TableSeat['seat']

/** Those seats in table order; a seat that is nowhere in the list is left out. */
export const seatsAt = (seats: readonly TableSeat[], wanted: readonly SeatNumber[]): TableSeat[] =>
  seats.filter(({ seat }) => wanted.includes(seat))

export const seatAt = (seats: readonly TableSeat[], wanted: SeatNumber | null): TableSeat | undefined =>
  seats.find(({ seat }) => seat === wanted)
