import { type ByteReader, type ByteWriter, Malformed } from './bytes.ts'
import type { Place } from './cubic.ts'
import { isOnGrid, type Point, PRESSURE_LEVELS } from './stroke.ts'

/** Runs of equal pressure, the first point in three bytes, then the way to each next one. */
export function writePoints(to: ByteWriter, points: readonly Point[]): void {
  writePressures(to, points)
  let before: Point | null = null
  for (const point of points) {
    if (before) writeStep(to, before, point)
    else writePlace(to, point)
    before = point
  }
}

export function readPoints(from: ByteReader, count: number): readonly Point[] {
  const points: Point[] = []
  let place: Place | null = null
  // every piece in the air passes here: a loop makes less rubbish than a map
  for (const pressure of readPressures(from, count)) {
    place = place ? readStep(from, place) : readPlace(from)
    points.push({ x: place.x, y: place.y, pressure })
  }
  return points
}

export function writePlace(to: ByteWriter, { x, y }: Place): void {
  to.byte(x)
  to.byte((x >> 8) | ((y & 0xf) << 4))
  to.byte(y >> 4)
}

export function readPlace(from: ByteReader): Place {
  const low = from.byte()
  const both = from.byte()
  return { x: low | ((both & 0xf) << 8), y: (both >> 4) | (from.byte() << 4) }
}

export function writeStep(to: ByteWriter, before: Place, { x, y }: Place): void {
  to.signed(x - before.x)
  to.signed(y - before.y)
}

export function readStep(from: ByteReader, before: Place): Place {
  const x = before.x + from.signed()
  const y = before.y + from.signed()
  if (!isOnGrid(x) || !isOnGrid(y)) throw new Malformed()
  return { x, y }
}

export function writePressures(to: ByteWriter, points: readonly Point[]): void {
  for (const { length, pressure } of pressureRuns(points)) to.varint((length - 1) * PRESSURE_LEVELS + pressure)
}

export function readPressures(from: ByteReader, count: number): readonly number[] {
  const pressures: number[] = []
  while (pressures.length < count) {
    const run = from.varint()
    const pressure = run % PRESSURE_LEVELS
    const length = Math.floor(run / PRESSURE_LEVELS) + 1
    // two runs of one pressure would be a second spelling of the same stroke
    if (pressures.length + length > count || pressures.at(-1) === pressure) throw new Malformed()
    for (let i = 0; i < length; i++) pressures.push(pressure)
  }
  return pressures
}

function pressureRuns(points: readonly Point[]): readonly { length: number; pressure: number }[] {
  const runs: { length: number; pressure: number }[] = []
  for (const { pressure } of points) {
    const last = runs.at(-1)
    if (last?.pressure === pressure) last.length++
    else runs.push({ length: 1, pressure })
  }
  return runs
}
