import { type ByteReader, ByteWriter, Malformed, readWhole } from './bytes.ts'
import { readHeading, writeHeading } from './headings.ts'
import type { Heading, Line } from './line.ts'
import { readPlace, readPoints, readPressures, readStep, writePlace, writePoints, writePressures, writeStep } from './points.ts'
import { INK_LETTERS_AT_MOST, type InkedStroke, type Pen, type Point, STROKE_BYTES_AT_MOST, STROKE_POINTS_AT_MOST } from './stroke.ts'
import { fromText, toText } from './text.ts'

export interface Stroke extends Line {
  readonly pen: Pen
}

/** Ink from before lines had headings begins with the number of its points, which is never 0. */
const HAS_HEADINGS = 0

/** The points must stand on the grid; a line over the limits is encoded as well, and refused by `decode`. Without headings it is written as ever. */
export function encode(points: readonly Point[], headings: Line['headings'] = null): Uint8Array {
  const to = new ByteWriter()
  if (headings) to.byte(HAS_HEADINGS)
  to.varint(points.length)
  if (headings) writeKnots(to, points, headings)
  else writePoints(to, points)
  return to.done()
}

/** Null for anything malformed, off the grid or over the limits. */
export function decode(bytes: Uint8Array): Line | null {
  if (bytes.length > STROKE_BYTES_AT_MOST) return null
  return readWhole(bytes, (from) => {
    const first = from.varint()
    const count = first === HAS_HEADINGS ? from.varint() : first
    if (count > STROKE_POINTS_AT_MOST) throw new Malformed()
    return first === HAS_HEADINGS ? readKnots(from, count) : { points: readPoints(from, count), headings: null }
  })
}

export const inkOf = (points: readonly Point[], headings: Line['headings'] = null): string => toText(encode(points, headings))

export function lineOf(ink: string): Line | null {
  const bytes = ink.length > INK_LETTERS_AT_MOST ? null : fromText(ink)
  return bytes && decode(bytes)
}

export const pointsOf = (ink: string): readonly Point[] | null => lineOf(ink)?.points ?? null

export function strokeOf({ pen, ink }: InkedStroke): Stroke | null {
  const line = lineOf(ink)
  return line && { pen, ...line }
}

function writeKnots(to: ByteWriter, points: readonly Point[], headings: readonly Heading[]): void {
  writePressures(to, points)
  for (const [at, point] of points.entries()) {
    const before = points[at - 1]
    const heading = headings[at - 1]
    if (!before || !heading) writePlace(to, point)
    else {
      writeStep(to, before, point)
      writeHeading(to, heading, at === 1 ? true : null)
    }
  }
}

function readKnots(from: ByteReader, count: number): Line {
  if (count === 0) throw new Malformed()
  const pressures = readPressures(from, count)
  const points: Point[] = []
  const headings: Heading[] = []
  for (const [at, pressure] of pressures.entries()) {
    const before = points[at - 1]
    const place = before ? readStep(from, before) : readPlace(from)
    if (before) {
      // no way has no direction
      if (place.x === before.x && place.y === before.y) throw new Malformed()
      headings.push(readHeading(from, at === 1 ? true : null))
    }
    points.push({ x: place.x, y: place.y, pressure })
  }
  return { points, headings }
}
