import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { StoreAway } from './event-log.ts'

const CONNECTS_WITHIN_MS = 2000
/** A statement that takes longer will not come back: ours take milliseconds. */
const ANSWERS_WITHIN_MS = 3000
const BETWEEN_TRIES_MS = 100

// our big numbers are times, and all of them are exact
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

export function makePool(connectionString: string, { connections }: { readonly connections: number }): pg.Pool {
  return quietly(
    new pg.Pool({
      connectionString,
      max: connections,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTS_WITHIN_MS,
      statement_timeout: ANSWERS_WITHIN_MS,
      // when not even the refusal arrives
      query_timeout: ANSWERS_WITHIN_MS + 500,
      // a process that fell silent in the middle must not hold its tables
      idle_in_transaction_session_timeout: 3 * ANSWERS_WITHIN_MS,
      types,
    }),
  )
}

/** For work that may take its time. */
export function makePatientPool(connectionString: string): pg.Pool {
  return quietly(new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: CONNECTS_WITHIN_MS, types }))
}

/** A connection that breaks says so to whoever uses it, or else is of no interest. */
function quietly(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Kysely gives every connection back as a good one; of those that failed it must not. */
export function forKysely(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let broken: Error | null = null
      async function ask(sql: string, values: readonly unknown[]) {
        // a statement that got no answer holds up whatever comes after it
        if (broken) throw broken
        try {
          return await client.query(sql, [...values])
        } catch (error) {
          if (isAway(error)) broken = error
          throw error
        }
      }
      function query<Row>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
      function query(asked: unknown, values: readonly unknown[] = []): unknown {
        return ask(String(asked), values)
      }
      return { query, release: () => client.release(broken ?? false) }
    },
  }
}

/** Asks again, on a fresh connection, until the time is over; `isAgain`: what was asked before may have been done. */
export async function insist<Answer>(
  until: number,
  ask: (isAgain: boolean) => Promise<Answer>,
  isHopeless: (error: Error) => boolean = () => false,
): Promise<Answer> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await ask(isAgain)
    } catch (error) {
      if (!isAway(error)) throw error
      if (isHopeless(error) || Date.now() + BETWEEN_TRIES_MS > until) throw new StoreAway('the database does not answer', { cause: error })
      await pause(BETWEEN_TRIES_MS)
    }
  }
}

/** Not what we asked is wrong, but the database, or the way to it, for now. */
const AWAY = /^(08|53|57|58|28|3D|40|25006|25P03|55P03)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES)/

function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return AWAY.test(error.code)
  // what pg itself says of a connection has no code
  return /timeout|connection/i.test(error.message)
}
