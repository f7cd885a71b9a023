import type { Point } from './stroke.ts'

/** Less than half a pixel on a phone, where a sheet is some 400 pixels wide. */
export const TOLERANCE = 4
const PRESSURE_TOLERANCE = 1.5
/** Long calm lines keep a point now and then, so that no look back is long. */
const OPEN_AT_MOST = 64

/** Keeps of many points as few as show the same line: whatever it lets go lies within the tolerance of what it keeps. */
export class Thinning {
  readonly kept: Point[]
  /** What came after the last kept point; the latest of them is where the pen is now. */
  #open: Point[] = []

  constructor(first: Point) {
    this.kept = [first]
  }

  get last(): Point {
    return this.kept.at(-1) as Point
  }

  /** Where the pen is now, unless that is a kept point. */
  get head(): Point | null {
    return this.#open.at(-1) ?? null
  }

  add(point: Point, tolerance: number): void {
    const head = this.head ?? this.last
    if (head.x === point.x && head.y === point.y) return
    if (this.#open.length > 0 && (this.#open.length >= OPEN_AT_MOST || !this.#lineShows(point, tolerance))) this.close()
    this.#open.push(point)
  }

  /** Keeps the head as well. */
  close(): void {
    if (this.head) this.kept.push(this.head)
    this.#open = []
  }

  #lineShows(to: Point, tolerance: number): boolean {
    const { last } = this
    return this.#open.every((point) => isNearLine(point, last, to, tolerance))
  }
}

/** The fewest points we find that stay within the tolerance of all of them. */
export function simplify(points: readonly Point[], tolerance = TOLERANCE): readonly Point[] {
  const [first, ...others] = points
  if (!first) return []
  const thinning = new Thinning(first)
  for (const point of others) thinning.add(point, tolerance)
  thinning.close()
  return thinning.kept
}

function isNearLine(point: Point, from: Point, to: Point, tolerance: number): boolean {
  const alongX = to.x - from.x
  const alongY = to.y - from.y
  const square = alongX ** 2 + alongY ** 2
  const along = square === 0 ? 0 : ((point.x - from.x) * alongX + (point.y - from.y) * alongY) / square
  const part = Math.min(Math.max(along, 0), 1)
  const x = from.x + part * alongX - point.x
  const y = from.y + part * alongY - point.y
  if (x ** 2 + y ** 2 > tolerance ** 2) return false
  return Math.abs(from.pressure + part * (to.pressure - from.pressure) - point.pressure) <= PRESSURE_TOLERANCE
}
