import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Appended, EventLog, Recordings } from './event-log.ts'
import type { Append } from './group-commit.ts'
import { commitRuns, isWritten } from './postgres-commit.ts'
import { forKysely, insist, makePool } from './postgres-pool.ts'
import { postgresRecordings } from './postgres-recordings.ts'
import { prepare } from './postgres-start.ts'
import type { Rows } from './rows.ts'
import { type Run, runsOf } from './runs.ts'
import type { NumberedEntry } from './pages.ts'
import type { Database } from './database.ts'
import type { LogOptions } from './opening.ts'
import { SqlLog } from './sql-log.ts'

const STARTS_WITHIN_MS = 10_000
/** What players take for a hiccup; a database restarts or fails over in less. */
const APPENDS_WITHIN_MS = 4000
const READS_WITHIN_MS = 1000
const READING_CONNECTIONS = 8
/** Of their own, so that no table waits behind recordings. */
const RECORDINGS_CONNECTIONS = 2

/** The log and the recordings in a Postgres that several processes share. Closing the log closes both. */
export async function openPostgres(
  url: string,
  { patience = STARTS_WITHIN_MS, madeBy = null }: { readonly patience?: number } & Partial<LogOptions> = {},
): Promise<{ readonly log: EventLog; readonly recordings: Recordings }> {
  await prepare(url, { patience })
  const reading = makePool(url, { connections: READING_CONNECTIONS })
  const recordings = makePool(url, { connections: RECORDINGS_CONNECTIONS })
  const store = new PostgresStore({ reading, writing: makePool(url, { connections: 1 }), recordings })
  return { log: new SqlLog(store, { madeBy }), recordings: postgresRecordings(recordings, reach) }
}

const reach = <Answer>(ask: () => Promise<Answer>) => insist(Date.now() + READS_WITHIN_MS, ask)

class PostgresStore implements Database {
  readonly rows: Kysely<Rows>
  readonly reach = reach
  readonly #reading: pg.Pool
  /** Of its own, so that moves do not wait behind a thousand tables that are opened. */
  readonly #writing: pg.Pool
  readonly #recordings: pg.Pool

  constructor({ reading, writing, recordings }: { reading: pg.Pool; writing: pg.Pool; recordings: pg.Pool }) {
    this.#reading = reading
    this.#writing = writing
    this.#recordings = recordings
    this.rows = new Kysely<Rows>({ dialect: new PostgresDialect({ pool: forKysely(reading) }) })
  }

  async check(): Promise<void> {
    await insist(0, () => this.#writing.query('SELECT 1'))
  }

  async close(): Promise<void> {
    await Promise.all([this.#reading.end(), this.#writing.end(), this.#recordings.end()])
  }

  page(rows: Kysely<Rows>, table: string, from: number, atMost: number): Promise<readonly NumberedEntry[]> {
    return rows
      .selectFrom('entries')
      .select(['number', 'body'])
      .where('code', '=', table)
      .where('number', '>=', from)
      .orderBy('number')
      .limit(atMost)
      .execute()
  }

  async rewrite(rows: Kysely<Rows>, table: string, entries: readonly NumberedEntry[]): Promise<number> {
    const [numbers, bodies] = [entries.map(({ number }) => number), entries.map(({ body }) => body)]
    const { numAffectedRows } = await sql`UPDATE entries SET body = changed.body
      FROM unnest(${numbers}::int[], ${bodies}::text[]) AS changed (number, body)
      WHERE entries.code = ${table} AND entries.number = changed.number`.execute(rows)
    return Number(numAffectedRows)
  }

  async commit(batch: readonly Append[]): Promise<readonly Appended[]> {
    const [oldest] = batch
    const until = (oldest?.askedAt ?? 0) + APPENDS_WITHIN_MS
    const results = new Map<Append, Appended>()
    let waiting = batch
    while (waiting.length > 0) {
      const { runs, later } = runsOf(waiting)
      const written = await insist(until, (isAgain) => this.#write(runs, { isAgain }))
      // only its first append is known to be refused: the next one may know the end of the log better
      const again: Append[] = []
      for (const { lease, appends } of runs) {
        if (written.has(lease.table)) for (const append of appends) results.set(append, 'written')
        else {
          const [first, ...others] = appends
          if (first) results.set(first, 'fenced')
          again.push(...others)
        }
      }
      waiting = [...again, ...later]
    }
    return batch.map((append) => results.get(append) ?? 'fenced')
  }

  async #write(runs: readonly Run[], { isAgain }: { isAgain: boolean }): Promise<ReadonlySet<string>> {
    const written = await commitRuns(this.#writing, runs)
    if (!isAgain) return written
    // the answer that was lost may have been a yes
    const all = new Set(written)
    for (const run of runs) if (!all.has(run.lease.table) && (await isWritten(this.#writing, run))) all.add(run.lease.table)
    return all
  }
}
