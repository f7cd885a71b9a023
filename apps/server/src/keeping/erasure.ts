import type { Appended, EventLog, Lease, Recordings } from '@figment/event-log'
import { Blanking, Forgetting, type TableEntry, TableReader, writeEntry } from '@figment/table'
import { forgetMaker } from '../operator/reported.ts'
import { asideOf } from './aside.ts'
import type { Guest } from '../connection/guest.ts'
import { BLANKED_EVERY_MS, BLANKING_TIME_SHARE_AT_MOST } from '../running/bounds.ts'

export interface Kept {
  readonly log: EventLog
  readonly recordings: Recordings
}

/** Writes a table's log anew without what the guest made there. Nobody may write it meanwhile. */
export async function erase({ log, recordings }: Kept, lease: Lease, guest: Guest): Promise<Appended> {
  const { table } = lease
  const forgetting = new Forgetting(guest)
  await read(log, table, (entry) => forgetting.look(entry))
  const { length, changed } = await written(log, table, (entry) => forgetting.forget(entry))
  // before the log: whoever asks again after a failure in between still finds what is to go
  const isTold = new Set(forgetting.recordings)
  const untold = (await recordings.names(table)).filter((name) => !isTold.has(name))
  if (untold.length > 0) await recordings.remove(table, untold)
  await log.reports.forget(table, forgetting.persons)
  await forgetMaker(log.notes, guest)
  const { before, after } = forgetting.states
  return await log.rewrite(lease, length, changed, asideOf(before, after, 0))
}

/** Writes a table's log anew without what was taken off its screens. Nobody may write it meanwhile. */
export async function blank({ log, recordings }: Kept, lease: Lease): Promise<Appended> {
  const { table } = lease
  const blanking = new Blanking()
  await read(log, table, (entry) => blanking.look(entry))
  if (blanking.hasPieces) await read(log, table, (entry) => blanking.trace(entry))
  const { length, changed } = await written(log, table, (entry) => blanking.blank(entry))
  // before the log, as above
  if (blanking.recordings.length > 0) await recordings.remove(table, blanking.recordings)
  return await log.rewrite(lease, length, changed)
}

/** From the beginning of one time to that of the next. */
export const blankedAgainAfterMs = (tookMs: number): number => Math.max(BLANKED_EVERY_MS, tookMs / BLANKING_TIME_SHARE_AT_MOST)

/** The whole log, entry by entry: it is never in memory at once, and others have their turn meanwhile. */
async function read(log: EventLog, table: string, take: (entry: TableEntry, line: string) => void): Promise<void> {
  const reader = new TableReader()
  for await (const page of log.pages(table)) for (const line of page) take(reader.read(line), line)
}

/** How long the log is, and what of it is to be written anew. */
async function written(log: EventLog, table: string, change: (entry: TableEntry) => TableEntry) {
  const changed: { readonly number: number; readonly body: string }[] = []
  let length = 0
  await read(log, table, (entry, line) => {
    const body = writeEntry(change(entry))
    if (body !== line) changed.push({ number: length, body })
    length++
  })
  return { length, changed }
}

/** A table with all that belongs to it. */
export async function removeTable({ log, recordings }: Kept, table: string): Promise<void> {
  await log.remove(table)
  await recordings.removeAll(table)
}
