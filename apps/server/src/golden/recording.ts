import { evolve, type PersonId, readLog, type TableState, unopenedTable } from '@figment/table'
import { viewFor } from '../connection/frames.ts'

/** What everybody saw at one moment. */
export interface Moment {
  /** After so many entries. */
  readonly entries: number
  /** What everybody sees, the TV among them. */
  readonly open: unknown
  /** What each person who holds something sees besides. */
  readonly held: Readonly<Record<PersonId, unknown>>
}

/** Between two moments that are kept lie at most so many entries. */
const ENTRIES_BETWEEN = 40

/** What a log shows, moment by moment: whenever the table turns to something else, at its end, and now and then. */
export function momentsOf(lines: readonly string[]): readonly Moment[] {
  const moments: Moment[] = []
  let state = unopenedTable
  let kept = 0
  for (const [number, { events }] of readLog(lines).entries()) {
    const before = state
    state = events.reduce(evolve, state)
    const entries = number + 1
    if (isAnotherScene(before, state) || entries - kept >= ENTRIES_BETWEEN || entries === lines.length) {
      moments.push(momentOf(state, entries))
      kept = entries
    }
  }
  return moments
}

function momentOf(state: TableState, entries: number): Moment {
  const held: Record<PersonId, unknown> = {}
  for (const person of Object.keys(state.open.people)) {
    const view = viewFor(state, person)
    if (view.held !== null) held[person] = view.held
  }
  return { entries, open: viewFor(state, null).open, held }
}

function isAnotherScene({ open: before }: TableState, { open: after }: TableState): boolean {
  return (
    before.games !== after.games ||
    before.pausedAt !== after.pausedAt ||
    before.play?.open.phase !== after.play?.open.phase ||
    before.play?.open.round !== after.play?.open.round
  )
}
