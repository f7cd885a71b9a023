import type { Leg } from './fitter.ts'
import { type Point, STROKE_BYTES_AT_MOST, STROKE_POINTS_AT_MOST } from './stroke.ts'

/** What a stroke spends before its second knot, and what any further one may need. */
const FIRST_KNOT_BYTES = 9
const KNOT_BYTES_AT_MOST = 9
/** As many knots as may settle at once: a stroke is never cut between them. */
const KNOTS_AT_ONCE = 128

/** Counts what a growing stroke will need at most. */
export class Room {
  #knots = 1
  #bytes = FIRST_KNOT_BYTES

  get bytes(): number {
    return this.#bytes
  }

  get isFull(): boolean {
    const bytesAtOnce = KNOTS_AT_ONCE * KNOT_BYTES_AT_MOST
    return this.#knots + KNOTS_AT_ONCE > STROKE_POINTS_AT_MOST || this.#bytes + bytesAtOnce > STROKE_BYTES_AT_MOST
  }

  /** Those of a line that are not counted yet. */
  take(first: Point, legs: readonly Leg[]): void {
    for (; this.#knots <= legs.length; this.#knots++) {
      const before = legs[this.#knots - 2]?.to ?? first
      const { to, heading } = legs[this.#knots - 1] as Leg
      const headed = heading.leaves === null || (heading.leaves === 0 && heading.arrives === 0) ? 1 : 3
      this.#bytes += bytesOf(to.x - before.x) + bytesOf(to.y - before.y) + headed + (to.pressure === before.pressure ? 0 : 2)
    }
  }
}

const bytesOf = (step: number): number => (step >= -64 && step < 64 ? 1 : 2)
