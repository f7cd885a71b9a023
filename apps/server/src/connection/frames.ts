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

/** A whole view, in the pieces that make one frame: what everybody sees is encoded once for all, and never copied. */
export function wholeFrame(
  view: TableViews,
  told: Pick<Whole, 'version' | 'you' | 'present' | 'screens' | 'knocks' | 'mutedForMe' | 'call'>,
): readonly Frame[] {
  const rest: Omit<Whole, 'open'> = { ...told, dialect: DIALECT, now: Date.now(), held: view.held }
  const head = `${JSON.stringify(rest).slice(0, -1)},"open":`
  const open = encodedOpen(view.open)
  const headBytes = Buffer.byteLength(head)
  const { whole, at } = blank(FROM_SERVER.whole, headBytes + open.byteLength + END.byteLength, { follow: open.byteLength + END.byteLength })
  whole.write(head, at)
  return [stamped(whole), open, END]
}

/** By what it is the encoding of, which never changes: a table's next state is another object. */
const encoded = new WeakMap<TableViews['open'], Frame>()

/** How long what everybody sees is in bytes, if that is known by now: making it is dear for a table where much was drawn. */
export const encodedLength = (open: TableViews['open']): number | undefined => encoded.get(open)?.byteLength

function encodedOpen(open: TableViews['open']): Frame {
  const known = encoded.get(open)
  if (known) return known
  const bytes = stamped(Buffer.from(JSON.stringify(open)))
  encoded.set(open, bytes)
  return bytes
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
const END = stamped(Buffer.from('}'))

const WHOLE_AND_BINARY = 0x82
const [TWO_BYTES_OF_LENGTH, EIGHT_BYTES_OF_LENGTH] = [126, 127]

/** A WebSocket frame with room for so many bytes of a message, but for those that follow in pieces of their own. */
function blank(type: number, bytes: number, { follow = 0 } = {}): { readonly whole: Buffer; readonly at: number } {
  const length = bytes + 2
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const whole = Buffer.allocUnsafe(head + length - follow)
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

/** From this size on, copying costs more than one more piece to write. */
const WRITTEN_AS_IT_IS_BYTES = 16 * 1024

/** Frames as they are written: small ones together, large ones as they are, for others are sent the same bytes. */
export function gathered(frames: readonly Frame[]): readonly Uint8Array[] {
  // as nearly all are
  if (frames.length === 1) return frames
  const pieces: Uint8Array[] = []
  let small: Frame[] = []
  const gather = () => {
    const [first] = small
    if (first) pieces.push(small.length === 1 ? first : Buffer.concat(small))
    small = []
  }
  for (const frame of frames) {
    if (frame.byteLength < WRITTEN_AS_IT_IS_BYTES) small.push(frame)
    else {
      gather()
      pieces.push(frame)
    }
  }
  gather()
  return pieces
}
