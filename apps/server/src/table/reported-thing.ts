import { type ReportedKind, REPORTED_KINDS, type Exhibit } from '@figment/protocol'
import { findThing, type PersonId, type TableState, type Thing } from '@figment/table'
import type { Guest } from '../connection/guest.ts'
import type { About } from '../operator/reported.ts'

/** Something that somebody made at a table, as it is now. */
export interface ReportedThing {
  /** Who asks. */
  readonly by: PersonId
  /** Who made it, and whom the server knows them as; null: nobody can tell. */
  readonly person: PersonId | null
  readonly maker: Guest | null
  readonly about: About
  readonly made: { readonly text: string } | { readonly clip: string } | Extract<Exhibit, { readonly strokes: unknown }>
}

/** Null: it is not there, or not any more. */
export function reportedThing(state: TableState, by: PersonId, thing: Thing): ReportedThing | null {
  const found = findThing(state, thing)
  if (!found) return null
  const { person } = found
  const maker = Object.entries(state.hidden.guests).find(([, of]) => of === person)?.[0] ?? null
  return { by, person, maker, about: aboutOf(state, thing), made: found.made as ReportedThing['made'] }
}

function aboutOf({ open }: TableState, thing: Thing): About {
  if (thing.kind !== 'made') return { kind: thing.kind, game: null, round: null }
  // what the piece is, its game knows; all that are there say what kind they are, and of which round
  const { kind, round } = thing.piece as { readonly kind?: unknown; readonly round?: unknown }
  const known = REPORTED_KINDS.find((one) => one === kind) ?? ('word' satisfies ReportedKind)
  return { kind: known, game: open.play?.game ?? null, round: typeof round === 'number' ? round : null }
}
