import type { TableOpen } from '@figment/table'

/** As often as there are seats, and so many times more, people's time may be up in a row before they are taken to be asleep. */
const TIME_UPS_BEYOND_SEATS = 2

/** Notices when everybody in a game is asleep: then its clock goes from turn to turn, and nobody will ever take one. */
export class Asleep {
  #timeUps = 0
  #touchedAt: number | null = null

  /** The time of those who are waited for is up. True: nobody has touched the table for so many turns that it should rest. */
  timeIsUp({ play, seats }: Pick<TableOpen, 'play' | 'seats'>, touchedAt: number): boolean {
    if (touchedAt !== this.#touchedAt) this.#timeUps = 0
    this.#touchedAt = touchedAt
    const people = seats.filter(({ isOut, isBot }) => !isOut && !isBot).map(({ seat }) => seat)
    // bots play on by themselves, and whoever watches them need not do anything
    if (people.some((seat) => play?.open.awaited.includes(seat))) this.#timeUps++
    return this.#timeUps >= seats.filter(({ isOut }) => !isOut).length + TIME_UPS_BEYOND_SEATS
  }
}
