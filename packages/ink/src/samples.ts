import { directionOf, distance, turnOf } from './cubic.ts'
import type { Point } from './stroke.ts'

/** How far to both sides of a sample one looks to tell which way the line turns there, in steps of the grid. */
const ARM = { most: 24, least: 12 } as const
const SHARP = Math.PI / 4
/** Where samples are far apart, a round line looks sharp. */
const SPARSE = { steps: 72, sharp: (72 / 180) * Math.PI } as const
/** How far the neighbours lie that a sample is compared with, and how many of them count to each side. */
const NEIGHBOURS = { steps: 16, most: 4 } as const

/** The sample up to the `last`th where the line turns most, if it is a corner; `ways` are the lengths from the start to each. */
export function sharpestTurn(start: Point, open: readonly Point[], ways: readonly number[], last: number): number | null {
  let sharpest: number | null = null
  let most = 0
  for (let at = 0; at <= last && at < open.length - 1; at++) {
    const [before, after] = arms(start, open, ways, at, ARM.most)
    const sample = open[at] as Point
    if (distance(before, sample) < ARM.least || distance(sample, after) < ARM.least) continue
    const turn = Math.abs(turnOf(directionOf(sample, after) - directionOf(before, sample)))
    const step = Math.max(distance(open[at - 1] ?? start, sample), distance(sample, open[at + 1] as Point))
    if (turn <= most || turn <= (step > SPARSE.steps ? SPARSE.sharp : SHARP)) continue
    most = turn
    sharpest = at
  }
  return sharpest
}

/** Which way the line goes at a sample: along the circle through it and the samples on both sides. */
export function bendAround(start: Point, open: readonly Point[], ways: readonly number[], at: number): number | null {
  const [before, after] = arms(start, open, ways, at, NEIGHBOURS.steps)
  const sample = open[at] as Point
  const [to, on] = [distance(before, sample), distance(sample, after)]
  if (to === 0 || on === 0) return null
  const arriving = directionOf(before, sample)
  return arriving + (turnOf(directionOf(sample, after) - arriving) * to) / (to + on)
}

/** Where a sample would lie if the hand and the glass did not tremble; it presses as it did. */
export function smoothed(open: readonly Point[], ways: readonly number[], at: number): Point {
  const sample = open[at] as Point
  const isNear = (other: number): boolean => Math.abs((ways[other] ?? Number.POSITIVE_INFINITY) - (ways[at] as number)) <= NEIGHBOURS.steps
  let [x, y, count] = [sample.x, sample.y, 1]
  // as many to each side, or a straight line's place would move along it
  for (let by = 1; by <= NEIGHBOURS.most && isNear(at - by) && isNear(at + by); by++) {
    const [before, after] = [open[at - by] as Point, open[at + by] as Point]
    x += before.x + after.x
    y += before.y + after.y
    count += 2
  }
  return count === 1 ? sample : { x: Math.round(x / count), y: Math.round(y / count), pressure: sample.pressure }
}

/** The nearest samples before and after that are so far away along the line, or the last there are. */
function arms(start: Point, open: readonly Point[], ways: readonly number[], at: number, reach: number): readonly [Point, Point] {
  const way = ways[at] as number
  let before = at - 1
  while (before >= 0 && way - (ways[before] as number) < reach) before--
  let after = at + 1
  while (after < open.length - 1 && (ways[after] as number) - way < reach) after++
  return [open[before] ?? start, open[Math.min(after, open.length - 1)] as Point]
}
