import type { EventLog } from '../event-log.ts'
import { openPostgres } from '../postgres.ts'
import type { LogOptions } from '../opening.ts'
import { openSqliteLog } from '../sqlite.ts'

/** By the name of a file or the address of a database. */
export async function openLog(where: string, options: LogOptions = { madeBy: null }): Promise<EventLog> {
  return where.startsWith('postgres:') ? (await openPostgres(where, options)).log : await openSqliteLog(where, options)
}
