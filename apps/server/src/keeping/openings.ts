import type { OpeningMarks } from '@figment/event-log'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'

export interface OpeningsParts {
  readonly marks: OpeningMarks
  readonly metrics: Metrics
  /** This process, under a name that no other has or had. */
  me(): string
  /** Whether the process of that name still lives. */
  isAlive(opener: string): Promise<boolean>
}

/** A table that ended so many processes while they opened it is not tried again. */
const DEATHS_AT_MOST = 2

/** Processes ended while they opened this table: it stays as it is, and nobody opens it until it is put back. */
export class SetAside extends Error {
  override readonly name = 'SetAside'

  constructor() {
    super('a table that ended the processes which opened it is set aside')
  }
}

/** Sees to it that a table whose log ends the process which reads it ends two at most. */
export class Openings {
  readonly #parts: OpeningsParts
  #suspects: Promise<unknown> = Promise.resolve()

  constructor(parts: OpeningsParts) {
    this.#parts = parts
  }

  /** `open` takes the mark of the table away by itself when it comes to a good end. Throws SetAside. */
  async watch<Opened>(table: string, open: () => Promise<Opened>): Promise<Opened> {
    const deaths = await this.#deathsAt(table)
    if (deaths === 0) return await this.#marked(table, open)
    // One after the other: those that were merely opened beside the one that ended the process do not end with it again.
    const turn = this.#suspects.then(async () => {
      if ((await this.#deathsAt(table)) >= DEATHS_AT_MOST) await this.#setAside(table)
      return await this.#marked(table, open)
    })
    this.#suspects = turn.catch(() => undefined)
    return await turn
  }

  async #marked<Opened>(table: string, open: () => Promise<Opened>): Promise<Opened> {
    const { marks, me } = this.#parts
    const opener = me()
    await marks.begin(table, opener)
    try {
      return await open()
    } catch (error) {
      // this process lives, whatever it was
      await marks.end(table, opener).catch(() => undefined)
      throw error
    }
  }

  /** How many processes ended while they opened the table, since it was last opened. */
  async #deathsAt(table: string): Promise<number> {
    const { marks, me, isAlive } = this.#parts
    const known = await marks.of(table)
    if (!known) return 0
    if (known.isSetAside) throw new SetAside()
    const others = known.openers.filter((opener) => opener !== me())
    // who cannot be asked about may be at it just now
    const living = await Promise.all(others.map((opener) => isAlive(opener).catch(() => true)))
    return living.filter((isLiving) => !isLiving).length
  }

  async #setAside(table: string): Promise<never> {
    const { marks, metrics } = this.#parts
    if (await marks.setAside(table)) {
      metrics.setAside.inc()
      logger.error(
        { table: markOf(table) },
        `A table was set aside: ${DEATHS_AT_MOST} processes ended while they opened it. docs/operating.md says how to put it back.`,
      )
    }
    throw new SetAside()
  }
}
