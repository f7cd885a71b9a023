import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Those of the texts that stand anywhere in the tables' logs. */
export function inTheLogs(dataDir: string, ...texts: readonly string[]): string[] {
  const database = new DatabaseSync(join(dataDir, 'figment.db'), { readOnly: true })
  const kept = JSON.stringify(database.prepare('select * from entries union all select * from fresh_entries').all())
  database.close()
  return texts.filter((text) => kept.includes(text))
}
