import { isRefused } from '@figment/game-kit'
import type { Present } from './decision.ts'
import { openTable } from './decide.ts'
import { evolve, type TableState, unopenedTable } from './evolve.ts'
import { freeName } from './looks.ts'
import { come, leaveTable } from './people.ts'
import { freeNumber } from './seating.ts'
import { COLOURS, type Mutes, PEOPLE_KEPT_AT_MOST, type PersonId, type Profile, SHAPES, type TableEvent, type TableSeat } from './types.ts'

export interface NextTable {
  readonly events: readonly TableEvent[]
  /** Who has a place there from the beginning. */
  readonly guests: readonly string[]
}

interface Begin {
  readonly code: string
  readonly seed: string
  /** Guests whose TVs look on. */
  readonly screens?: readonly string[]
}

/** How a table begins where the people of this one go on: the same game, and those who are here in their seats, bots among them. */
export function nextTable({ open, hidden }: TableState, present: Present, { code, seed, screens = [] }: Begin): NextTable {
  const events: TableEvent[] = [openTable(code, { locale: open.locale, choice: open.choice, seed })]
  let state = evolve(unopenedTable, events[0] as TableEvent)
  const write = (more: readonly TableEvent[]) => {
    events.push(...more)
    state = more.reduce(evolve, state)
  }
  const guestOf = new Map(Object.entries(hidden.guests).map(([guest, person]) => [person, guest]))
  const guests: string[] = []
  const newIds = new Map<PersonId, PersonId>()
  const bring = (person: PersonId) => {
    const guest = guestOf.get(person)
    const profile = open.people[person]
    const isHere = profile?.hasLeft === false && present.has(person)
    if (guest === undefined || profile === undefined || !(isHere || person === open.opener)) return
    const { name, colour, shape } = profile
    const those = new Set(Object.keys(state.open.people))
    const came = come(state, guest, { name: freeName(state.open, name, { present: those }), colour, shape }, those)
    if (isRefused(came)) return
    const isHost = open.host === person && state.open.host !== null
    const [{ person: here }] = came as [Extract<TableEvent, { type: 'personCame' }>]
    write(isHost ? [...came, { type: 'hostChanged', person: here }] : came)
    // it stays the table of who opened the first one: no seat waits for them, but they have a place
    if (!isHere) write(leave(state, here))
    guests.push(guest)
    newIds.set(person, here)
  }
  const seated = open.seats.filter(({ isOut }) => !isOut)
  for (const seat of seated) {
    if (seat.person !== null) bring(seat.person)
    else write([{ type: 'botSeated', seat: freeNumber(state.open), profile: looksOf(seat) }])
  }
  if (open.skill !== state.open.skill) write([{ type: 'skillChosen', skill: open.skill }])
  for (const person of Object.keys(open.people)) if (seated.every((seat) => seat.person !== person)) bring(person)
  if (open.isFiltered) write([{ type: 'filterTurned', isOn: true }])
  const opener = newIds.get(open.opener ?? '') ?? newIds.get(open.host ?? '')
  if (opener !== undefined && opener !== state.open.opener) write([{ type: 'openerNamed', person: opener }])
  const host = newIds.get(open.host ?? '')
  if (open.standsInFor !== null && opener !== undefined && host !== undefined && host !== opener)
    write([
      { type: 'hostChanged', person: opener },
      { type: 'standInNamed', person: host },
    ])
  // whoever was sent away there does not come in here
  const keptOut = Object.entries(hidden.removed).slice(-PEOPLE_KEPT_AT_MOST)
  for (const [person, places] of keptOut) {
    const { name, colour, shape } = open.people[person] ?? NOBODY
    const profile = { name, colour, shape }
    write([{ type: 'personKeptOut', person: `p${state.hidden.persons + 1}`, guest: guestOf.get(person) ?? '', profile, places }])
  }
  for (const [guest, places] of Object.entries(hidden.removedScreens)) write([{ type: 'screenRemoved', guest, places }])
  if (state.hidden.marksOf !== hidden.marksOf) write([{ type: 'marksTakenOver', table: hidden.marksOf }])
  if (open.door !== 'open') write([{ type: 'doorSet', door: open.door, screens }])
  if (open.isCodeHidden) write([{ type: 'codeHidden', isHidden: true }])
  write(mutesHere(open.muted, newIds).map((mute) => ({ type: 'muted', ...mute })))
  for (const [by, mutes] of Object.entries(hidden.mutedBy)) {
    const here = newIds.get(by)
    if (here !== undefined) write(mutesHere(mutes, newIds).map((mute) => ({ type: 'mutedForOne', by: here, ...mute })))
  }
  return { events, guests }
}

function leave(state: TableState, person: PersonId): readonly TableEvent[] {
  const left = leaveTable(state, person, new Set())
  return isRefused(left) ? [] : left
}

/** The list forgets those who went long ago. */
const NOBODY: Profile = { name: '', colour: COLOURS[0], shape: SHAPES[0] }

/** Of those who have come along. */
const mutesHere = (mutes: Mutes, newIds: ReadonlyMap<PersonId, PersonId>) =>
  Object.entries(mutes).flatMap(([there, kinds]) => {
    const person = newIds.get(there)
    return person === undefined ? [] : [{ person, kinds: [...kinds] }]
  })

const looksOf = ({ name, colour, shape }: TableSeat) => ({ name, colour, shape })
