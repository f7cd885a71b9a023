import { seatOf } from '@figment/table/seats'
import type { Muted, Person, PersonId, TableOpen, TableSeat } from '@figment/table/types'
import type { View } from './connection/view.ts'

export const hostOf = ({ host, people }: TableOpen): Person | undefined => (host === null ? undefined : people[host])

export const isHost = ({ you, open }: View): boolean => you !== null && open.host === you

/** Those who have a seat and are at the table still. */
export const playersOf = ({ seats, people }: TableOpen): readonly PersonId[] =>
  seats.flatMap(({ person, isOut }) => (person === null || isOut || people[person]?.hasLeft ? [] : [person]))

/** Who opened the table deletes it alone. A host in their place may ask the others, and then everybody with a seat agrees or does not. */
export const mayDelete = ({ you, open }: View): boolean =>
  you !== null && (you === open.opener || (playersOf(open).includes(you) && (you === open.host || open.removal.length > 0)))

export const mySeat = ({ you, open }: View): TableSeat | undefined => (you === null ? undefined : seatOf(open, you))

/** The seat of somebody who was taken out of the game: its looks stay theirs as long as the game goes on. */
export const seatLost = ({ you, open }: View): TableSeat | undefined => open.seats.find(({ person, isOut }) => isOut && person === you)

export const isHere = ({ open, present }: View, person: PersonId): boolean =>
  present.includes(person) && open.people[person]?.hasLeft === false

/** Nobody plays from this seat now: its person is not here, and no bot has stepped in. */
export const isSeatAway = (view: View, { person, isBot }: TableSeat): boolean => person !== null && !isBot && !isHere(view, person)

export const seatNumbered = (open: TableOpen, number: number): TableSeat | undefined => open.seats.find(({ seat }) => seat === number)

/** Those at the table without a seat, as long as they are here. */
export const watchersOf = (view: View): readonly (readonly [PersonId, Person])[] =>
  Object.entries(view.open.people).filter(([person]) => isHere(view, person) && !seatOf(view.open, person))

/** Whether this person has silenced that one in this, for themselves. */
export const isMutedForMe = ({ mutedForMe }: View, person: PersonId | null, kind: Muted): boolean =>
  person !== null && (mutedForMe[person]?.includes(kind) ?? false)

/** Likewise, or the host has for everybody. */
export const isMuted = (view: View, person: PersonId, kind: Muted): boolean =>
  isMutedForMe(view, person, kind) || (view.open.muted[person]?.includes(kind) ?? false)

/** The seats for which the game waits, in table order. */
export function awaitedSeats(open: TableOpen): readonly TableSeat[] {
  const awaited = open.play?.open.awaited ?? []
  return open.seats.filter(({ seat, isOut }) => !isOut && awaited.includes(seat))
}
