import { decodeMotion, encodeStrength } from '@figment/protocol'

const SENT_AT_MOST_EVERY = 100

/** How strongly the puppets at this table move. */
export class Strengths {
  readonly #send: (bytes: Uint8Array) => void
  readonly #listeners = new Set<() => void>()
  readonly #others = new Map<number, number>()
  #own: number | null = null
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(send: (bytes: Uint8Array) => void) {
    this.#send = send
  }

  /** Called when any puppet moves otherwise than before. */
  readonly onMotion = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** How strongly the puppet of another seat moves now, from 0 to 1; null: nobody has moved it. */
  readonly strengthOf = (seat: number): number | null => this.#others.get(seat) ?? null

  /** How strongly the own puppet moves now, from 0 to 1. Call it as often as you like: the last of a moment is sent. */
  readonly move = (strength: number): void => {
    this.#own = strength
    if (this.#next !== undefined) return
    this.#send(encodeStrength(strength))
    this.#next = setTimeout(() => {
      this.rest()
      if (this.#own !== null && this.#own !== strength) this.move(this.#own)
    }, SENT_AT_MOST_EVERY)
  }

  hear(pairs: Uint8Array): void {
    for (const { seat, strength } of decodeMotion(pairs)) this.#others.set(seat, strength)
    for (const listener of this.#listeners) listener()
  }

  /** The table may live in another process now, where nobody has moved yet. */
  beginAnew(): void {
    this.#others.clear()
    this.hear(new Uint8Array())
    this.rest()
    if (this.#own !== null) this.move(this.#own)
  }

  rest(): void {
    clearTimeout(this.#next)
    this.#next = undefined
  }
}
