import type { Seat } from './seat.ts'

export interface Hand {
  readonly held: object
  /** In milliseconds since 1970. */
  readonly since: number
  /** Of luck that lasts for as long as the hand. */
  readonly seed: string
}

/** Since when each seat holds what it holds. States are never changed in place, so that the same object is the same hand. */
export class Hands {
  readonly #salt: string
  readonly #bySeat = new Map<Seat, Hand>()
  #changes = 0
  #lastHeld: object | undefined

  constructor(salt: string) {
    this.#salt = salt
  }

  notice(held: Readonly<Record<Seat, object>>, now: number): void {
    if (held === this.#lastHeld) return
    this.#lastHeld = held
    for (const [key, inHand] of Object.entries(held)) {
      const seat = Number(key)
      if (this.#bySeat.get(seat)?.held !== inHand)
        this.#bySeat.set(seat, { held: inHand, since: now, seed: `${this.#salt}/${++this.#changes}` })
    }
  }

  of(seat: Seat): Hand {
    const hand = this.#bySeat.get(seat)
    if (!hand) throw new RangeError(`nobody has looked at the hand of seat ${seat}`)
    return hand
  }
}
