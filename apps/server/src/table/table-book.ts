import { createHmac } from 'node:crypto'
import type { EventLog, Lease } from '@figment/event-log'
import { type Chance, keyedChance } from '@figment/game-kit'
import { evolve, type PersonId, type TableEntry, type TableEvent, type TableState, unopenedTable, writeEntry } from '@figment/table'
import { asideOf } from '../keeping/aside.ts'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'
import { RecentMoves } from './move-message.ts'

/** Whose move it was, and the id that their device gave it. */
export interface Cause {
  readonly by: PersonId
  readonly id: string
}

/** The table as the log has it. */
export interface TableInLog {
  readonly state: TableState
  /** How long the log was then. */
  readonly version: number
}

interface Sources {
  readonly log: EventLog
  readonly lease: Lease
  readonly entries: readonly TableEntry[]
  readonly metrics: Metrics
}

/** What was decided at a table: known here at once, and in the log a moment later. */
export class TableBook {
  #state: TableState = unopenedTable
  #length: number
  /** The number of the entry with which the latest game began. */
  #gameBegan = 0
  #isHeld = true
  #lastWrite: Promise<unknown> = Promise.resolve()
  readonly #log: EventLog
  readonly #metrics: Metrics
  readonly #moves = new RecentMoves()
  readonly lease: Lease

  constructor({ log, lease, entries, metrics }: Sources) {
    this.#log = log
    this.#metrics = metrics
    this.lease = lease
    this.#length = entries.length
    for (const [number, { events, by, id }] of entries.entries()) {
      this.#turnTo(events.reduce(evolve, this.#state), number)
      if (by && id) this.#moves.remember(by, id)
    }
  }

  /** With all that was decided; it runs ahead of what is written by a few milliseconds. */
  get state(): TableState {
    return this.#state
  }

  get length(): number {
    return this.#length
  }

  /** False: somebody else writes this table by now, or nobody does. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Resolves when what was decided so far is written, or is known not to be. */
  get lastWrite(): Promise<unknown> {
    return this.#lastWrite
  }

  has({ by, id }: Cause): boolean {
    return this.#moves.has(by, id)
  }

  /** Resolves when it is safe to show; null: it was not written, and nothing more will be. */
  write(events: readonly TableEvent[], cause?: Cause): Promise<TableInLog | null> {
    const before = this.#state
    const expected = this.#length
    const state = events.reduce(evolve, before)
    this.#turnTo(state, expected)
    this.#length = expected + 1
    if (cause) this.#moves.remember(cause.by, cause.id)
    const at = Date.now()
    const entry = writeEntry(cause ? { at, by: cause.by, id: cause.id, events } : { at, events })
    const began = performance.now()
    const write = this.#log.append(this.lease, expected, [entry], asideOf(before, state, this.#gameBegan)).then(
      (outcome) => {
        this.#metrics.appended(outcome, began)
        return outcome === 'written' ? { state, version: expected + 1 } : null
      },
      (error: unknown) => {
        this.#metrics.appended('failed', began)
        logger.error({ table: markOf(this.lease.table), err: error }, 'A table could not be written.')
        return null
      },
    )
    this.#lastWrite = write
    return write
  }

  close(): void {
    this.#isHeld = false
  }

  /** The luck of the next decision, from the table's seed: the log replays it, nobody can foresee it. */
  chance(whose = ''): Chance {
    const { seed } = this.#state.hidden
    const decision = `${this.#length}${whose}`
    return keyedChance(() => createHmac('sha256', seed).update(decision).digest(), Date.now())
  }

  #turnTo(state: TableState, number: number): void {
    if (state.open.games > this.#state.open.games) this.#gameBegan = number
    this.#state = state
  }
}
