import { type ByteReader, ByteWriter, Malformed, readWhole } from './bytes.ts'
import { readPoints, writePoints } from './points.ts'
import { PENS, type Pen, type Point, STROKE_NUMBERS_BELOW, STROKE_POINTS_AT_MOST } from './stroke.ts'

export const FATES = ['growing', 'ended', 'cancelled'] as const
/** An ended stroke follows as a move; a cancelled one never was. */
export type Fate = (typeof FATES)[number]

/** News of a stroke in the air: its points from the `from`th on. What stood there before is replaced. */
export interface Piece {
  readonly stroke: number
  readonly pen: Pen
  readonly fate: Fate
  readonly from: number
  readonly points: readonly Point[]
}

export interface SeatPiece {
  readonly seat: number
  readonly piece: Piece
}

export const PIECE_POINTS_AT_MOST = 128
/** What 128 points may need when every one is a leap and presses anew. */
export const PIECE_BYTES_AT_MOST = 768
export const BATCH_PIECES_AT_MOST = 64

// four bits of the first byte count the points; as many or more are counted apart
const COUNTED_APART = 15

export function encodePiece({ stroke, pen, fate, from, points }: Piece): Uint8Array {
  const to = new ByteWriter()
  to.byte(PENS.indexOf(pen) | (FATES.indexOf(fate) << 2) | (Math.min(points.length, COUNTED_APART) << 4))
  to.varint(stroke)
  to.varint(from)
  if (points.length >= COUNTED_APART) to.varint(points.length - COUNTED_APART)
  writePoints(to, points)
  return to.done()
}

/** Null for anything malformed, off the grid or over the limits. */
export function decodePiece(bytes: Uint8Array): Piece | null {
  return bytes.length > PIECE_BYTES_AT_MOST ? null : readWhole(bytes, readPiece)
}

function readPiece(bytes: ByteReader): Piece {
  const head = bytes.byte()
  const pen = PENS[head & 0x3]
  const fate = FATES[(head >> 2) & 0x3]
  const stroke = bytes.varint()
  const from = bytes.varint()
  const counted = head >> 4
  const count = counted < COUNTED_APART ? counted : COUNTED_APART + bytes.varint()
  if (!pen || !fate || stroke >= STROKE_NUMBERS_BELOW) throw new Malformed()
  if (count > PIECE_POINTS_AT_MOST || from + count > STROKE_POINTS_AT_MOST) throw new Malformed()
  return { stroke, pen, fate, from, points: readPoints(bytes, count) }
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
