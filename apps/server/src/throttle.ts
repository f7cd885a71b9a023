/** So many tries at once, and the same number again in the course of a minute. */
export class Throttle {
  readonly #perMinute: number
  readonly #left = new Map<string, { tries: number; at: number }>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  isExhausted(who: string, now = Date.now()): boolean {
    return this.#refilled(who, now) < 1
  }

  /** False when there was no try left. */
  spend(who: string, now = Date.now()): boolean {
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
