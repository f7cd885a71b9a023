import { isRefused, refused } from '@figment/game-kit'
import type { Asking, AtTheDoor, TableDecision } from './decision.ts'
import { evolve, type TableState } from './evolve.ts'
import { removeSeat } from './game-in-play.ts'
import { hostAfter } from './people.ts'
import { forgetWishes } from './seating.ts'
import { seatOf } from './seats.ts'
import type { Door, PersonId, TableEvent, TableOpen } from './types.ts'

/** Who stands at the door. */
export interface Caller {
  readonly guest: string
  readonly as: 'person' | 'tv'
  /** The mark of the place that they come from. */
  readonly place: string
}

/** Why somebody may not just come in; null: they may, as far as the door is concerned. */
export function whyNotIn({ open, hidden }: TableState, { guest, as, place }: Caller): 'removed' | 'knockFirst' | 'doorLocked' | null {
  const person = hidden.guests[guest]
  if (person !== undefined && Object.hasOwn(hidden.removed, person)) return 'removed'
  if (hidden.letIn.includes(guest)) return null
  const wasRemovedAsScreen = as === 'tv' && Object.hasOwn(hidden.removedScreens, guest)
  // also as a TV: whoever is at the table sees more of it
  if (person !== undefined && isOneOfUs(open, person) && !wasRemovedAsScreen) return null
  const isNewFromThere = person === undefined && isAmong(hidden.removed, place)
  const isScreenFromThere = as === 'tv' && isAmong(hidden.removedScreens, place)
  const hasToKnock = wasRemovedAsScreen || isNewFromThere || isScreenFromThere
  if (open.door === 'locked') return 'doorLocked'
  return open.door === 'knock' || hasToKnock ? 'knockFirst' : null
}

/** They come and go as they like, whatever the door is like. */
const isOneOfUs = (open: TableOpen, person: PersonId): boolean =>
  person === open.opener || seatOf(open, person) !== undefined || open.people[person]?.hasLeft === false

const isAmong = (removed: Readonly<Record<string, readonly string[]>>, place: string): boolean =>
  Object.values(removed).some((places) => places.includes(place))

/** With all devices, whether they play or watch. */
export function removePerson(state: TableState, person: PersonId, { person: by, chance, door }: Asking): TableDecision {
  const { open } = state
  const removed = open.people[person]
  if (!removed || person === by) return refused('noSuchPerson')
  if (removed.isRemoved) return []
  // who only stands in for somebody does not send them away
  if (person === open.opener) return refused('onlyTheOpener')
  if (person === open.standsInFor) return refused('onlyTheHost')
  return goneFrom(state, person, { chance, door })
}

/** For who runs the server: whoever it is, its host and who opened the table included. */
export function sendAway(state: TableState, person: PersonId, { present, chance, door }: Omit<Asking, 'person'>): TableDecision {
  const { open } = state
  if (open.people[person]?.isRemoved !== false) return []
  const gone = goneFrom(state, person, { chance, door })
  if (isRefused(gone) || open.host !== person) return gone
  return [...gone, hostAfter(open, gone.reduce(evolve, state), present)]
}

function goneFrom(
  state: TableState,
  person: PersonId,
  { chance, door }: Pick<Asking, 'chance'> & { door: AtTheDoor | undefined },
): TableDecision {
  const { open } = state
  const events: TableEvent[] = forgetWishes(open, person)
  const seat = seatOf(open, person)
  if (seat && open.play?.open.phase !== 'over') {
    const out = removeSeat(events.reduce(evolve, state), seat.seat, chance)
    if (isRefused(out)) return out
    events.push(...out)
  }
  return [...events, { type: 'personRemoved', person, places: [...(door?.placesOf({ person }) ?? [])] }]
}

export function letBackIn({ open }: TableState, person: PersonId): TableDecision {
  const removed = open.people[person]
  if (!removed) return refused('noSuchPerson')
  return removed.isRemoved ? [{ type: 'personLetBack', person }] : []
}

export function removeScreen(screen: string, door: AtTheDoor | undefined): TableDecision {
  const guest = door?.guestOfScreen(screen) ?? null
  // gone already
  return guest === null ? [] : [{ type: 'screenRemoved', guest, places: [...(door?.placesOf({ guest }) ?? [])] }]
}

/** TVs that are there stay, also over a lost connection. */
export function setDoor(open: TableOpen, door: Door, at: AtTheDoor | undefined): TableDecision {
  if (open.door === door) return []
  return [{ type: 'doorSet', door, screens: door === 'open' ? [] : [...(at?.screens ?? [])] }]
}

/** By anybody who sits there, or the host: the first answer counts. */
export function answerKnock(
  knock: string,
  { isLetIn, door }: { readonly isLetIn: boolean; readonly door: AtTheDoor | undefined },
): TableDecision {
  const guest = door?.guestWhoKnocks(knock) ?? null
  return guest === null || !isLetIn ? [] : [{ type: 'guestLetIn', guest }]
}
