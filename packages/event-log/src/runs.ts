import type { Aside, Door, Lease, Standing } from './event-log.ts'
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
  /** Null: they left. */
  readonly guests: ReadonlyMap<string, Standing | null>
  readonly finished: readonly FinishedInRun[]
  readonly door: Door | undefined
} {
  const guests = new Map<string, Standing | null>()
  const finished: FinishedInRun[] = []
  let latest: Door | undefined
  for (const { aside, expectedLength, entries } of appends) {
    for (const guest of aside?.left ?? []) guests.set(guest, null)
    for (const [guest, standing] of listedIn(aside ?? {})) guests.set(guest, standing)
    const { finished: game, door }: Aside = aside ?? {}
    if (game) finished.push({ ...game, to: expectedLength + entries.length })
    latest = door ?? latest
  }
  return { guests, finished, door: latest }
}

export function listedIn({ came = [], letIn = [], sentAway = [] }: Aside): readonly (readonly [guest: string, Standing])[] {
  const all = (guests: readonly string[], standing: Standing) => guests.map((guest) => [guest, standing] as const)
  return [...all(came, 'place'), ...all(letIn, 'letIn'), ...all(sentAway, 'sentAway')]
}
