import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, openSqliteLog } from '@figment/event-log'
import { type Choice, openTable, unopenedTable, writeEntry } from '@figment/table'
import { TABLE_BOUNDS } from '../running/bounds.ts'
import { Metrics } from '../running/metrics.ts'
import { LiveTable, type TableInRoom } from '../table/live-table.ts'
import { WithoutPeople } from '../table/without-people.ts'

/** A log in a folder of its own, which goes with it. */
export async function logOfItsOwn(): Promise<{ readonly log: EventLog; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'figment-log-'))
  const log = await openSqliteLog(join(folder, 'figment.db'))
  return {
    log,
    async remove() {
      await log.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Wished {
  readonly choice?: Choice
  readonly metrics?: Metrics
  readonly room?: Partial<TableInRoom>
}

/** A new table in memory, which nothing carries and where nobody is. */
export async function loneTable(
  log: EventLog,
  code: string,
  { choice = unopenedTable.open.choice, metrics = new Metrics(), room = {} }: Wished = {},
): Promise<LiveTable> {
  await log.create(code, [writeEntry({ at: Date.now(), events: [openTable(code, { locale: 'en', choice, seed: code })] })])
  const withoutPeople = new WithoutPeople(TABLE_BOUNDS.gamesWithoutPeople)
  const pacing = { botPace: 1, hostGoneSeconds: 30, bounds: TABLE_BOUNDS, withoutPeople, placeOf: (_: string, address: string) => address }
  const table = await LiveTable.open(log, code, pacing, metrics, { letGo: () => {}, blank: () => {}, blankAgainAt: 0, ...room })
  if (!table) throw new Error('no table')
  return table
}
