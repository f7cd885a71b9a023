import type { Appended, EventLog, Lease, Recordings } from '@figment/event-log'
import { blankTakenOff, evolve, forget, readLog, type TableEntry, type TableState, unopenedTable, writeEntry } from '@figment/table'
import { forgetMaker } from '../operator/reported.ts'
import { asideOf } from './aside.ts'
import type { Guest } from '../connection/guest.ts'

export interface Kept {
  readonly log: EventLog
  readonly recordings: Recordings
}

/** Writes a table's log anew without what the guest made there. Nobody may write it meanwhile. */
export async function erase({ log, recordings }: Kept, lease: Lease, guest: Guest): Promise<Appended> {
  const { table } = lease
  const bodies = await log.read(table, 0)
  const entries = readLog(bodies)
  const forgotten = forget(entries, guest)
  const changed = forgotten.entries
    .map((entry, number) => ({ number, body: writeEntry(entry) }))
    .filter(({ number, body }) => body !== bodies[number])
  // before the log: whoever asks again after a failure in between still finds what is to go
  const isTold = new Set(forgotten.recordings)
  const untold = (await recordings.names(table)).filter((name) => !isTold.has(name))
  if (untold.length > 0) await recordings.remove(table, untold)
  await log.reports.forget(table, forgotten.persons)
  await forgetMaker(log.notes, guest)
  return await log.rewrite(lease, bodies.length, changed, asideOf(replayed(entries), replayed(forgotten.entries), 0))
}

/** Writes a table's log anew without what was taken off its screens. Nobody may write it meanwhile. */
export async function blank({ log, recordings }: Kept, lease: Lease): Promise<Appended> {
  const { table } = lease
  const bodies = await log.read(table, 0)
  const blanked = blankTakenOff(readLog(bodies))
  const changed = blanked.entries
    .map((entry, number) => ({ number, body: writeEntry(entry) }))
    .filter(({ number, body }) => body !== bodies[number])
  // before the log, as above
  if (blanked.recordings.length > 0) await recordings.remove(table, blanked.recordings)
  return await log.rewrite(lease, bodies.length, changed)
}

/** A table with all that belongs to it. */
export async function removeTable({ log, recordings }: Kept, table: string): Promise<void> {
  await log.remove(table)
  await recordings.removeAll(table)
}

const replayed = (entries: readonly TableEntry[]): TableState => entries.flatMap(({ events }) => events).reduce(evolve, unopenedTable)
