import type { Spent, Throttle } from './throttle.ts'
import type { WorkAsked } from './work-asked.ts'

interface Parts {
  readonly wrongCodes: Throttle
  readonly wrongCodesInAll: Throttle
  readonly workDone: Throttle
  readonly workAsked: Pick<WorkAsked, 'challengeFor' | 'doneBy'>
  /** Somebody comes with work that has counted already. */
  onWorkDoneBefore(): void
}

/** Somebody at this address has typed this code, and perhaps done the work that was asked for. */
interface Typed {
  readonly address: string
  readonly code: string
  readonly work: string
}

/** Which bound was reached, and how long to wait. */
interface Refused {
  readonly bound: 'wrongCodes' | 'wrongCodesInAll'
  readonly waitMs: number
}

type Looked<Found> =
  | { readonly found: Found }
  | { readonly found: null; readonly refused: 'noSuchTable' }
  /** `work`: whoever does it need not wait; null: it would not help today. */
  | (Refused & { readonly found: null; readonly refused: 'tooManyTries'; readonly work: string | null })

/** All addresses together. */
const EVERYBODY = 'everybody'

/** What it costs to type a code. A wrong one costs a try of the address, a right one nothing. */
export class CodeTries {
  readonly #parts: Parts
  readonly #lookups = new Lookups()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Looks the code up, also without a try: then only what needs none may be found. A try is spent before that, so that many at once
   * are as many as one after the other; who was right has it back. The same is done whatever is found.
   */
  async lookUp<Found extends object>(
    typed: Typed,
    find: (allowed: { readonly hasTry: boolean }) => Promise<Found | null>,
  ): Promise<Looked<Found>> {
    const isPaid = await this.#isPaid(typed)
    const spent = await this.#spend(typed.address, { isPaid })
    if (spent.ok) {
      const found = await this.#unlessRight(typed.address, { isPaid }, find({ hasTry: true })).finally(spent.end)
      return found === null ? { found: null, refused: 'noSuchTable' } : { found }
    }
    const found = await find({ hasTry: false })
    if (found !== null) return { found }
    const work = spent.isCapped ? null : this.#parts.workAsked.challengeFor(typed)
    return { found: null, refused: 'tooManyTries', bound: spent.bound, waitMs: spent.waitMs, work }
  }

  /** Work is done for one code, and counts once. */
  async #isPaid({ work, ...trying }: Typed): Promise<boolean> {
    const challenge = this.#parts.workAsked.doneBy(trying, work)
    if (challenge === null) return false
    const isFirst = (await this.#parts.workDone.spend(challenge)).ok
    if (!isFirst) this.#parts.onWorkDoneBefore()
    return isFirst
  }

  /** `end` is called when it is known whether the code was right. */
  async #spend(
    address: string,
    { isPaid }: { isPaid: boolean },
  ): Promise<(Spent & Refused & { ok: false }) | { readonly ok: true; end(): void }> {
    const { wrongCodes, wrongCodesInAll } = this.#parts
    for (;;) {
      const spent = await wrongCodes.spend(address, { isPaid })
      if (spent.ok) {
        const end = this.#lookups.begin(address)
        const inAll = isPaid ? spent : await wrongCodesInAll.spend(EVERYBODY)
        if (inAll.ok) return { ok: true, end }
        await wrongCodes.giveBack(address)
        end()
        return { ...inAll, bound: 'wrongCodesInAll' }
      }
      // when all tries of an address are with people who may be right, they are waited for
      const other = spent.isCapped ? null : this.#lookups.next(address)
      if (!other) return { ...spent, bound: 'wrongCodes' }
      await other
    }
  }

  async #unlessRight<Found extends object>(
    address: string,
    { isPaid }: { isPaid: boolean },
    looking: Promise<Found | null>,
  ): Promise<Found | null> {
    let isWrong = false
    try {
      const found = await looking
      isWrong = found === null
      return found
    } finally {
      // what fails by no fault of theirs costs nobody a try either
      if (!isWrong) await this.#giveBack(address, { isPaid })
    }
  }

  async #giveBack(address: string, { isPaid }: { isPaid: boolean }): Promise<void> {
    const { wrongCodes, wrongCodesInAll } = this.#parts
    await wrongCodes.giveBack(address, { isPaid })
    if (!isPaid) await wrongCodesInAll.giveBack(EVERYBODY)
  }
}

/** Codes that are just being looked up, by the address that spent a try on them. */
class Lookups {
  readonly #underWay = new Map<string, { count: number; readonly waiting: Set<() => void> }>()

  /** What it returns is to be called when the code was looked up. */
  begin(address: string): () => void {
    const here = this.#underWay.get(address) ?? { count: 0, waiting: new Set() }
    this.#underWay.set(address, here)
    here.count++
    return () => {
      here.count--
      if (here.count === 0) this.#underWay.delete(address)
      for (const goOn of here.waiting) goOn()
      here.waiting.clear()
    }
  }

  /** Resolves when one of them is over; null when there is none. */
  next(address: string): Promise<void> | null {
    const here = this.#underWay.get(address)
    return here ? new Promise((goOn) => here.waiting.add(goOn)) : null
  }
}
