import { type Change, diff, FROM_SERVER, type Whole } from '@figment/protocol'
import { type SeatView, seatView, type TableView, tableView } from '@figment/game-kit'
import { type PersonId, seatOf, type Table, type TableState } from '@figment/table'

export type TableViews = TableView<Table> | SeatView<Table>

/** Bytes ready to send; only this file makes them, and only from views. */
export interface Frame {
  readonly type: number
  readonly bytes: Uint8Array
}

/** What a person sees: their seat's view, or what everyone sees. The TV (null) is nobody. */
export function viewFor(state: TableState, person: PersonId | null): TableViews {
  const seat = person === null ? undefined : seatOf(state.open, person)
  return seat && state.held[seat.seat] ? seatView(state, seat.seat) : tableView(state)
}

export function wholeFrame(view: TableViews, { version, you, present, call }: Pick<Whole, 'version' | 'you' | 'present' | 'call'>): Frame {
  const whole: Whole = { version, now: Date.now(), you, open: view.open, held: view.held, present, call }
  return frame(FROM_SERVER.whole, JSON.stringify(whole))
}

/** The change that all screens share is encoded once; what a seat holds goes into that seat's frame alone. */
export function changeFrames(
  before: TableState,
  after: TableState,
  versions: Pick<Change, 'from' | 'version'>,
): (person: PersonId | null) => Frame {
  const open = JSON.stringify(diff(before.open, after.open))
  const head = `{"from":${versions.from},"version":${versions.version},"now":${Date.now()},"open":${open},"held":`
  const withoutHand = frame(FROM_SERVER.change, `${head}null}`)
  return (person) => {
    const held = diff(viewFor(before, person).held, viewFor(after, person).held)
    return held ? frame(FROM_SERVER.change, `${head}${JSON.stringify(held)}}`) : withoutHand
  }
}

export const messageFrame = (type: number, message: unknown): Frame => frame(type, JSON.stringify(message))

function frame(type: number, json: string): Frame {
  return { type, bytes: new TextEncoder().encode(json) }
}
