import pg from 'pg'
import type { Recordings } from './event-log.ts'

const NO_SUCH_TABLE = '23503'
/** Sets our locks apart from other programs' in the same database. */
const COUNTING = 0x0f19

type Reach = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** Beside the log; they go when their table is removed. */
export function postgresRecordings(pool: pg.Pool, reach: Reach): Recordings {
  const ask = <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]) =>
    reach(async () => (await pool.query<Row>(sql, [...values])).rows)
  return {
    async keep(table, name, bytes, most) {
      try {
        return await reach(() => countAndKeep(pool, { table, name, bytes, most }))
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === NO_SUCH_TABLE) return false
        throw error
      }
    },
    async read(table, name) {
      const [found] = await ask<{ bytes: Buffer }>('SELECT bytes FROM recordings WHERE code = $1 AND name = $2', [table, name])
      return found?.bytes ?? null
    },
    async names(table) {
      return (await ask<{ name: string }>('SELECT name FROM recordings WHERE code = $1', [table])).map(({ name }) => name)
    },
    async tables() {
      return []
    },
    async remove(table, names) {
      await ask('DELETE FROM recordings WHERE code = $1 AND name = ANY ($2)', [table, names])
    },
    async removeAll(table) {
      await ask('DELETE FROM recordings WHERE code = $1', [table])
    },
  }
}

interface Kept {
  readonly table: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly most: number
}

/** Two at once count one after the other; asked again after a lost answer, it keeps the same once more. */
async function countAndKeep(pool: pg.Pool, { table, name, bytes, most }: Kept): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(${COUNTING}, hashtext($1))`, [table])
    const { rowCount } = await client.query(
      `INSERT INTO recordings (code, name, bytes)
       SELECT $1, $2, $3 WHERE (SELECT count(*) FROM recordings WHERE code = $1 AND name <> $2) < $4
       ON CONFLICT (code, name) DO UPDATE SET bytes = EXCLUDED.bytes`,
      [table, name, bytes, most],
    )
    await client.query('COMMIT')
    client.release()
    return rowCount === 1
  } catch (error) {
    client.release(true)
    throw error
  }
}
