import type { Kysely } from 'kysely'
import { type Checkpoint, checkpointIn, isLastOf, rowOf } from './checkpoint.ts'
import type { Database } from './database.ts'
import { type Appended, type Lease, LogBroken, type LogReader, NotFromHere, type Opened } from './event-log.ts'
import { pages } from './pages.ts'
import type { Rows } from './rows.ts'

export interface LogOptions {
  /** The version of Figment whose checkpoints are kept and believed. Null: none is. */
  readonly madeBy: string | null
  /** While there is no room on its disk, the store is away for all that would take more. */
  hasRoom?(): boolean
}

/** How a table stood when somebody began to read it. */
interface Found {
  readonly epoch: number
  readonly checkpoint: Checkpoint | null
}

/** How tables are read and taken over, and what is kept so that reading is short. */
export class Opening {
  readonly #database: Database
  readonly #rows: Kysely<Rows>
  readonly #madeBy: string | null

  constructor(database: Database, { madeBy }: LogOptions) {
    this.#database = database
    this.#rows = database.rows
    this.#madeBy = madeBy
  }

  async open<Reader extends LogReader>(table: string, begin: (from: Checkpoint | null) => Reader): Promise<Opened<Reader> | null> {
    for (;;) {
      const found = await this.#find(table)
      if (!found) return null
      const opened = await this.#openFrom(table, found, begin).catch((error: unknown) => {
        if (!(error instanceof NotFromHere && found.checkpoint)) throw error
        return this.#openFrom(table, { ...found, checkpoint: null }, begin)
      })
      // if there is none, somebody else has taken it or changed what was read: it is read anew
      if (opened) return opened
    }
  }

  async keepCheckpoint(lease: Lease, checkpoint: Checkpoint): Promise<Appended> {
    const madeBy = this.#madeBy
    if (madeBy === null) return 'fenced'
    return await this.#inOne(async (rows) => {
      // writing its length anew holds the table, so that nobody takes it over or changes it meanwhile
      const held = await rows
        .updateTable('tables')
        .set((row) => ({ length: row.ref('length') }))
        .where('code', '=', lease.table)
        .where('epoch', '=', lease.epoch)
        .where('length', '>=', checkpoint.extent.length)
        .executeTakeFirst()
      if (Number(held.numUpdatedRows) === 0) return 'fenced'
      const row = rowOf(lease.table, madeBy, checkpoint)
      await rows
        .insertInto('checkpoints')
        .values(row)
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .execute()
      return 'written'
    })
  }

  #find(table: string): Promise<Found | null> {
    return this.#database.reach(async () => {
      const row = await this.#rows.selectFrom('tables').select(['epoch', 'length']).where('code', '=', table).executeTakeFirst()
      if (!row) return null
      const madeBy = this.#madeBy
      if (madeBy === null) return { epoch: row.epoch, checkpoint: null }
      const kept = await this.#rows
        .selectFrom('checkpoints')
        .selectAll()
        .where('code', '=', table)
        .where('made_by', '=', madeBy)
        .where('length', '<=', row.length)
        .executeTakeFirst()
      return { epoch: row.epoch, checkpoint: kept ? checkpointIn(kept) : null }
    })
  }

  /** Null: the table is no longer as it was found. */
  async #openFrom<Reader extends LogReader>(
    table: string,
    { epoch, checkpoint }: Found,
    begin: (from: Checkpoint | null) => Reader,
  ): Promise<Opened<Reader> | null> {
    const reader = begin(checkpoint)
    let next = checkpoint?.extent.length ?? 0
    const take = (entries: readonly string[]) => {
      reader.take(entries)
      next += entries.length
    }
    let isChecked = checkpoint === null
    // before anything of it is held: however long the log is, its holder and all other tables go on meanwhile
    for await (const page of this.pages(table, isChecked ? 0 : next - 1)) {
      if (isChecked) take(page)
      else if (checkpoint && isLastOf(page[0], checkpoint.extent)) take(page.slice(1))
      else break
      isChecked = true
    }
    if (!isChecked) throw new NotFromHere('the log is not the one that the checkpoint was made of')
    return await this.#inOne(async (rows) => {
      const taken = await rows
        .updateTable('tables')
        .set((row) => ({ epoch: row('epoch', '+', 1) }))
        .where('code', '=', table)
        .where('epoch', '=', epoch)
        .returning(['epoch', 'length'])
        .executeTakeFirst()
      if (!taken) return null
      // what its holder wrote meanwhile. Whatever the reader throws undoes the transaction, and with it the new epoch
      const isMore = next < taken.length
      if (isMore) for await (const page of pages((from, atMost) => this.#database.page(rows, table, from, atMost), next)) take(page)
      if (next !== taken.length) throw new LogBroken(`${taken.length} entries were written, and ${next} are there`)
      // it can be read: whoever ended while reading it did not end because of it
      await rows.deleteFrom('openings').where('code', '=', table).execute()
      return { lease: { table, epoch: taken.epoch }, reader }
    })
  }

  /** From this number on, without holding anything. */
  pages(table: string, from: number): AsyncGenerator<readonly string[]> {
    return pages((next, atMost) => this.#database.reach(() => this.#database.page(this.#rows, table, next, atMost)), from)
  }

  #inOne<Answer>(ask: (rows: Kysely<Rows>) => Promise<Answer>): Promise<Answer> {
    return this.#database.reach(() => this.#rows.transaction().execute(ask))
  }
}
