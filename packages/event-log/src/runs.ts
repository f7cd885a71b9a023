import type { Aside, Lease } from './event-log.ts'
import type { Append } from './group-commit.ts'

/** Appends of one table that continue each other, written as if they were one. */
export interface Run {
  readonly lease: Lease
  readonly expectedLength: number
  readonly length: number
  readonly appends: readonly Append[]
}

/** One run for each table, and the appends that continue no run: their turn comes after it. */
export function runsOf(batch: readonly Append[]): { readonly runs: readonly Run[]; readonly later: readonly Append[] } {
  const runs = new Map<string, Run>()
  const broken = new Set<string>()
  const later: Append[] = []
  for (const append of batch) {
    const { lease, expectedLength, entries } = append
    const run = runs.get(lease.table)
    const length = expectedLength + entries.length
    if (!run) runs.set(lease.table, { lease, expectedLength, length, appends: [append] })
    else if (!broken.has(lease.table) && run.lease.epoch === lease.epoch && run.length === expectedLength)
      runs.set(lease.table, { ...run, length, appends: [...run.appends, append] })
    else {
      broken.add(lease.table)
      later.push(append)
    }
  }
  return { runs: [...runs.values()], later }
}

export interface FinishedInRun {
  readonly game: string
  readonly from: number
  readonly to: number
}

/** What a run changes beside the log in the end: somebody who came and left again only left. */
export function besideOf({ appends }: Run): {
  readonly guests: ReadonlyMap<string, 'came' | 'left'>
  readonly finished: readonly FinishedInRun[]
} {
  const guests = new Map<string, 'came' | 'left'>()
  const finished: FinishedInRun[] = []
  for (const { aside, expectedLength, entries } of appends) {
    const { left = [], came = [], finished: game }: Aside = aside ?? {}
    for (const guest of left) guests.set(guest, 'left')
    for (const guest of came) guests.set(guest, 'came')
    if (game) finished.push({ ...game, to: expectedLength + entries.length })
  }
  return { guests, finished }
}
