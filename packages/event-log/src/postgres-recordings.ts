import pg from 'pg'
import { fullShelf, type Recordings, type Shelf, type Shelves } from './event-log.ts'

const NO_SUCH_TABLE = '23503'
/** Sets our locks apart from other programs' in the same database. */
const COUNTING = 0x0f19
/** Looked at in one sweep; the next one sees the rest. */
const UNTOLD_AT_ONCE = 1000

type Reach = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** Beside the log; they go when their table is removed. */
export function postgresRecordings(pool: pg.Pool, reach: Reach): Recordings {
  const ask = <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]) =>
    reach(async () => (await pool.query<Row>(sql, [...values])).rows)
  return {
    async keep(table, name, pieces, shelves) {
      // a value goes into the database as one
      const bytes = await gathered(pieces)
      try {
        return await reach(() => countAndKeep(pool, { table, name, bytes, shelves }))
      } catch (error) {
        // it was removed meanwhile
        if (error instanceof pg.DatabaseError && error.code === NO_SUCH_TABLE) return 'table'
        throw error
      }
    },
    async size(table, name) {
      const [found] = await ask<{ size: number }>('SELECT octet_length(bytes) AS size FROM recordings WHERE code = $1 AND name = $2', [
        table,
        name,
      ])
      return found?.size ?? null
    },
    async read(table, name, { from, to }) {
      const [found] = await ask<{ part: Buffer }>(
        'SELECT substring(bytes FROM $3 FOR $4) AS part FROM recordings WHERE code = $1 AND name = $2',
        [table, name, from + 1, to - from],
      )
      return found?.part.byteLength === to - from ? found.part : null
    },
    async names(table) {
      return (await ask<{ name: string }>('SELECT name FROM recordings WHERE code = $1', [table])).map(({ name }) => name)
    },
    async tables() {
      return []
    },
    async tell(table, names) {
      await ask('UPDATE recordings SET is_told = true WHERE code = $1 AND name = ANY ($2)', [table, names])
    },
    async untold(before) {
      const rows = await ask<{ code: string; name: string }>(
        'SELECT code, name FROM recordings WHERE NOT is_told AND kept_at < $1 ORDER BY kept_at LIMIT $2',
        [before, UNTOLD_AT_ONCE],
      )
      const untold = new Map<string, string[]>()
      for (const { code, name } of rows) untold.set(code, [...(untold.get(code) ?? []), name])
      return untold
    },
    async remove(table, names) {
      await ask('DELETE FROM recordings WHERE code = $1 AND name = ANY ($2)', [table, names])
    },
    async removeAll(table) {
      await ask('DELETE FROM recordings WHERE code = $1', [table])
    },
  }
}

async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

interface Kept {
  readonly table: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly shelves: Shelves
}

/** Two at once count one after the other; asked again after a lost answer, it keeps the same once more. */
async function countAndKeep(pool: pg.Pool, { table, name, bytes, shelves }: Kept): Promise<keyof Shelves | null> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(${COUNTING}, hashtext($1))`, [table])
    const kept = await countFor(client, { table, name, mark: shelves.person.mark })
    const full = fullShelf(shelves, kept, bytes.byteLength)
    if (!full)
      await client.query(
        `INSERT INTO recordings (code, name, bytes, kept_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (code, name) DO UPDATE SET bytes = EXCLUDED.bytes`,
        [table, name, bytes, Date.now()],
      )
    await client.query('COMMIT')
    client.release()
    return full
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Counted = { readonly whose: keyof Shelves } & Shelf

async function countFor(
  client: pg.ClientBase,
  { table, name, mark }: { readonly table: string; readonly name: string; readonly mark: string },
): Promise<Readonly<Record<keyof Shelves, Shelf>>> {
  // the length of a value is known without a look into it
  const counted = (whose: keyof Shelves, which: string) =>
    `SELECT '${whose}' AS whose, count(*)::int AS recordings, coalesce(sum(octet_length(bytes)), 0)::float8 AS bytes
     FROM recordings WHERE name <> $2 AND ${which}`
  const { rows } = await client.query<Counted>(
    [counted('person', 'code = $1 AND starts_with(substr(name, 2), $3)'), counted('table', 'code = $1'), counted('server', 'true')].join(
      ' UNION ALL ',
    ),
    [table, name, mark],
  )
  const of = (which: keyof Shelves): Shelf => rows.find(({ whose }) => whose === which) ?? { recordings: 0, bytes: 0 }
  return { person: of('person'), table: of('table'), server: of('server') }
}
