import { hasRudeWord, isRefused, type Refused, refused } from '@figment/game-kit'
import { readText } from '@figment/i18n'
import type { Present, TableDecision } from './decision.ts'
import { evolve, type TableState } from './evolve.ts'
import { cleanName, freeLooks, freeName, isTaken } from './looks.ts'
import { forgetWishes, freeNumber, looksAt, seatLimits } from './seating.ts'
import { seatOf } from './seats.ts'
import { CHAT_LENGTH, PEOPLE_AT_MOST, PEOPLE_KEPT_AT_MOST, type PersonId, type Profile, type TableEvent, type TableOpen } from './types.ts'

/** A guest whom the table does not know yet. */
export function come(state: TableState, guest: string, wished: Profile, present: Present = NOBODY): TableDecision {
  const { open, hidden } = state
  const known = hidden.guests[guest]
  if (known !== undefined && Object.hasOwn(hidden.removed, known)) return refused('removed')
  const cleaned = cleanName(wished.name)
  if (typeof cleaned === 'string') return refused(cleaned)
  if (!hasRoomFor(open, null, present)) return refused('tableFull')
  if (open.isFiltered && hasRudeWord(cleaned.name)) return refused('rudeWord')
  if (isTaken(open, cleaned.name, { present })) return refused('nameTaken')
  // who was dropped from the list, and comes once more, is who they were
  const person = known ?? `p${hidden.persons + 1}`
  const profile = { ...wished, ...cleaned }
  const came: TableEvent[] = [...dropThoseLongGone(open, present), { type: 'personCame', person, guest, profile }]
  if (open.host === null && isForTheTaking(open)) came.push(isHostAtOnce(open, person))
  return [...came, ...seatIfThereIsRoom(open, person, profile)]
}

const NOBODY: Present = new Set()

/** Whether somebody finds room, null being somebody new: only who is here takes any, and those whom a seat waits for, the host, and who opened the table have theirs. */
export function hasRoomFor(open: TableOpen, person: PersonId | null, present: Present): boolean {
  const expected = new Set(open.seats.flatMap((seat) => (seat.person === null || seat.isOut ? [] : [seat.person])))
  for (const one of [open.host, open.opener]) if (one !== null) expected.add(one)
  if (person !== null && (expected.has(person) || present.has(person))) return true
  return new Set([...expected, ...present]).size < PEOPLE_AT_MOST
}

/** The list of people does not grow for ever: those who came first go from it, unless they are here, expected, or seen to have said something. */
function dropThoseLongGone(open: TableOpen, present: Present): TableEvent[] {
  const people = Object.keys(open.people)
  const tooMany = people.length + 1 - PEOPLE_KEPT_AT_MOST
  if (tooMany <= 0) return []
  const kept = new Set([
    ...present,
    ...[open.host, open.opener].filter((one) => one !== null),
    ...open.seats.flatMap(({ person, wantedBy }) => [person, wantedBy].filter((one) => one !== null)),
    ...open.chat.lines.map(({ person }) => person),
  ])
  const gone = people.filter((person) => !kept.has(person)).slice(0, tooMany)
  return gone.map((person) => ({ type: 'personDropped', person }))
}

/** In the lobby whoever comes sits down, as long as there are seats. */
function seatIfThereIsRoom(open: TableOpen, person: PersonId, { name, colour, shape }: Profile): TableEvent[] {
  const thereIsRoom = open.play === null && open.seats.length < seatLimits(open).max
  return thereIsRoom ? [{ type: 'seatTaken', seat: freeNumber(open), person, profile: freeLooks(open.seats, { name, colour, shape }) }] : []
}

/** A person whom the table knows has connected: whatever was theirs is theirs again. */
export function comeBack({ open }: TableState, person: PersonId, present: Present = NOBODY): readonly TableEvent[] {
  const events: TableEvent[] = []
  const returning = open.people[person]
  const seat = seatOf(open, person)
  if (returning?.isRemoved) return []
  if (returning?.hasLeft) events.push({ type: 'personReturned', person })
  if (returning && !seat) {
    const { name, colour, shape } = returning
    const profile = { name: freeName(open, name, { present, except: person }), colour, shape }
    // somebody is called that by now
    if (profile.name !== name) events.push({ type: 'looksChanged', person, profile })
    if (returning.hasLeft) events.push(...seatIfThereIsRoom(open, person, profile))
  }
  if (seat?.isBot) events.push({ type: 'botSteppedOut', seat: seat.seat })
  else if (seat?.wantedBy) events.push({ type: 'seatUnwanted', seat: seat.seat })
  if (open.host === null && (seat || person === open.opener || isForTheTaking(open))) events.push(isHostAtOnce(open, person))
  const isHostAgain = open.standsInFor !== null && (person === open.standsInFor || person === open.opener)
  if (isHostAgain) events.push({ type: 'hostChanged', person })
  return events
}

/** Nobody has a seat to come back to, so that whoever is there may as well be host. */
const isForTheTaking = ({ seats, people }: TableOpen): boolean =>
  seats.every(({ person, isOut }) => person === null || isOut || people[person]?.hasLeft)

/** At a table that somebody else opened, only until they are back. */
const isHostAtOnce = (open: TableOpen, person: PersonId): TableEvent =>
  open.opener === null || open.opener === person ? { type: 'hostChanged', person } : { type: 'standInNamed', person }

export function leaveTable(state: TableState, person: PersonId, present: Present): TableDecision {
  const { open } = state
  const events: TableEvent[] = [...forgetWishes(open, person), { type: 'personLeft', person }]
  const seat = seatOf(open, person)
  if (seat && !open.play) events.push({ type: 'seatCleared', seat: seat.seat })
  if (open.host === person) events.push(hostAfter(open, events.reduce(evolve, state), present))
  return events
}

/** Who is host when the host is gone. */
export function hostAfter({ opener }: TableOpen, after: TableState, present: Present): TableEvent {
  const heir = heirOf(after, present) ?? (isForTheTaking(after.open) ? watchersOf(after.open, present)[0] : undefined)
  const isKeptForAnother = heir !== undefined && opener !== null && heir !== opener
  return isKeptForAnother ? { type: 'standInNamed', person: heir } : { type: 'hostChanged', person: heir ?? null }
}

export function changeLooks(open: TableOpen, person: PersonId, wished: Profile, present: Present): TableDecision {
  const cleaned = cleanName(wished.name)
  if (typeof cleaned === 'string') return refused(cleaned)
  // tables from before may have two who look alike: they may change everything else
  if (open.people[person]?.name !== cleaned.name && isTaken(open, cleaned.name, { present, except: person })) return refused('nameTaken')
  const profile = { ...wished, ...cleaned }
  const seat = seatOf(open, person)
  const next = seat ? looksAt(open, seat, profile) : profile
  return hasLooks(open.people[person], next) && (!seat || hasLooks(seat, next)) ? [] : [{ type: 'looksChanged', person, profile: next }]
}

const hasLooks = (one: Profile | undefined, { name, colour, shape }: Profile): boolean =>
  one !== undefined && one.name === name && one.colour === colour && one.shape === shape

/** The host has been away too long: until they are back it is who has sat here the longest. Nobody who only watches becomes host by waiting. */
export function replaceHost(state: TableState, present: Present): readonly TableEvent[] {
  const heir = heirOf(state, present)
  return heir === undefined ? [] : [{ type: 'standInNamed', person: heir }]
}

const heirOf = ({ open, hidden }: TableState, present: Present): PersonId | undefined =>
  hidden.seated.find((person) => seatOf(open, person) !== undefined && mayFollow(open, person, present))

const watchersOf = (open: TableOpen, present: Present): PersonId[] =>
  Object.keys(open.people).filter((person) => mayFollow(open, person, present))

const mayFollow = (open: TableOpen, person: PersonId, present: Present): boolean =>
  person !== open.host && present.has(person) && open.people[person]?.hasLeft === false

export function passHost({ host, people, standsInFor }: TableOpen, to: PersonId): TableDecision {
  if (people[to]?.hasLeft !== false) return refused('noSuchPerson')
  if (host === to) return []
  // what is only lent can be lent on, not given away
  const isLent = standsInFor !== null && standsInFor !== to
  return [isLent ? { type: 'standInNamed', person: to } : { type: 'hostChanged', person: to }]
}

/**
 * Whoever opened a table may have it deleted, and without them all who sit there together: at least two, and most of those who ever
 * played here, so that newcomers at a table that the others have left do not delete what was played there.
 */
export function agreeOnRemoval(
  { open, hidden }: TableState,
  person: PersonId,
): { readonly isAgreed: boolean; readonly events: readonly TableEvent[] } | Refused<'onlyTheOpener'> {
  const { opener, seats, people, removal } = open
  if (person === opener) return { isAgreed: true, events: [] }
  const players = seats.flatMap((seat) => (seat.person === null || seat.isOut || people[seat.person]?.hasLeft ? [] : [seat.person]))
  const whoPlayed = hidden.played.filter((one) => players.includes(one))
  const areMostOfThem = whoPlayed.length * 2 > hidden.played.length || hidden.played.length === 0
  if (!players.includes(person) || players.length < 2 || !areMostOfThem) return refused('onlyTheOpener')
  const isAgreed = players.every((player) => player === person || removal.includes(player))
  return { isAgreed, events: removal.includes(person) ? [] : [{ type: 'removalAgreed', person }] }
}

export function say(open: TableOpen, person: PersonId, raw: string): TableDecision {
  if (!open.chat.isOn) return refused('chatIsOff')
  const text = readText(raw, CHAT_LENGTH)
  if (text === null) return refused('chatTooLong')
  return text === '' ? refused('chatEmpty') : [{ type: 'said', person, text }]
}

export const PASS_LASTS_MS = 10 * 60_000

export function usePass(state: TableState, hash: string, guest: string, now: number): TableDecision {
  const pass = state.hidden.passes[hash]
  if (!pass) return refused('passUnknown')
  if (pass.until < now) return refused('passExpired')
  const wasBefore = state.hidden.guests[guest]
  const isRemoved = [wasBefore, pass.person].some((one) => one !== undefined && Object.hasOwn(state.hidden.removed, one))
  if (isRemoved) return refused('removed')
  const isSomebodyElse = wasBefore !== undefined && wasBefore !== pass.person && Object.hasOwn(state.open.people, wasBefore)
  const left = isSomebodyElse ? leaveTable(state, wasBefore, new Set([pass.person])) : []
  return [...(isRefused(left) ? [] : left), { type: 'passUsed', hash, guest }]
}
