import { type Idea, lookAgain } from './bot.ts'
import type { OpenBase } from './game.ts'
import type { Seat } from './seat.ts'

/** However fast bots are, nobody looks more often, nor more seldom. */
const LOOKS_EVERY_MS = { least: 200, most: 30_000 } as const
/** So long before time is up, by its own clock, a bot wakes, whatever it meant to wait for. */
const WAKES_BEFORE_DUE_MS = 4000
const LOOKS_AFTER_A_DEED_MS = 1000

/** Thinks for a seat; the number is another one with every thought. Null: it failed, and sits still until the table changes. */
export type Think<M> = (seat: Seat, thought: number) => Idea<M> | null

interface Pending<M> {
  readonly at: number
  readonly thought: number
  readonly idea: Idea<M> | null
}

/** What a seat does, now. */
export interface Deed<M> {
  readonly seat: Seat
  readonly move: M
}

/**
 * What those who are played by a function have in mind, and when they come to do it: bots at a table, and modelled people
 * in a simulation. It has no clock of its own, so that both go by the same rules.
 */
export class Minds<M extends { readonly type: string }> {
  readonly #think: Think<M>
  /** How many milliseconds pass in one of this seat's own. */
  readonly #clockOf: (seat: Seat) => number
  readonly #pending = new Map<Seat, Pending<M>>()
  #thoughts = 0
  #due: number | null = null

  constructor(think: Think<M>, clockOf: (seat: Seat) => number) {
    this.#think = think
    this.#clockOf = clockOf
  }

  /** Something may have changed: whoever is waited for and only looked thinks anew, and whoever is not waited for forgets. */
  attend(seats: readonly Seat[], { awaited, due }: Pick<OpenBase, 'awaited' | 'due'>, now: number): void {
    const isDueAnew = due !== this.#due
    this.#due = due
    const asked = seats.filter((seat) => awaited.includes(seat))
    for (const seat of this.#pending.keys()) if (!asked.includes(seat)) this.#pending.delete(seat)
    for (const seat of asked) {
      const isBusy = (this.#pending.get(seat)?.idea?.move ?? null) !== null
      if (!isBusy || isDueAnew) this.#begin(seat, now)
    }
  }

  stop(): void {
    this.#pending.clear()
  }

  /** When the next of them does something, or looks again; null: nobody will. */
  get nextAt(): number | null {
    const times = [...this.#pending.values()].flatMap(({ at, idea }) => (idea ? [at] : []))
    return times.length === 0 ? null : Math.min(...times)
  }

  /** The first whose time has come, with what they do; null: nobody's, or it was only a look. */
  next(now: number): Deed<M> | null {
    const [first] = [...this.#pending].filter(([, { at, idea }]) => idea && at <= now).toSorted(([, one], [, other]) => one.at - other.at)
    if (!first) return null
    const [seat, { idea, thought }] = first
    const after = this.#think(seat, thought)
    // what has become something else is thought over
    if (after?.move && after.move.type === idea?.move?.type) {
      // should it come to nothing, it looks again
      this.#pending.set(seat, { at: now + LOOKS_AFTER_A_DEED_MS, thought, idea: lookAgain(LOOKS_AFTER_A_DEED_MS) })
      return { seat, move: after.move }
    }
    this.#begin(seat, now)
    return null
  }

  #begin(seat: Seat, now: number): void {
    const thought = ++this.#thoughts
    const idea = this.#think(seat, thought)
    this.#pending.set(seat, { at: idea ? this.#when(seat, idea, now) : now, thought, idea })
  }

  #when(seat: Seat, { move, after }: Idea<M>, now: number): number {
    const clock = this.#clockOf(seat)
    const least = move === null ? LOOKS_EVERY_MS.least : 0
    const most = move === null ? Math.max(least, LOOKS_EVERY_MS.most * clock) : Number.POSITIVE_INFINITY
    const wait = Math.min(most, Math.max(least, after * clock))
    const wakes = this.#due === null ? Number.POSITIVE_INFINITY : this.#due - WAKES_BEFORE_DUE_MS * clock
    return wakes > now ? Math.min(now + wait, wakes) : now + wait
  }
}
