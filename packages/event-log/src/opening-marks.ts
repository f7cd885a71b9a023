import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { OpeningMarks, SetAsideTable, Suspicion } from './event-log.ts'
import type { Rows } from './rows.ts'

export class SqlOpeningMarks implements OpeningMarks {
  readonly #database: Database

  readonly #demandRoom: () => void

  /** `demandRoom` throws StoreAway while nothing more is to be written. */
  constructor(database: Database, demandRoom: () => void) {
    this.#database = database
    this.#demandRoom = demandRoom
  }

  of(table: string): Promise<Suspicion | null> {
    return this.#database.reach(async () => {
      const { rows } = this.#database
      const found = await rows.selectFrom('tables').select('set_aside_at').where('code', '=', table).executeTakeFirst()
      if (!found) return null
      const marks = await rows.selectFrom('openings').select('opener').where('code', '=', table).execute()
      return { isSetAside: found.set_aside_at !== null, openers: marks.map(({ opener }) => opener) }
    })
  }

  async begin(table: string, opener: string): Promise<void> {
    this.#demandRoom()
    await this.#lightly(async (rows) => {
      await rows
        .insertInto('openings')
        .columns(['code', 'opener'])
        // of a table that was removed meanwhile nothing is to be kept, not even this
        .expression(
          rows
            .selectFrom('tables')
            .select(['code', sql<string>`${opener}`.as('opener')])
            .where('code', '=', table),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  async end(table: string, opener: string): Promise<void> {
    await this.#lightly(async (rows) => {
      await rows.deleteFrom('openings').where('code', '=', table).where('opener', '=', opener).execute()
    })
  }

  async setAside(table: string): Promise<boolean> {
    const changed = await this.#database.reach(() =>
      this.#database.rows
        .updateTable('tables')
        .set({ set_aside_at: Date.now() })
        .where('code', '=', table)
        .where('set_aside_at', 'is', null)
        .executeTakeFirst(),
    )
    return Number(changed.numUpdatedRows) > 0
  }

  list(): Promise<readonly SetAsideTable[]> {
    return this.#database.reach(async () => {
      const tables = await this.#database.rows
        .selectFrom('tables')
        .select(['code', 'set_aside_at'])
        .where('set_aside_at', 'is not', null)
        .orderBy('set_aside_at')
        .execute()
      return tables.map(({ code, set_aside_at }) => ({ table: code, since: set_aside_at ?? 0 }))
    })
  }

  putBack(table: string): Promise<boolean> {
    return this.#database.reach(() =>
      this.#database.rows.transaction().execute(async (rows) => {
        const changed = await rows
          .updateTable('tables')
          .set({ set_aside_at: null })
          .where('code', '=', table)
          .where('set_aside_at', 'is not', null)
          .executeTakeFirst()
        await rows.deleteFrom('openings').where('code', '=', table).execute()
        // it may have been the reason
        await rows.deleteFrom('checkpoints').where('code', '=', table).execute()
        return Number(changed.numUpdatedRows) > 0
      }),
    )
  }

  /** A process that ended is what marks tell of; after the machine did, nobody suspects a table. */
  #lightly(write: (rows: Kysely<Rows>) => Promise<void>): Promise<void> {
    const database = this.#database
    return database.lightly ? database.lightly(write) : database.reach(() => write(database.rows))
  }
}
