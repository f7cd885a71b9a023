import type { Point, Stroke } from './stroke.ts'

/** A stroke and when it was finished, in milliseconds since the drawing began. */
export interface TimedStroke extends Stroke {
  readonly at: number
}

/** What is on the sheet at some time: the first so many strokes, and one in the making. */
export interface Moment {
  readonly whole: number
  readonly part: Stroke | null
}

/** How fast a hand goes where nobody wrote it down, in steps of the grid. */
const STEPS_A_MS = 4
const STROKE_MS_AT_LEAST = 120

/** Strokes in the order they were drawn. Each grows until the time it was finished, but not before the one before it. */
export function playback(strokes: readonly TimedStroke[]): (time: number) => Moment {
  return (time) => {
    const next = strokes.findIndex(({ at }) => at > time)
    const growing = strokes[next]
    if (!growing) return { whole: strokes.length, part: null }
    const takes = Math.max(STROKE_MS_AT_LEAST, wayOf(growing.points) / STEPS_A_MS)
    const began = Math.max(strokes[next - 1]?.at ?? 0, growing.at - takes)
    if (time <= began) return { whole: next, part: null }
    const share = (time - began) / (growing.at - began)
    return { whole: next, part: { pen: growing.pen, points: beginningOf(growing.points, share) } }
  }
}

function beginningOf(points: readonly Point[], share: number): readonly Point[] {
  let left = wayOf(points) * share
  const shown: Point[] = []
  for (const point of points) {
    const last = shown.at(-1)
    const step = last ? stepOf(last, point) : 0
    if (last && step > left) {
      const part = left / step
      const onTheWay = (from: number, to: number): number => Math.round(from + part * (to - from))
      shown.push({ x: onTheWay(last.x, point.x), y: onTheWay(last.y, point.y), pressure: onTheWay(last.pressure, point.pressure) })
      break
    }
    shown.push(point)
    left -= step
  }
  return shown
}

const stepOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)
const wayOf = (points: readonly Point[]): number => points.reduce((way, point, i) => way + stepOf(points[i - 1] ?? point, point), 0)
