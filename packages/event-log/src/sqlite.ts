import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Appended, EventLog, Lease, Opened } from './event-log.ts'
import { type Append, GroupCommit } from './group-commit.ts'
import { migrate, type Rows } from './rows.ts'

/** The log in one file; every commit is on disk before it is answered. */
export async function openSqliteLog(file: string): Promise<EventLog> {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  const rows = new Kysely<Rows>({ dialect: new SqliteDialect({ database: forKysely(database) }) })
  await migrate(rows)
  return new SqliteLog(rows)
}

class SqliteLog implements EventLog {
  readonly #rows: Kysely<Rows>
  readonly #group = new GroupCommit((batch) => this.#commit(batch))

  constructor(rows: Kysely<Rows>) {
    this.#rows = rows
  }

  async create(table: string, first: readonly string[]): Promise<Lease | null> {
    return await this.#rows.transaction().execute(async (rows) => {
      const created = await rows
        .insertInto('tables')
        .values({ code: table, epoch: 1, length: 0, opened_at: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (Number(created.numInsertedOrUpdatedRows) === 0) return null
      const lease = { table, epoch: 1 }
      await appendTo(rows, { lease, expectedLength: 0, entries: first })
      return lease
    })
  }

  async open(table: string): Promise<Opened | null> {
    return await this.#rows.transaction().execute(async (rows) => {
      const taken = await rows
        .updateTable('tables')
        .set((row) => ({ epoch: row('epoch', '+', 1) }))
        .where('code', '=', table)
        .returning('epoch')
        .executeTakeFirst()
      if (!taken) return null
      const entries = await rows.selectFrom('entries').select('body').where('code', '=', table).orderBy('number').execute()
      return { lease: { table, epoch: taken.epoch }, entries: entries.map(({ body }) => body) }
    })
  }

  async has(table: string): Promise<boolean> {
    const row = await this.#rows.selectFrom('tables').select('code').where('code', '=', table).executeTakeFirst()
    return row !== undefined
  }

  append(lease: Lease, expectedLength: number, entries: readonly string[]): Promise<Appended> {
    return this.#group.append({ lease, expectedLength, entries })
  }

  async close(): Promise<void> {
    await this.#group.idle()
    await this.#rows.destroy()
  }

  #commit(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.#rows.transaction().execute(async (rows) => {
      const results: Appended[] = []
      for (const append of batch) results.push(await appendTo(rows, append))
      return results
    })
  }
}

async function appendTo(rows: Kysely<Rows>, { lease, expectedLength, entries }: Append): Promise<Appended> {
  const moved = await rows
    .updateTable('tables')
    .set({ length: expectedLength + entries.length })
    .where('code', '=', lease.table)
    .where('epoch', '=', lease.epoch)
    .where('length', '=', expectedLength)
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) === 0) return 'fenced'
  const numbered = entries.map((body, at) => ({ code: lease.table, number: expectedLength + at, body }))
  if (numbered.length > 0) await rows.insertInto('entries').values(numbered).execute()
  return 'written'
}

function forKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      type Values = Parameters<typeof statement.all>
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as Values)),
        run: (values) => statement.run(...(values as Values)),
        iterate: (values) => statement.iterate(...(values as Values)) as IterableIterator<unknown>,
      }
    },
  }
}
