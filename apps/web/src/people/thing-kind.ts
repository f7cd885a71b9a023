import type { Thing } from '@figment/table/types'

const KINDS = ['line', 'name', 'clue', 'clip', 'drawing', 'word'] as const
export type ThingKind = (typeof KINDS)[number]

/** What a thing is called: those of a game by what its game calls them. */
export function kindOf(thing: Thing): ThingKind {
  if (thing.kind !== 'made') return thing.kind
  const { piece } = thing
  const named = typeof piece === 'object' && piece !== null && 'kind' in piece ? piece.kind : null
  return KINDS.find((kind) => kind === named) ?? 'line'
}
