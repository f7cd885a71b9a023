import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { type Appended, type Aside, type EventLog, StoreAway } from './event-log.ts'
import type { Append } from './group-commit.ts'
import { FOR_SQLITE, migrate } from './migrations.ts'
import type { Rows } from './rows.ts'
import type { NumberedEntry } from './pages.ts'
import type { Database } from './database.ts'
import type { LogOptions } from './opening.ts'
import { SqlLog, writeAside } from './sql-log.ts'

/** The log in one file; every commit is on disk before it is answered. */
export async function openSqliteLog(file: string, options: LogOptions = { madeBy: null }): Promise<EventLog> {
  mkdirSync(dirname(file), { recursive: true })
  // others may start at the same time
  const database = new DatabaseSync(file, { timeout: 30_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  const rows = new Kysely<Rows>({ dialect: new SqliteDialect({ database: forKysely(database) }) })
  await inOneAlone(database, () => migrate(rows, FOR_SQLITE))
  database.exec('PRAGMA busy_timeout = 5000')
  return new SqlLog(new SqliteStore(database, rows), options)
}

/** So many wait in the order in which they came before they are sorted in. */
const FRESH_AT_MOST = 2000

class SqliteStore implements Database {
  readonly rows: Kysely<Rows>
  readonly #database: DatabaseSync
  readonly #advance
  readonly #insert
  readonly #rewrite
  #fresh = 0

  constructor(database: DatabaseSync, rows: Kysely<Rows>) {
    this.rows = rows
    this.#database = database
    // these two run for every move of every table: prepared once, they cost a third of what Kysely would
    this.#advance = database.prepare('UPDATE tables SET length = ?, active_at = ? WHERE code = ? AND epoch = ? AND length = ?')
    this.#insert = database.prepare('INSERT INTO fresh_entries (code, number, body) VALUES (?, ?, ?)')
    // and this one, once in a while, for every entry of a long log
    this.#rewrite = database.prepare('UPDATE entries SET body = ? WHERE code = ? AND number = ?')
  }

  commit(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.reach(() =>
      // nobody else uses the one connection meanwhile
      this.rows.connection().execute((rows) =>
        inOneAlone(this.#database, async () => {
          const results: Appended[] = []
          for (const append of batch) {
            const result = this.#append(append)
            if (result === 'written' && append.aside) await this.#writeAside(rows, append, append.aside)
            results.push(result)
          }
          this.#fresh += batch.length
          if (this.#fresh >= FRESH_AT_MOST) await this.sortIn(rows)
          return results
        }),
      ),
    )
  }

  async reach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      throw isAway(error) ? new StoreAway('the file of the log cannot be read or written now', { cause: error }) : error
    }
  }

  async page(rows: Kysely<Rows>, table: string, from: number, atMost: number): Promise<readonly NumberedEntry[]> {
    // those that wait to be sorted in come after those that are, and in their order
    const { rows: entries } = await sql<NumberedEntry>`
      SELECT * FROM (SELECT number, body FROM entries WHERE code = ${table} AND number >= ${from} ORDER BY number LIMIT ${atMost})
      UNION ALL
      SELECT * FROM (SELECT number, body FROM fresh_entries WHERE code = ${table} AND number >= ${from} ORDER BY rowid LIMIT ${atMost})
      LIMIT ${atMost}`.execute(rows)
    return entries
  }

  async rewrite(_: Kysely<Rows>, table: string, entries: readonly NumberedEntry[]): Promise<number> {
    return entries.reduce((sum, { number, body }) => sum + Number(this.#rewrite.run(body, table, number).changes), 0)
  }

  /** Sorted in one by one, the entries of many tables would each write a page of their own. */
  async sortIn(rows: Kysely<Rows>): Promise<void> {
    this.#fresh = 0
    await sql`INSERT INTO entries (code, number, body) SELECT code, number, body FROM fresh_entries ORDER BY code, number`.execute(rows)
    await sql`DELETE FROM fresh_entries`.execute(rows)
  }

  lightly(write: (rows: Kysely<Rows>) => Promise<void>): Promise<void> {
    return this.reach(() =>
      // nobody else uses the one connection meanwhile
      this.rows.connection().execute(async (rows) => {
        this.#database.exec('PRAGMA synchronous = NORMAL')
        try {
          await write(rows)
        } finally {
          this.#database.exec('PRAGMA synchronous = FULL')
        }
      }),
    )
  }

  scrub(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  async check(): Promise<void> {
    await this.reach(() => this.rows.selectFrom('tables').select('code').limit(1).execute())
  }

  async close(): Promise<void> {
    await this.rows.destroy()
  }

  #append({ lease, expectedLength, entries, askedAt }: Append): Appended {
    const length = expectedLength + entries.length
    const { changes } = this.#advance.run(length, askedAt, lease.table, lease.epoch, expectedLength)
    if (changes === 0) return 'fenced'
    for (const [at, body] of entries.entries()) this.#insert.run(lease.table, expectedLength + at, body)
    return 'written'
  }

  async #writeAside(rows: Kysely<Rows>, { lease, expectedLength, entries, askedAt }: Append, aside: Aside): Promise<void> {
    await writeAside(rows, { table: lease.table, aside, length: expectedLength + entries.length, now: askedAt })
  }
}

/** As one transaction that no other process writes beside. */
async function inOneAlone<Answer>(database: DatabaseSync, work: () => Promise<Answer>): Promise<Answer> {
  database.exec('BEGIN IMMEDIATE')
  try {
    const answer = await work()
    database.exec('COMMIT')
    return answer
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const BUSY = 5
const IO_ERROR = 10
const FULL = 13
/** The file is there and whole, but locked, or the disk fails or is full. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false
  // the low byte is the kind, the rest its detail
  return [BUSY, IO_ERROR, FULL].includes(error.errcode & 0xff)
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
