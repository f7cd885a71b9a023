import { type ByteReader, type ByteWriter, Malformed } from './bytes.ts'
import { isOnGrid, type Point, PRESSURE_LEVELS } from './stroke.ts'

/** Runs of equal pressure, the first point in three bytes, then the way to each next one. */
export function writePoints(to: ByteWriter, points: readonly Point[]): void {
  for (const { length, pressure } of pressureRuns(points)) to.varint((length - 1) * PRESSURE_LEVELS + pressure)
  let before: Point | null = null
  for (const point of points) {
    if (before) {
      to.signed(point.x - before.x)
      to.signed(point.y - before.y)
    } else {
      to.byte(point.x)
      to.byte((point.x >> 8) | ((point.y & 0xf) << 4))
      to.byte(point.y >> 4)
    }
    before = point
  }
}

export function readPoints(from: ByteReader, count: number): readonly Point[] {
  const pressures: number[] = []
  while (pressures.length < count) {
    const run = from.varint()
    const pressure = run % PRESSURE_LEVELS
    const length = Math.floor(run / PRESSURE_LEVELS) + 1
    // two runs of one pressure would be a second spelling of the same stroke
    if (pressures.length + length > count || pressures.at(-1) === pressure) throw new Malformed()
    for (let i = 0; i < length; i++) pressures.push(pressure)
  }
  const points: Point[] = []
  let [x, y] = [0, 0]
  // every piece in the air passes here: a loop makes less rubbish than a map
  for (const pressure of pressures) {
    if (points.length === 0) {
      const low = from.byte()
      const both = from.byte()
      x = low | ((both & 0xf) << 8)
      y = (both >> 4) | (from.byte() << 4)
    } else {
      x += from.signed()
      y += from.signed()
    }
    if (!isOnGrid(x) || !isOnGrid(y)) throw new Malformed()
    points.push({ x, y, pressure })
  }
  return points
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
