import { type ByteReader, ByteWriter, Malformed, readWhole } from './bytes.ts'
import type { Place } from './cubic.ts'
import { readHeading, writeHeading } from './headings.ts'
import type { Heading } from './line.ts'
import { readPlace, readPressures, readStep, writePlace, writePressures, writeStep } from './points.ts'
import { EVEN_PRESSURE, PENS, type Pen, type Point, STROKE_NUMBERS_BELOW, STROKE_POINTS_AT_MOST } from './stroke.ts'

export const FATES = ['growing', 'ended', 'cancelled'] as const
/** An ended stroke follows as a move; a cancelled one never was. */
export type Fate = (typeof FATES)[number]

/** A knot of a line that is being drawn, and the way to it; null where the line begins. */
export interface Knot extends Point {
  readonly heading: Heading | null
}

/** Where the pen is by now: the line goes on to it as round as it came, or straight from a corner. It presses as before. */
export interface BareEnd extends Place {
  readonly isSharp: boolean
}

/** News of a stroke in the air: its knots from the `from`th on. What stood there before is replaced. */
export interface Piece {
  readonly stroke: number
  readonly pen: Pen
  readonly fate: Fate
  readonly from: number
  readonly knots: readonly Knot[]
  /** Only of a line that grows, and only after a knot. */
  readonly bare: BareEnd | null
}

export interface SeatPiece {
  readonly seat: number
  readonly piece: Piece
}

export const PIECE_KNOTS_AT_MOST = 64
/** What so many knots may need when every one is a leap, a corner, and presses anew. */
export const PIECE_BYTES_AT_MOST = 544
export const BATCH_PIECES_AT_MOST = 64

const GROWING_BARE = FATES.length
const PRESSURE_TOLD = 0x10
const STARTS_SHARP = 0x20
// two bits of the first byte count the knots; as many or more are counted apart
const COUNTED_APART = 3

export function encodePiece({ stroke, pen, fate, from, knots, bare }: Piece): Uint8Array {
  const to = new ByteWriter()
  const count = knots.length + (bare ? 1 : 0)
  const isPressed = knots.some(({ pressure }) => pressure !== EVEN_PRESSURE)
  const [first] = knots
  const isSharp = from > 0 && (first ? first.heading?.leaves !== null : bare?.isSharp === true)
  to.byte(
    PENS.indexOf(pen) |
      ((bare ? GROWING_BARE : FATES.indexOf(fate)) << 2) |
      (isPressed ? PRESSURE_TOLD : 0) |
      (isSharp ? STARTS_SHARP : 0) |
      (Math.min(count, COUNTED_APART) << 6),
  )
  to.varint(stroke)
  to.varint(from)
  if (count >= COUNTED_APART) to.varint(count - COUNTED_APART)
  if (isPressed) writePressures(to, knots)
  let before: Place | null = null
  for (const knot of knots) {
    if (before) writeStep(to, before, knot)
    else writePlace(to, knot)
    if (knot.heading)
      writeHeading(to, knot.heading, before === null || (from === 0 && before === first) ? knot.heading.leaves !== null : null)
    before = knot
  }
  if (bare && before) writeStep(to, before, bare)
  else if (bare) writePlace(to, bare)
  return to.done()
}

/** Null for anything malformed, off the grid or over the limits. */
export function decodePiece(bytes: Uint8Array): Piece | null {
  return bytes.length > PIECE_BYTES_AT_MOST ? null : readWhole(bytes, readPiece)
}

function readPiece(bytes: ByteReader): Piece {
  const head = bytes.byte()
  const pen = PENS[head & 0x3]
  const isBare = ((head >> 2) & 0x3) === GROWING_BARE
  const fate = isBare ? 'growing' : FATES[(head >> 2) & 0x3]
  const isSharp = (head & STARTS_SHARP) !== 0
  const stroke = bytes.varint()
  const from = bytes.varint()
  const counted = head >> 6
  const count = counted < COUNTED_APART ? counted : COUNTED_APART + bytes.varint()
  const knotted = isBare ? count - 1 : count
  if (!pen || !fate || stroke >= STROKE_NUMBERS_BELOW) throw new Malformed()
  if (count > PIECE_KNOTS_AT_MOST || from + count > STROKE_POINTS_AT_MOST) throw new Malformed()
  // a line begins with a knot, and leaves it as it likes
  if ((isBare && (count === 0 || from + knotted === 0)) || (isSharp && (from === 0 || count === 0))) throw new Malformed()
  const pressures = (head & PRESSURE_TOLD) === 0 ? null : readPressures(bytes, knotted)
  if (pressures?.every((pressure) => pressure === EVEN_PRESSURE)) throw new Malformed()
  const knots: Knot[] = []
  let before: Place | null = null
  for (let at = 0; at < knotted; at++) {
    const place = nextPlace(bytes, before)
    const heading = from + at === 0 ? null : readHeading(bytes, at === 0 ? isSharp : from + at === 1 ? true : null)
    knots.push({ x: place.x, y: place.y, pressure: pressures?.[at] ?? EVEN_PRESSURE, heading })
    before = place
  }
  const end = isBare ? nextPlace(bytes, before) : null
  const bare = end && { x: end.x, y: end.y, isSharp: knotted === 0 ? isSharp : from + knotted === 1 }
  return { stroke, pen, fate, from, knots, bare }
}

function nextPlace(bytes: ByteReader, before: Place | null): Place {
  if (!before) return readPlace(bytes)
  const place = readStep(bytes, before)
  // no way has no direction
  if (place.x === before.x && place.y === before.y) throw new Malformed()
  return place
}

/** One seat's news as it stands in a batch, which is nothing but such news in order. Seats are numbers below 256. */
export function inBatch(seat: number, piece: Uint8Array): Uint8Array {
  const { length } = piece
  const head = length < 0x80 ? 2 : 3
  const news = new Uint8Array(head + length)
  news[0] = seat
  news[1] = head === 2 ? length : (length & 0x7f) | 0x80
  if (head === 3) news[2] = length >> 7
  news.set(piece, head)
  return news
}

/** Null if anything in it is malformed. */
export function decodeBatch(bytes: Uint8Array): readonly SeatPiece[] | null {
  if (bytes.length > BATCH_PIECES_AT_MOST * (PIECE_BYTES_AT_MOST + 3)) return null
  return readWhole(bytes, (from) => {
    const pieces: SeatPiece[] = []
    while (!from.isAtEnd) {
      const seat = from.byte()
      const piece = decodePiece(from.take(from.varint()))
      if (!piece || pieces.length === BATCH_PIECES_AT_MOST) throw new Malformed()
      pieces.push({ seat, piece })
    }
    return pieces
  })
}
