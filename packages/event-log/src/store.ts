import { join } from 'node:path'
import type { EventLog, Recordings } from './event-log.ts'
import { fileRecordings } from './file-recordings.ts'
import { openPostgres } from './postgres.ts'
import type { LogOptions } from './opening.ts'
import { openSqliteLog } from './sqlite.ts'

export interface Store {
  readonly log: EventLog
  readonly recordings: Recordings
  close(): Promise<void>
}

/** In Postgres when its address is given, else in files. */
export async function openStore({
  databaseUrl,
  dataDir,
  madeBy = null,
  hasRoom = () => true,
}: {
  readonly databaseUrl: string | null | undefined
  readonly dataDir: string
} & Partial<LogOptions>): Promise<Store> {
  const { log, recordings } = databaseUrl
    ? await openPostgres(databaseUrl, { madeBy })
    : { log: await openSqliteLog(join(dataDir, 'figment.db'), { madeBy, hasRoom }), recordings: fileRecordings(join(dataDir, 'clips')) }
  return { log, recordings, close: () => log.close() }
}
