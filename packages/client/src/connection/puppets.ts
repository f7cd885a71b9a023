import { decodeMotion, encodeStrength } from '@figment/protocol'
import type { Cancel, Clock } from './clock.ts'
import { Listeners } from './listeners.ts'

const sentAtMostEveryMs = 100

/** How strongly the puppets at this table move. */
export class Puppets {
  readonly #clock: Clock
  readonly #send: (bytes: Uint8Array) => void
  readonly #listeners = new Listeners()
  readonly #others = new Map<number, number>()
  #own: number | null = null
  /** While it lasts, nothing more is sent; this ends it. */
  #pause: Cancel | null = null

  constructor(clock: Clock, send: (bytes: Uint8Array) => void) {
    this.#clock = clock
    this.#send = send
  }

  /** Called when any puppet moves otherwise than before. */
  readonly onMotion = this.#listeners.add

  /** How strongly the puppet of another seat moves now, from 0 to 1; null: nobody has moved it. */
  readonly strengthOf = (seat: number): number | null => this.#others.get(seat) ?? null

  /** How strongly the own puppet moves now, from 0 to 1. Call it as often as you like: the last of a moment is sent. */
  readonly drive = (strength: number): void => {
    this.#own = strength
    if (this.#pause) return
    this.#send(encodeStrength(strength))
    this.#pause = this.#clock.after(sentAtMostEveryMs, () => {
      this.rest()
      if (this.#own !== null && this.#own !== strength) this.drive(this.#own)
    })
  }

  hear(pairs: Uint8Array): void {
    for (const { seat, strength } of decodeMotion(pairs)) this.#others.set(seat, strength)
    this.#listeners.tell()
  }

  /** The table may live in another process now, where nobody has moved yet. */
  beginAnew(): void {
    this.#others.clear()
    this.hear(new Uint8Array())
    this.rest()
    if (this.#own !== null) this.drive(this.#own)
  }

  rest(): void {
    this.#pause?.()
    this.#pause = null
  }
}
