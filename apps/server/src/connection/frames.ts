import { type Change, DIALECT, diff, ENVELOPE, FROM_SERVER, type Whole } from '@figment/protocol'
import { type SeatView, seatView, type TableView, tableView } from '@figment/game-kit'
import { type PersonId, seatOf, type Table, type TableState } from '@figment/table'

export type TableViews = TableView<Table> | SeatView<Table>

declare const made: unique symbol

/** Bytes ready to send to any number of devices; only this file makes them, and what they tell of a table only from views. */
export type Frame = Uint8Array & { readonly [made]: true }

/** What a person sees: their seat's view, or what everyone sees. The TV (null) is nobody. */
export function viewFor(state: TableState, person: PersonId | null): TableViews {
  const seat = person === null ? undefined : seatOf(state.open, person)
  return seat && state.held[seat.seat] ? seatView(state, seat.seat) : tableView(state)
}

export function wholeFrame(view: TableViews, { version, you, present, call }: Pick<Whole, 'version' | 'you' | 'present' | 'call'>): Frame {
  const whole: Whole = { version, dialect: DIALECT, now: Date.now(), you, open: view.open, held: view.held, present, call }
  return frame(FROM_SERVER.whole, JSON.stringify(whole))
}

/** The change that all screens share is encoded once; what a seat holds goes into that seat's frame alone. */
export function changeFrames(
  before: TableState,
  after: TableState,
  versions: Pick<Change, 'from' | 'version'>,
): (person: PersonId | null) => Frame {
  const open = diff(before.open, after.open)
  const head = `{"from":${versions.from},"version":${versions.version},"now":${Date.now()},"open":${open},"held":`
  const withoutHand = frame(FROM_SERVER.change, `${head}null}`)
  return (person) => {
    if (person === null || holdsTheSame(before, after, person)) return withoutHand
    const held = diff(viewFor(before, person).held, viewFor(after, person).held)
    return held ? frame(FROM_SERVER.change, `${head}${held}}`) : withoutHand
  }
}

/** Found out without a look inside, for most moves change one hand alone. */
function holdsTheSame(before: TableState, after: TableState, person: PersonId): boolean {
  if (before.open.seats !== after.open.seats) return false
  const seat = seatOf(after.open, person)?.seat
  return seat === undefined || before.held[seat] === after.held[seat]
}

export const messageFrame = (type: number, message: unknown): Frame => frame(type, JSON.stringify(message))

/** What is in the air, put together from its parts. */
export function bytesFrame(type: number, parts: readonly Uint8Array[]): Frame {
  let length = 0
  for (const part of parts) length += part.byteLength
  const { whole, at } = blank(type, length)
  let end = at
  for (const part of parts) {
    whole.set(part, end)
    end += part.byteLength
  }
  return stamped(whole)
}

function frame(type: number, json: string): Frame {
  const { whole, at } = blank(type, Buffer.byteLength(json))
  whole.write(json, at)
  return stamped(whole)
}

const stamped = (bytes: Uint8Array): Frame => bytes as Frame

const WHOLE_AND_BINARY = 0x82
const [TWO_BYTES_OF_LENGTH, EIGHT_BYTES_OF_LENGTH] = [126, 127]

/** A WebSocket frame with room for so many bytes of a message. */
function blank(type: number, bytes: number): { readonly whole: Buffer; readonly at: number } {
  const length = bytes + 2
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const whole = Buffer.allocUnsafe(head + length)
  whole[0] = WHOLE_AND_BINARY
  if (head === 2) whole[1] = length
  else if (head === 4) {
    whole[1] = TWO_BYTES_OF_LENGTH
    whole.writeUInt16BE(length, 2)
  } else {
    whole[1] = EIGHT_BYTES_OF_LENGTH
    whole.writeUInt32BE(0, 2)
    whole.writeUInt32BE(length, 6)
  }
  whole[head] = ENVELOPE.bytes
  whole[head + 1] = type
  return { whole, at: head + 2 }
}

export const PONG = bytesFrame(FROM_SERVER.pong, [])

/** Several frames as one piece of bytes. */
export function joined(frames: readonly Frame[]): Uint8Array {
  const [first] = frames
  return frames.length === 1 && first ? first : Buffer.concat(frames)
}
