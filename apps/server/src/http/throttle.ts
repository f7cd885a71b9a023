/** How often somebody may try something. */
export interface Throttle {
  isExhausted(who: string): Promise<boolean>
  /** False when there was no try left. */
  spend(who: string): Promise<boolean>
}

/** So many tries at once, and the same number again in the course of a minute. */
export class LocalThrottle implements Throttle {
  readonly #perMinute: number
  readonly #left = new Map<string, { tries: number; at: number }>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  async isExhausted(who: string, now = Date.now()): Promise<boolean> {
    return this.#refilled(who, now) < 1
  }

  async spend(who: string, now = Date.now()): Promise<boolean> {
    const tries = this.#refilled(who, now)
    if (tries < 1) return false
    this.#left.set(who, { tries: tries - 1, at: now })
    if (this.#left.size > 10_000) this.#forgetTheRested(now)
    return true
  }

  #refilled(who: string, now: number): number {
    const left = this.#left.get(who)
    return left ? Math.min(this.#perMinute, left.tries + ((now - left.at) * this.#perMinute) / 60_000) : this.#perMinute
  }

  #forgetTheRested(now: number): void {
    for (const who of this.#left.keys()) if (this.#refilled(who, now) >= this.#perMinute) this.#left.delete(who)
  }
}
