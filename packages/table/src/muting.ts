import { entry } from '@figment/catalog'
import { refused } from '@figment/game-kit'
import type { TableDecision } from './decision.ts'
import type { TableState } from './evolve.ts'
import { type Muted, type Mutes, PEOPLE_KEPT_AT_MOST, type PersonId, type TableEvent, type TableOpen } from './types.ts'

interface Mute {
  readonly person: PersonId
  readonly kinds: readonly Muted[]
}

/** For everybody. Whoever was dropped from the list of people, and comes once more, is still silenced. A host can only end their own. */
export function mute(open: TableOpen, { person, kinds }: Mute): TableDecision {
  const isOneself = person === open.host && kinds.length > 0
  if (isOneself || !isKnown(open, open.muted, person)) return refused('noSuchPerson')
  const wanted = inOrder(kinds)
  return isTheSame(open.muted[person], wanted) ? [] : [{ type: 'muted', person, kinds: wanted }]
}

/** For one person alone: nobody else learns of it. */
export function muteForOne({ open, hidden }: TableState, by: PersonId, { person, kinds }: Mute): TableDecision {
  const theirs = hidden.mutedBy[by] ?? {}
  if (person === by || !isKnown(open, theirs, person)) return refused('noSuchPerson')
  const wanted = inOrder(kinds)
  return isTheSame(theirs[person], wanted) ? [] : [{ type: 'mutedForOne', by, person, kinds: wanted }]
}

/** Whether the host has silenced somebody in this. */
export const isMutedForAll = ({ muted }: TableOpen, person: PersonId, kind: Muted): boolean => muted[person]?.includes(kind) ?? false

export const mutesOf = ({ hidden }: TableState, person: PersonId | null): Mutes =>
  person === null ? NONE : (hidden.mutedBy[person] ?? NONE)

/** Whether this one hears and sees so much of that one: the TV (null) has silenced nobody. */
export const isMutedFor = (state: TableState, person: PersonId | null, other: PersonId, kind: Muted): boolean =>
  mutesOf(state, person)[other]?.includes(kind) ?? false

const NONE: Mutes = {}

/** Whether a recording is told of. */
export function tellsOfClip(events: readonly TableEvent[]): boolean {
  return events.some((event) => event.type === 'gameMoved' && (entry(event.game).forget?.recordings?.(event.event) ?? []).length > 0)
}

/** Nothing: they are silenced no more. The list does not grow for ever: who was silenced first is the first to be let go. */
export function withMute(mutes: Mutes, { person, kinds }: Mute): Mutes {
  const { [person]: _, ...others } = mutes
  if (kinds.length === 0) return others
  return Object.fromEntries([...Object.entries(others), [person, kinds] as const].slice(-PEOPLE_KEPT_AT_MOST))
}

const isKnown = (open: TableOpen, mutes: Mutes, person: PersonId): boolean =>
  Object.hasOwn(open.people, person) || Object.hasOwn(mutes, person)

const inOrder = (kinds: readonly Muted[]): readonly Muted[] => [...new Set(kinds)].sort()

const isTheSame = (one: readonly Muted[] = [], other: readonly Muted[]): boolean => one.join() === other.join()
