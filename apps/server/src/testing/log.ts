import { join } from 'node:path'
import { openSqliteLog } from '@figment/event-log'
import { readLog, type TableEntry } from '@figment/table'

/** What a server has written in this folder, of one table. */
export async function entriesIn(dataDir: string, code: string): Promise<readonly TableEntry[]> {
  const log = await openSqliteLog(join(dataDir, 'figment.db'))
  const bodies = await log.read(code, 0)
  await log.close()
  return readLog(bodies)
}
