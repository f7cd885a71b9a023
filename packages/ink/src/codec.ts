import { ByteWriter, Malformed, readWhole } from './bytes.ts'
import { readPoints, writePoints } from './points.ts'
import { INK_LETTERS_AT_MOST, type InkedStroke, type Point, STROKE_BYTES_AT_MOST, STROKE_POINTS_AT_MOST, type Stroke } from './stroke.ts'
import { fromText, toText } from './text.ts'

/** The points must stand on the grid; a stroke over the limits is encoded as well, and refused by `decode`. */
export function encode(points: readonly Point[]): Uint8Array {
  const to = new ByteWriter()
  to.varint(points.length)
  writePoints(to, points)
  return to.done()
}

/** Null for anything malformed, off the grid or over the limits. */
export function decode(bytes: Uint8Array): readonly Point[] | null {
  if (bytes.length > STROKE_BYTES_AT_MOST) return null
  return readWhole(bytes, (from) => {
    const count = from.varint()
    if (count === 0 || count > STROKE_POINTS_AT_MOST) throw new Malformed()
    return readPoints(from, count)
  })
}

export const inkOf = (points: readonly Point[]): string => toText(encode(points))

export function pointsOf(ink: string): readonly Point[] | null {
  const bytes = ink.length > INK_LETTERS_AT_MOST ? null : fromText(ink)
  return bytes && decode(bytes)
}

export function strokeOf({ pen, ink }: InkedStroke): Stroke | null {
  const points = pointsOf(ink)
  return points && { pen, points }
}
