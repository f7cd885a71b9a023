import type { EventLog } from '@figment/event-log'
import { logger } from '../running/logging.ts'

/** What comes together within this time is written in one go: a whole town may lose its network at once. */
const GATHERED_FOR_MS = 1000

/** Writes down at which tables people are, so that it is still known when this process is gone. */
export class AttendedTables {
  readonly #log: EventLog
  #noted = new Set<string>()

  constructor(log: EventLog) {
    this.#log = log
  }

  /** Somebody with a place there is at the table, or was until now. */
  note(code: string): void {
    if (this.#noted.size === 0) setTimeout(() => this.#write(), GATHERED_FOR_MS).unref()
    this.#noted.add(code)
  }

  #write(): void {
    const tables = [...this.#noted]
    this.#noted = new Set()
    this.#log.noteSeen(tables).catch((error: unknown) => logger.warn({ err: error }, 'Where people are could not be written down.'))
  }
}
