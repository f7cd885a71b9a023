import { join } from 'node:path'
import type { EventLog, Recordings } from './event-log.ts'
import { fileRecordings } from './file-recordings.ts'
import { openPostgres } from './postgres.ts'
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
}: {
  readonly databaseUrl: string | null | undefined
  readonly dataDir: string
}): Promise<Store> {
  const { log, recordings } = databaseUrl
    ? await openPostgres(databaseUrl)
    : { log: await openSqliteLog(join(dataDir, 'figment.db')), recordings: fileRecordings(join(dataDir, 'clips')) }
  return { log, recordings, close: () => log.close() }
}
