import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { House } from '../apps/server/src/testing/house.ts'

/** Those of the texts that stand anywhere in the tables' logs. */
export function inTheLogs(dataDir: string, ...texts: readonly string[]): string[] {
  const database = new DatabaseSync(join(dataDir, 'figment.db'), { readOnly: true })
  const kept = JSON.stringify(database.prepare('select * from entries union all select * from fresh_entries').all())
  database.close()
  return texts.filter((text) => kept.includes(text))
}

/** As if nobody had been at the table since yesterday. */
export function leaveTableAlone({ dataDir }: House, code: string): void {
  const database = new DatabaseSync(join(dataDir, 'figment.db'), { timeout: 5000 })
  const yesterday = Date.now() - 24 * 60 * 60_000
  database.prepare('INSERT INTO seen (code, at) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET at = excluded.at').run(code, yesterday)
  database.close()
}
