import { LOG_LINES_AT_ONCE, LOG_LINES_PER_SECOND, LOG_MESSAGES_KNOWN_AT_MOST } from './bounds.ts'

interface Told {
  /** So many may follow at once. */
  left: number
  at: number
  heldBack: number
}

/** Each message may be told so many times at once and then once in a while; the rest is counted, and told as a number. */
export class LogValve {
  readonly #told = new Map<string, Told>()

  passes(message: string, now = Date.now()): boolean {
    const told = this.#of(message, now)
    told.left = Math.min(LOG_LINES_AT_ONCE, told.left + ((now - told.at) * LOG_LINES_PER_SECOND) / 1000)
    told.at = now
    if (told.left >= 1) {
      told.left--
      return true
    }
    told.heldBack++
    return false
  }

  /** What was held back since the last time, by message. */
  sumUp(): readonly { readonly message: string; readonly heldBack: number }[] {
    const sums = [...this.#told].flatMap(([message, { heldBack }]) => (heldBack > 0 ? [{ message, heldBack }] : []))
    for (const told of this.#told.values()) told.heldBack = 0
    return sums
  }

  /** Past so many messages all others share one place: there are as many as somebody has written in the code, or something is wrong. */
  #of(message: string, now: number): Told {
    const key = this.#told.has(message) || this.#told.size < LOG_MESSAGES_KNOWN_AT_MOST ? message : OTHERS
    const known = this.#told.get(key) ?? { left: LOG_LINES_AT_ONCE, at: now, heldBack: 0 }
    this.#told.set(key, known)
    return known
  }
}

const OTHERS = 'Other things happened.'
