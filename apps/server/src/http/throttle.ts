import { ADDRESSES_REMEMBERED_AT_MOST } from '../running/bounds.ts'

/** How often somebody may try something. */
export interface Throttle {
  isExhausted(who: string): Promise<boolean>
  /** False when there was no try left. */
  spend(who: string): Promise<boolean>
}

interface Left {
  readonly tries: number
  readonly at: number
}

const MINUTE_MS = 60_000

/**
 * So many tries at once, and the same number again in the course of a minute. Who has not tried for a minute has all of them
 * back, so only those of this minute and of the one before are remembered: nobody has to look through all of them.
 */
export class LocalThrottle implements Throttle {
  readonly #perMinute: number
  #lately = new Map<string, Left>()
  #before = new Map<string, Left>()
  #turnedAt = 0

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  async isExhausted(who: string, now = Date.now()): Promise<boolean> {
    return this.#refilled(who, now) < 1
  }

  async spend(who: string, now = Date.now()): Promise<boolean> {
    const tries = this.#refilled(who, now)
    if (tries < 1) return false
    this.#lately.set(who, { tries: tries - 1, at: now })
    return true
  }

  #refilled(who: string, now: number): number {
    this.#turn(now)
    const left = this.#lately.get(who) ?? this.#before.get(who)
    return left ? Math.min(this.#perMinute, left.tries + ((now - left.at) * this.#perMinute) / MINUTE_MS) : this.#perMinute
  }

  #turn(now: number): void {
    if (now - this.#turnedAt < MINUTE_MS && this.#lately.size < ADDRESSES_REMEMBERED_AT_MOST) return
    this.#before = this.#lately
    this.#lately = new Map()
    this.#turnedAt = now
  }
}
