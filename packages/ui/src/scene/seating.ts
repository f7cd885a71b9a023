import type { Player } from '@figment/game-kit/player'

type SeatNumber = Player['seat']

/** Those seats in table order; a seat that is nowhere in the list is left out. */
export const seatsAt = (seats: readonly Player[], wanted: readonly SeatNumber[]): Player[] =>
  seats.filter(({ seat }) => wanted.includes(seat))

export const seatAt = (seats: readonly Player[], wanted: SeatNumber | null): Player | undefined => seats.find(({ seat }) => seat === wanted)

/** As they were in that round: a seat may have changed hands since. */
export const seatsIn = (seats: readonly Player[], round: number): Player[] =>
  seats.map((seat) => {
    const then = seat.formerly?.find(({ before }) => round < before)
    return then ? { ...seat, name: then.name, colour: then.colour, shape: then.shape, person: null } : seat
  })
