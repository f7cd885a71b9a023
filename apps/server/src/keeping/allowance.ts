import { ADDRESSES_REMEMBERED_AT_MOST } from '../running/bounds.ts'

interface Spent {
  readonly amount: number
  readonly at: number
}

/** So much at once for everybody, and the same again in the course of a while. Those who have spent least are forgotten first. */
export class Allowance {
  readonly #most: number
  readonly #perMs: number
  readonly #spent = new Map<string, Spent>()

  constructor({ most, perMs }: { readonly most: number; readonly perMs: number }) {
    this.#most = most
    this.#perMs = perMs
  }

  left(who: string, now = Date.now()): number {
    return this.#most - this.#spentBy(who, now)
  }

  /** What was taken already is counted, also if there was less left. */
  spend(who: string, amount: number, now = Date.now()): void {
    const spent = this.#spentBy(who, now) + amount
    this.#spent.set(who, { amount: spent, at: now })
    if (this.#spent.size > ADDRESSES_REMEMBERED_AT_MOST) this.#forgetTheThrifty(now)
  }

  #spentBy(who: string, now: number): number {
    const spent = this.#spent.get(who)
    return spent ? Math.max(0, spent.amount - ((now - spent.at) * this.#most) / this.#perMs) : 0
  }

  /** Half of them at once, so that it is seldom done. */
  #forgetTheThrifty(now: number): void {
    const byAmount = [...this.#spent.keys()].sort((one, other) => this.#spentBy(one, now) - this.#spentBy(other, now))
    for (const who of byAmount.slice(0, byAmount.length / 2)) this.#spent.delete(who)
  }
}
