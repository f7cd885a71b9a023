import type { Cancel, Clock } from '../clock.ts'

interface Plan {
  dueAt: number
  /** Null: once. */
  readonly everyMs: number | null
  readonly act: () => void
}

/** A clock that stands still until a test lets time pass. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 0, 1)
  readonly #plans = new Set<Plan>()

  now(): number {
    return this.#now
  }

  after(ms: number, act: () => void): Cancel {
    return this.#plan({ dueAt: this.#now + ms, everyMs: null, act })
  }

  every(ms: number, act: () => void): Cancel {
    return this.#plan({ dueAt: this.#now + ms, everyMs: ms, act })
  }

  /** How much is still to happen. */
  get planned(): number {
    return this.#plans.size
  }

  /** Everything that falls due meanwhile happens in its order, each with all that follows from it at once. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms
    await settled()
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#now = next.dueAt
      if (next.everyMs === null) this.#plans.delete(next)
      else next.dueAt += next.everyMs
      next.act()
      await settled()
    }
    this.#now = until
  }

  #plan(plan: Plan): Cancel {
    this.#plans.add(plan)
    return () => this.#plans.delete(plan)
  }

  #next(until: number): Plan | undefined {
    const [first] = [...this.#plans].filter(({ dueAt }) => dueAt <= until).sort((a, b) => a.dueAt - b.dueAt)
    return first
  }
}

/** No chain of promises in the connection is nearly as long: after so many turns all that can be settled is. */
const turns = 100

export async function settled(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}
