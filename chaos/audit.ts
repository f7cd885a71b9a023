import { isDeepStrictEqual } from 'node:util'
import { isRefused, seatView, seededChance, tableView } from '@figment/game-kit'
import { decide, evolve, readLog, seatOf, type TableEntry, type TableEvent, type TableState, unopenedTable } from '@figment/table'
import type { Circle } from './circle.ts'
import type { Device, SentMove } from './device.ts'

/** One table as the database has it. */
export interface KeptTable {
  readonly epoch: number
  readonly length: number
  readonly entries: readonly { readonly number: number; readonly body: string }[]
}

/** Whether the people of a table and its log tell the same story; every sentence is something that is wrong. */
export function audit(circle: Circle, kept: KeptTable | undefined): string[] {
  if (!kept) return [`table ${circle.code}: the log does not know it`]
  const entries = readLog(kept.entries.map(({ body }) => body))
  const states = replay(entries)
  const wrong = [
    ...numbersOf(kept),
    ...movesTwice(entries),
    ...circle.people.flatMap(({ device }, at) => movesOf(device, entries, states).map((what) => `person ${at}: ${what}`)),
    ...circle.devices.flatMap((device, at) => viewOf(device, states).map((what) => `device ${at}: ${what}`)),
    ...gamesOf(entries, states),
  ]
  return wrong.map((what) => `table ${circle.code}: ${what}`)
}

/** The table before the first entry, and after each. */
function replay(entries: readonly TableEntry[]): readonly TableState[] {
  let state = unopenedTable
  return [state, ...entries.map(({ events }) => (state = events.reduce(evolve, state)))]
}

function numbersOf({ length, entries }: KeptTable): string[] {
  const gaps = entries.flatMap(({ number }, at) => (number === at ? [] : [`entry ${at} has the number ${number}`]))
  return length === entries.length ? gaps : [...gaps, `${entries.length} entries, but the table says ${length}`]
}

function movesTwice(entries: readonly TableEntry[]): string[] {
  const seen = new Set<string>()
  return entries.flatMap(({ by, id }) => {
    if (!id) return []
    const key = `${by} ${id}`
    const wasThere = seen.has(key)
    seen.add(key)
    return wasThere ? [`move ${key} stands in the log twice`] : []
  })
}

function movesOf(device: Device, entries: readonly TableEntry[], states: readonly TableState[]): string[] {
  const person = device.view?.you
  if (!person) return ['does not know who it is']
  const written = new Set(entries.flatMap(({ by, id }) => (id && by === person ? [id] : [])))
  const wrong: string[] = []
  for (const [id, sent] of device.moves) {
    const what = `${id} (${sent.move.type}, sent ${sent.times} times, seen ${sent.seen})`
    if (!sent.answer) wrong.push(`move ${what} was never answered`)
    else if (sent.answer.refused === null && !written.has(id) && !changedNothing(sent, person, states))
      wrong.push(`move ${what} was acknowledged and is not in the log`)
    else if (sent.answer.refused !== null && written.has(id)) wrong.push(`move ${what} was refused and is in the log`)
    written.delete(id)
  }
  for (const id of written) wrong.push(`the log has a move ${id} that was never sent`)
  return wrong
}

/** Some moves ask for what is so already: they are answered, and there is nothing to write. */
function changedNothing({ move, seen, answer }: SentMove, person: string, states: readonly TableState[]): boolean {
  return states.slice(seen, (answer?.seen ?? seen) + 1).some((state) => {
    const decision = decide(state, move, { person, present: new Set(), chance: seededChance('') })
    return !isRefused(decision) && decision.length === 0
  })
}

/** What the device made of all changes it was sent must be what the log makes of all events. */
function viewOf(device: Device, states: readonly TableState[]): string[] {
  const state = states.at(-1)
  const { view, version } = device
  if (!view || !state) return ['shows nothing']
  if (version !== states.length - 1) return [`shows version ${version} of ${states.length - 1}`]
  const seat = view.you === null ? undefined : seatOf(state.open, view.you)
  const expected = seat && state.held[seat.seat] ? seatView(state, seat.seat) : tableView(state)
  const wrong: string[] = []
  if (!isDeepStrictEqual(view.open, asSent(expected.open))) wrong.push('does not show what is open')
  if (!isDeepStrictEqual(view.held, asSent(expected.held))) wrong.push('does not show what it holds')
  return wrong
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Each game that began came to its end, and the last one was not begun again. */
function gamesOf(entries: readonly TableEntry[], states: readonly TableState[]): string[] {
  const endedEarly = entries.flatMap(({ events }, at) => {
    const isClosing = events.some(({ type }: TableEvent) => type === 'gameClosed')
    return isClosing && states[at]?.open.play?.open.phase !== 'over' ? [`entry ${at} closes a game that was not over`] : []
  })
  const last = states.at(-1)?.open.play?.open.phase ?? 'over'
  return last === 'over' ? endedEarly : [...endedEarly, `the last game stands still in ${last}`]
}
