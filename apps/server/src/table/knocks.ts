import { KNOCK_AGAIN_AFTER_MS, KNOCK_ASKED_EVERY_MS, type Knock, NOT_NOW_FOR_MS } from '@figment/protocol'
import type { Caller } from '@figment/table'
import type { Guest } from '../connection/guest.ts'
import { KNOCK_LASTS_MS, type KnockBounds } from '../running/bounds.ts'

/** What somebody who knocks is told, and when another knock is heard; null: none is, any more. */
export interface Heard {
  readonly refused: 'knocking' | 'notNow' | 'tooManyKnock'
  readonly againInMs: number | null
}

type Knocking = Caller & Pick<Knock, 'profile'>

interface Waiting extends Knocking {
  readonly id: string
  readonly times: number
  /** When they last knocked, and when their device last asked. */
  readonly knockedAt: number
  readonly askedAt: number
}

interface TurnedAway {
  readonly place: string
  readonly times: number
  readonly at: number
}

interface KnockTable {
  readonly bounds: KnockBounds
  /** Somebody knocks, or does not any more. */
  changed(): void
  onBound(): void
}

/** Those who knock at a table. Kept nowhere: their devices go on asking, also after a restart. */
export class Knocks {
  readonly #table: KnockTable
  readonly #waiting = new Map<Guest, Waiting>()
  readonly #turnedAway = new Map<Guest, TurnedAway>()
  #count = 0
  #clock: ReturnType<typeof setInterval> | null = null

  constructor(table: KnockTable) {
    this.#table = table
  }

  get all(): readonly Knock[] {
    return [...this.#waiting.values()].map(({ id, as, profile, times }) => ({ id, as, profile, times }))
  }

  guestOf(knock: string): Guest | null {
    return [...this.#waiting.values()].find(({ id }) => id === knock)?.guest ?? null
  }

  hear(caller: Knocking, how: 'wait' | 'again'): Heard {
    const now = Date.now()
    const before = this.#waiting.get(caller.guest)
    if (before) return this.#hearAgain(before, how, now)
    const wait = this.#waitOf(caller, now)
    if (wait !== 0) return { refused: 'notNow', againInMs: wait }
    const fromThere = [...this.#waiting.values()].filter(({ place }) => place === caller.place)
    if (this.#waiting.size >= this.#table.bounds.atATable || fromThere.length >= this.#table.bounds.fromOnePlace) {
      this.#table.onBound()
      return { refused: 'tooManyKnock', againInMs: KNOCK_AGAIN_AFTER_MS }
    }
    this.#waiting.set(caller.guest, { ...caller, id: `k${++this.#count}`, times: 1, knockedAt: now, askedAt: now })
    this.#clock ??= setInterval(() => this.#forgetThoseWhoWent(), KNOCK_ASKED_EVERY_MS)
    this.#table.changed()
    return { refused: 'knocking', againInMs: KNOCK_AGAIN_AFTER_MS }
  }

  /** Whoever is let in finds the door open when they ask the next time. */
  answer(knock: string, { isLetIn }: { readonly isLetIn: boolean }): void {
    const guest = this.guestOf(knock)
    const answered = guest === null ? undefined : this.#waiting.get(guest)
    if (guest === null || !answered) return
    this.#waiting.delete(guest)
    if (!isLetIn) {
      const times = (this.#turnedAway.get(guest)?.times ?? 0) + 1
      this.#turnedAway.delete(guest)
      this.#turnedAway.set(guest, { place: answered.place, times, at: Date.now() })
      const [first] = this.#turnedAway.keys()
      if (first !== undefined && this.#turnedAway.size > this.#table.bounds.turnedAwayRemembered) this.#turnedAway.delete(first)
    }
    this.#changed()
  }

  /** The same door, of a table that was closed and is opened anew. */
  goOnFrom(before: Knocks): void {
    for (const [guest, turnedAway] of before.#turnedAway) this.#turnedAway.set(guest, turnedAway)
  }

  close(): void {
    if (this.#clock) clearInterval(this.#clock)
    this.#clock = null
  }

  #hearAgain(before: Waiting, how: 'wait' | 'again', now: number): Heard {
    const knocksAgain = how === 'again' && now - before.knockedAt >= KNOCK_AGAIN_AFTER_MS
    const heard = knocksAgain ? { knockedAt: now, times: before.times + 1 } : {}
    const waiting = { ...before, ...heard, askedAt: now }
    this.#waiting.set(before.guest, waiting)
    if (knocksAgain) this.#table.changed()
    return { refused: 'knocking', againInMs: Math.max(0, waiting.knockedAt + KNOCK_AGAIN_AFTER_MS - now) }
  }

  /** How long until this guest may knock: 0, now; null, not any more. Others from the same place wait a little, too. */
  #waitOf({ guest, place }: Caller, now: number): number | null {
    const theirs = this.#turnedAway.get(guest)
    if (theirs && theirs.times > 1) return null
    const others = [...this.#turnedAway.values()].filter((one) => one.place === place).map(({ at }) => at + KNOCK_AGAIN_AFTER_MS)
    return Math.max(0, (theirs ? theirs.at + NOT_NOW_FOR_MS : 0) - now, ...others.map((until) => until - now))
  }

  #forgetThoseWhoWent(): void {
    const gone = [...this.#waiting.values()].filter(({ askedAt }) => Date.now() - askedAt > KNOCK_LASTS_MS)
    for (const { guest } of gone) this.#waiting.delete(guest)
    if (gone.length > 0) this.#changed()
  }

  #changed(): void {
    if (this.#waiting.size === 0) this.close()
    this.#table.changed()
  }
}
