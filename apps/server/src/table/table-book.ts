import { createHmac } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { EventLog, Lease } from '@figment/event-log'
import { type Chance, keyedChance } from '@figment/game-kit'
import { type PersonId, type TableEvent, type TableState, writeEntry } from '@figment/table'
import { asideOf, hasGameEnded } from '../keeping/aside.ts'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'
import { CheckpointPace } from './checkpoint-pace.ts'
import { Retelling } from './retelling.ts'

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
  /** Of the whole log. */
  readonly story: Retelling
  readonly metrics: Metrics
}

/** What was decided at a table: known here at once, and in the log a moment later. */
export class TableBook {
  readonly #story: Retelling
  #isHeld = true
  #lastWrite: Promise<TableInLog | null> | null = null
  #lastCheckpoint: Promise<void> = Promise.resolve()
  readonly #pace: CheckpointPace
  readonly #log: EventLog
  readonly #metrics: Metrics
  readonly lease: Lease

  private constructor({ log, lease, story, metrics }: Sources) {
    this.#log = log
    this.#metrics = metrics
    this.#story = story
    this.#pace = new CheckpointPace(story.from)
    this.lease = lease
  }

  /** Takes the table over from whoever held it; null when there is none. */
  static async open(log: EventLog, table: string, metrics: Metrics): Promise<TableBook | null> {
    const began = performance.now()
    const opened = await log.open(table, (checkpoint) => new Retelling(checkpoint))
    if (!opened) return null
    const { lease, reader: story } = opened
    metrics.opened(story.from.length > 0 ? 'checkpoint' : 'log', began)
    const book = new TableBook({ log, lease, story, metrics })
    // one that took long to open is opened quickly the next time, also if nothing happens until then
    if (book.#pace.isDue(story.extent)) book.#checkpointAfter(null)
    return book
  }

  /** With all that was decided; it runs ahead of what is written by a few milliseconds. */
  get state(): TableState {
    return this.#story.state
  }

  /** Of the log, in entries. */
  get length(): number {
    return this.#story.extent.length
  }

  /** Of the log. */
  get bytes(): number {
    return this.#story.extent.bytes
  }

  /** False: somebody else writes this table by now, or nobody does. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Resolves when what was decided so far is written, or is known not to be. */
  get lastWrite(): Promise<unknown> {
    return this.#lastWrite ?? Promise.resolve()
  }

  has({ by, id }: Cause): boolean {
    return this.#story.has(by, id)
  }

  /** Resolves when it is safe to show; null: it was not written, and nothing more will be. */
  write(events: readonly TableEvent[], cause?: Cause): Promise<TableInLog | null> {
    const before = this.state
    const expected = this.length
    const at = Date.now()
    const entry = cause ? { at, by: cause.by, id: cause.id, events } : { at, events }
    const line = writeEntry(entry)
    this.#story.tell(entry, line)
    const { state } = this
    const began = performance.now()
    const write = this.#log.append(this.lease, expected, [line], asideOf(before, state, this.#story.gameBegan)).then(
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
    if (this.#pace.isDue(this.#story.extent, { hasGameEnded: hasGameEnded(before, state) })) this.#checkpointAfter(write)
    return write
  }

  /** Nothing more is decided here. */
  close(): void {
    this.#isHeld = false
  }

  /** Resolves when nothing more is written. `forLong`: the table is left as it is for a while, and is to be opened quickly then. */
  async rest({ forLong }: { readonly forLong: boolean }): Promise<void> {
    this.close()
    if (forLong && this.#pace.isWorthIt(this.#story.extent)) this.#checkpointAfter(this.#lastWrite)
    await this.lastWrite
    await this.#lastCheckpoint
  }

  /** The luck of the next decision, from the table's seed: the log replays it, nobody can foresee it. */
  chance(whose = ''): Chance {
    const { seed } = this.state.hidden
    const decision = `${this.length}${whose}`
    return keyedChance(() => createHmac('sha256', seed).update(decision).digest(), Date.now())
  }

  /** Of the table as it is now, once this write is on disk and people have been told. */
  #checkpointAfter(write: Promise<TableInLog | null> | null): void {
    const summary = this.#story.summary()
    this.#pace.begin(summary.extent)
    const earlier = this.#lastCheckpoint
    const keep = async () => {
      await earlier
      if (write !== null && (await write) === null) return
      await turn()
      const checkpoint = summary.write()
      this.#pace.made(checkpoint)
      await this.#log.keepCheckpoint(this.lease, checkpoint)
    }
    // it is missed by nobody but who opens the table next, and waits a little longer
    this.#lastCheckpoint = keep().catch((error: unknown) =>
      logger.warn({ table: markOf(this.lease.table), err: error }, 'A checkpoint could not be kept.'),
    )
  }
}
