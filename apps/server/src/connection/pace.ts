import { ASKS_AT_ONCE, ASKS_PER_SECOND, type Speed, WHOLE_EVERY_MS, WHOLES_AT_ONCE } from '../running/bounds.ts'

/** How fast one connection may talk (moves have budgets of their own), how fast it may draw or move a puppet, and how fast it may look for ways to seven others. */
export const TALKING: Speed = { atOnce: 60, perSecond: 30 }
export const DRAWING: Speed = { atOnce: 80, perSecond: 45 }
export const MOVING: Speed = { atOnce: 20, perSecond: 12 }
export const SIGNALLING: Speed = { atOnce: 240, perSecond: 40 }
/** How fast it may ask for everything, and how fast it is given it: asking too often only means to wait. */
export const ASKING: Speed = { atOnce: ASKS_AT_ONCE, perSecond: ASKS_PER_SECOND }
export const TAKING_WHOLES: Speed = { atOnce: WHOLES_AT_ONCE, perSecond: 1000 / WHOLE_EVERY_MS }
/** So many messages may come too fast; with the next one the connection is closed. */
const TOO_FAST_AT_MOST = 150
/** So many of them are forgotten with each that comes in time: who slows down is not sent away later, who floods is. */
export const FORGIVEN_WITH_EACH = 2

export class Pace {
  readonly #speed: Speed
  #left: number
  #at = Date.now()
  #ignored = 0

  constructor(speed: Speed) {
    this.#speed = speed
    this.#left = speed.atOnce
  }

  /** `ignore`: too fast, say so; `close`: it does not listen. */
  next(now = Date.now(), { costs = 1 } = {}): 'heard' | 'ignore' | 'close' {
    const { atOnce, perSecond } = this.#speed
    this.#left = Math.min(atOnce, this.#left + ((now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left >= costs) {
      this.#left -= costs
      this.#ignored = Math.max(0, this.#ignored - FORGIVEN_WITH_EACH)
      return 'heard'
    }
    return ++this.#ignored > TOO_FAST_AT_MOST ? 'close' : 'ignore'
  }
}
