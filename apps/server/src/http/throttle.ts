import { siteOf } from '../connection/address.ts'
import { ADDRESSES_REMEMBERED_AT_MOST, type Budget, DAY_MS, MINUTE_MS } from '../running/bounds.ts'

/** How often somebody may try something. */
export interface Throttle {
  /** Takes a try, in one step: whoever asks at the same moment does not get the same one. */
  spend(who: string, how?: How): Promise<Spent>
  /** The try was none after all. */
  giveBack(who: string, how?: How): Promise<void>
}

export interface How {
  /** The try was paid for in another way: it counts for the day and for the site, but need not wait. */
  readonly isPaid?: boolean
  readonly now?: number
}

export type Spent =
  | { readonly ok: true }
  /** `isCapped`: all tries of the day or of the site are gone; otherwise it is only the next one that is not there yet. */
  | { readonly ok: false; readonly waitMs: number; readonly isCapped: boolean }

/** So many within each stretch of time, counted from midnight (UTC), or from the full hour or minute. */
export interface Cap {
  readonly kind: 'day' | 'site'
  readonly whose: string
  readonly most: number
  readonly withinMs: number
}

export function capsOf({ perDay, perSite }: Budget, who: string): readonly Cap[] {
  const site = siteOf(who)
  const caps: Cap[] = []
  if (perDay !== undefined) caps.push({ kind: 'day', whose: who, most: perDay, withinMs: DAY_MS })
  if (perSite && site !== null) caps.push({ kind: 'site', whose: site, most: perSite.tries, withinMs: perSite.withinMs })
  return caps
}

/** Which stretch of time it is. */
export const stretchOf = ({ withinMs }: Cap, now: number): number => Math.floor(now / withinMs)

export const capEndsInMs = (cap: Cap, now: number): number => (stretchOf(cap, now) + 1) * cap.withinMs - now

/** After this time without a try all of them are back. */
export const fullAgainMs = ({ atOnce, perMinute }: Budget): number => (atOnce / perMinute) * MINUTE_MS

interface Left {
  readonly tries: number
  readonly at: number
}

/** Counts in the memory of this process. */
export class LocalThrottle implements Throttle {
  readonly #budget: Budget
  readonly #left = new Remembered<Left>()
  readonly #counts = { day: new Counts(), site: new Counts() }
  #turnedAt = 0

  constructor(budget: Budget) {
    this.#budget = budget
  }

  // without a pause in between, so that nobody else can take the same try
  async spend(who: string, { isPaid = false, now = Date.now() }: How = {}): Promise<Spent> {
    const caps = capsOf(this.#budget, who)
    const reached = caps.find((cap) => this.#counts[cap.kind].of(cap, now) >= cap.most)
    if (reached) return { ok: false, waitMs: capEndsInMs(reached, now), isCapped: true }
    const tries = this.#refilled(who, now)
    if (tries < 1 && !isPaid) {
      return { ok: false, waitMs: Math.ceil(((1 - tries) * MINUTE_MS) / this.#budget.perMinute), isCapped: false }
    }
    if (!isPaid) this.#left.set(who, { tries: tries - 1, at: now })
    for (const cap of caps) this.#counts[cap.kind].add(cap, 1, now)
    return { ok: true }
  }

  async giveBack(who: string, { isPaid = false, now = Date.now() }: How = {}): Promise<void> {
    if (!isPaid) this.#left.set(who, { tries: Math.min(this.#budget.atOnce, this.#refilled(who, now) + 1), at: now })
    for (const cap of capsOf(this.#budget, who)) this.#counts[cap.kind].add(cap, -1, now)
  }

  #refilled(who: string, now: number): number {
    if (now - this.#turnedAt >= fullAgainMs(this.#budget)) {
      this.#left.turn()
      this.#turnedAt = now
    }
    const { atOnce, perMinute } = this.#budget
    const left = this.#left.get(who)
    return left ? Math.min(atOnce, left.tries + (Math.max(0, now - left.at) * perMinute) / MINUTE_MS) : atOnce
  }
}

/** Tries within the stretch of time that it is now. */
class Counts {
  #counted = new Remembered<number>()
  #stretch = 0

  of(cap: Cap, now: number): number {
    const stretch = stretchOf(cap, now)
    if (stretch !== this.#stretch) this.#counted = new Remembered()
    this.#stretch = stretch
    return this.#counted.get(cap.whose) ?? 0
  }

  add(cap: Cap, tries: 1 | -1, now: number): void {
    this.#counted.set(cap.whose, Math.max(0, this.of(cap, now) + tries))
  }
}

/** What was noted lately, of so many and no more: two maps change places, and nobody has to look through all of them for what is old. */
class Remembered<Noted> {
  #lately = new Map<string, Noted>()
  #before = new Map<string, Noted>()

  get(who: string): Noted | undefined {
    return this.#lately.get(who) ?? this.#before.get(who)
  }

  set(who: string, noted: Noted): void {
    if (this.#lately.size >= ADDRESSES_REMEMBERED_AT_MOST && !this.#lately.has(who)) this.turn()
    this.#lately.set(who, noted)
  }

  /** What was not noted again since the last time is forgotten. */
  turn(): void {
    this.#before = this.#lately
    this.#lately = new Map()
  }
}
