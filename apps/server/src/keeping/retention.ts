import { type Kept, removeTable } from './erasure.ts'
import { CLIP_TOLD_WITHIN_MS } from '../running/bounds.ts'
import { logger } from '../running/logging.ts'

export interface RetentionParts extends Kept {
  /** 0: for ever. */
  readonly keepDays: number
  /** Somebody is there, in whichever process. */
  isAlive(table: string): Promise<boolean>
}

const DAY_MS = 24 * 60 * 60_000
const TABLES_AT_ONCE = 50
const SWEEP_EVERY_MS = 60 * 60_000
const FIRST_SWEEP_WITHIN_MS = 5000

/** Removes what nobody came back to. Several processes may do so at once: what one has removed, the others do not find. */
export class Retention {
  readonly #parts: RetentionParts
  #next: ReturnType<typeof setTimeout> | undefined
  #sweeping: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(parts: RetentionParts) {
    this.#parts = parts
  }

  start(): void {
    this.#sweepIn(Math.random() * FIRST_SWEEP_WITHIN_MS)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#next)
    await this.#sweeping
  }

  /** How many tables were removed, of how many tables only recordings were left, and how many recordings nothing told of. */
  async sweep(now = Date.now()): Promise<{ readonly tables: number; readonly leftovers: number; readonly untold: number }> {
    return { tables: await this.#removeTheOld(now), leftovers: await this.#removeLeftovers(), untold: await this.#removeUntold(now) }
  }

  async #removeTheOld(now: number): Promise<number> {
    const { log, keepDays, isAlive } = this.#parts
    if (keepDays === 0) return 0
    let removed = 0
    const alive = new Set<string>()
    while (!this.#isStopped) {
      const quiet = await log.quietSince(now - keepDays * DAY_MS, TABLES_AT_ONCE + alive.size)
      const next = quiet.filter((table) => !alive.has(table))
      if (next.length === 0) break
      for (const table of next) {
        if (this.#isStopped) return removed
        if (await isAlive(table)) alive.add(table)
        else {
          await removeTable(this.#parts, table)
          removed++
        }
      }
    }
    return removed
  }

  /** Recordings that came in while their table was being removed, or whose removal was cut short. */
  async #removeLeftovers(): Promise<number> {
    const { log, recordings } = this.#parts
    let removed = 0
    for (const table of await recordings.tables()) {
      if (this.#isStopped) break
      if (await log.has(table)) continue
      await recordings.removeAll(table)
      removed++
    }
    return removed
  }

  /** Recordings of clues that were never given. A name is like no other, so it is enough that it stands somewhere in an entry. */
  async #removeUntold(now: number): Promise<number> {
    const { log, recordings } = this.#parts
    let removed = 0
    for (const [table, names] of await recordings.untold(now - CLIP_TOLD_WITHIN_MS)) {
      if (this.#isStopped) break
      const entries = await log.read(table, 0)
      const told = names.filter((name) => entries.some((entry) => entry.includes(name)))
      const untold = names.filter((name) => !told.includes(name))
      await recordings.tell(table, told)
      await recordings.remove(table, untold)
      removed += untold.length
    }
    return removed
  }

  #sweepIn(delay: number): void {
    if (this.#isStopped) return
    this.#next = setTimeout(() => {
      this.#sweeping = this.#sweepAndTell().finally(() => this.#sweepIn(SWEEP_EVERY_MS * (0.9 + Math.random() * 0.2)))
    }, delay)
    this.#next.unref()
  }

  async #sweepAndTell(): Promise<void> {
    try {
      const removed = await this.sweep()
      if (removed.tables + removed.leftovers + removed.untold > 0) logger.info(removed, 'What nobody needs any more was removed.')
    } catch (error) {
      logger.warn({ err: error }, 'What nobody needs any more could not be removed now.')
    }
  }
}
