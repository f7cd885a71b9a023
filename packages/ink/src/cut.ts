import { type Point, STROKE_BYTES_AT_MOST, STROKE_POINTS_AT_MOST } from './stroke.ts'

/** What a stroke spends before its second point, and what any further one may need. */
const FIRST_POINT_BYTES = 7
const POINT_BYTES_AT_MOST = 6

/** Counts what a growing stroke will need at most. */
export class Room {
  #points = 1
  #bytes = FIRST_POINT_BYTES

  get bytes(): number {
    return this.#bytes
  }

  get isFull(): boolean {
    return this.#points === STROKE_POINTS_AT_MOST || this.#bytes + POINT_BYTES_AT_MOST > STROKE_BYTES_AT_MOST
  }

  take(point: Point, after: Point): void {
    this.#points++
    this.#bytes += bytesOf(point.x - after.x) + bytesOf(point.y - after.y) + (point.pressure === after.pressure ? 0 : 2)
  }
}

const bytesOf = (step: number): number => (step >= -64 && step < 64 ? 1 : 2)

/** Strokes within the limits; each begins where the one before it ends. */
export function cut(points: readonly Point[]): readonly (readonly Point[])[] {
  const [first, ...others] = points
  if (!first) return []
  let part = [first]
  let room = new Room()
  let before = first
  const parts = [part]
  for (const point of others) {
    if (room.isFull) {
      part = [before]
      room = new Room()
      parts.push(part)
    }
    room.take(point, before)
    part.push(point)
    before = point
  }
  return parts
}
