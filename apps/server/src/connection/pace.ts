import {
  ASKS_AT_ONCE,
  ASKS_PER_SECOND,
  FORGIVEN_WITH_EACH,
  type Speed,
  TOO_FAST_AT_MOST,
  WHOLE_EVERY_MS,
  WHOLES_AT_ONCE,
} from '../running/bounds.ts'

/** How fast a connection may ask for everything, and how fast it is given it: asking too often only means to wait. */
export const ASKING: Speed = { atOnce: ASKS_AT_ONCE, perSecond: ASKS_PER_SECOND }
export const TAKING_WHOLES: Speed = { atOnce: WHOLES_AT_ONCE, perSecond: 1000 / WHOLE_EVERY_MS }

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
