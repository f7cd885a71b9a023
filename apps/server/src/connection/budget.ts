import type { Speed } from '../running/bounds.ts'

/** Sums of fractions are never quite what they should be. */
const TOO_LITTLE = 1e-6

/** What somebody may use up: it fills again by itself, and never beyond what may be used at once. */
export class Budget {
  readonly #speed: Speed
  #left: number
  #at: number

  constructor(speed: Speed, now = Date.now()) {
    this.#speed = speed
    this.#left = speed.atOnce
    this.#at = now
  }

  /** Whether so much is there now; what is more than everything only takes everything. */
  has(cost: number, now = Date.now()): boolean {
    return this.waitMs(cost, now) === 0
  }

  /** In how many milliseconds so much is there; 0: now. What is more than everything has to wait for everything. */
  waitMs(cost: number, now = Date.now()): number {
    this.#fill(now)
    const missing = Math.min(cost, this.#speed.atOnce) - this.#left
    return missing <= TOO_LITTLE ? 0 : Math.ceil((missing * 1000) / this.#speed.perSecond - TOO_LITTLE)
  }

  /** Also what is not there: then others wait until it has been made good. */
  spend(cost: number, now = Date.now()): void {
    this.#fill(now)
    this.#left -= cost
  }

  /** How long it takes until so much has been filled again, in milliseconds. */
  filledInMs(cost: number): number {
    return Math.ceil((cost * 1000) / this.#speed.perSecond)
  }

  #fill(now: number): void {
    const { atOnce, perSecond } = this.#speed
    // a clock that was set back fills nothing
    this.#left = Math.min(atOnce, this.#left + (Math.max(0, now - this.#at) * perSecond) / 1000)
    this.#at = now
  }
}
