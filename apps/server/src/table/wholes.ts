import type { Connection } from '../connection/connection.ts'
import { encodedLength, type TableViews } from '../connection/frames.ts'
import { LARGE_WHOLE_ENCODED_EVERY_MS, SMALL_WHOLE_BYTES, WHOLES_SELDOMER_TIMES } from '../running/bounds.ts'
import { loadLevel } from '../running/load.ts'

export interface WholesOptions {
  /** What everybody sees now. */
  open(): TableViews['open']
  show(connection: Connection): void
  /** A device asked for more than it is given. */
  onBound(): void
}

/** Devices that missed something, until each has got the whole view: the newest, as soon as it can take it and has not had too many. */
export class Wholes {
  readonly #options: WholesOptions
  readonly #behind = new Set<Connection>()
  /** When the latest was encoded, and how large it was. */
  #encodedAt = 0
  #bytes = 0
  #looking: ReturnType<typeof setTimeout> | undefined

  constructor(options: WholesOptions) {
    this.#options = options
  }

  /** Asking again while one is owed changes nothing. */
  owe(connection: Connection): void {
    if (this.#behind.has(connection)) return
    this.#behind.add(connection)
    connection.isBehind = true
    if (!this.#give(connection) && connection.takesWhole) this.#options.onBound()
  }

  forget(connection: Connection): void {
    this.#behind.delete(connection)
  }

  close(): void {
    clearTimeout(this.#looking)
    this.#behind.clear()
  }

  /** False: later. */
  #give(connection: Connection, now = Date.now()): boolean {
    const open = this.#options.open()
    const times = loadLevel() === 0 ? 1 : WHOLES_SELDOMER_TIMES
    const isNew = encodedLength(open) === undefined
    const isTooSoon = isNew && this.#bytes > SMALL_WHOLE_BYTES && now - this.#encodedAt < times * LARGE_WHOLE_ENCODED_EVERY_MS
    if (!connection.takesWhole || isTooSoon || connection.wholePace.next(now, { costs: times }) !== 'heard') {
      this.#looking ??= setTimeout(() => this.#giveAll(), LARGE_WHOLE_ENCODED_EVERY_MS)
      return false
    }
    this.#behind.delete(connection)
    this.#options.show(connection)
    if (isNew) this.#encodedAt = now
    this.#bytes = encodedLength(open) ?? 0
    return true
  }

  #giveAll(): void {
    this.#looking = undefined
    for (const connection of this.#behind) this.#give(connection)
  }
}
