import type { Point } from './stroke.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** Between points of the grid, so not in whole numbers. */
export interface Spot extends Place {
  readonly pressure: number
}

/** A quadratic curve, the only thing that lines are painted of. */
export interface Bend {
  readonly from: Spot
  readonly control: Place
  readonly to: Spot
}

/** How far a rounded corner may stay away from its point. */
export const ROUNDING = 6

/** Rounds a line of points as they come. What is certain never changes; the tail does with the next point. */
export class Curve {
  #end: Spot
  #last: Point

  constructor(first: Point) {
    this.#end = first
    this.#last = first
  }

  /** The way to the latest point, around the one before it. */
  add(point: Point): readonly Bend[] {
    const from = this.#end
    const corner = this.#last
    this.#last = point
    if (from === corner) {
      // nothing to round yet, but half the way is certain
      this.#end = blend(corner, point, 0.5)
      return [straight(from, this.#end)]
    }
    const before = distance(from, corner)
    const after = distance(corner, point)
    if (before === 0 || after === 0) return []
    const turn = Math.hypot(
      (point.x - corner.x) / after - (corner.x - from.x) / before,
      (point.y - corner.y) / after - (corner.y - from.y) / before,
    )
    const reach = Math.min(before, after / 2, turn === 0 ? Number.POSITIVE_INFINITY : (4 * ROUNDING) / turn)
    const entry = reach === before ? from : blend(corner, from, reach / before)
    this.#end = blend(corner, point, reach / after)
    const bend = { from: entry, control: corner, to: this.#end }
    return entry === from ? [bend] : [straight(from, entry), bend]
  }

  /** What a further point would add, tail included, without adding it. */
  outlook(point: Point): readonly Bend[] {
    const ahead = new Curve(this.#last)
    ahead.#end = this.#end
    return [...ahead.add(point), ahead.tail()]
  }

  tail(): Bend {
    return straight(this.#end, this.#last)
  }
}

export function bendsOf(points: readonly Point[]): readonly Bend[] {
  const [first, ...others] = points
  if (!first) return []
  const curve = new Curve(first)
  return [...others.flatMap((point) => curve.add(point)), curve.tail()]
}

/** Nearly: between the chord and the way over the control point. */
export const bendLength = ({ from, control, to }: Bend): number =>
  (2 * distance(from, to) + distance(from, control) + distance(control, to)) / 3

/** The part of a bend between two shares of it. */
export function partOf(bend: Bend, start: number, end: number): Bend {
  const from = spotAt(bend, start)
  const to = spotAt(bend, end)
  const control = between(between(bend.from, bend.control, start), between(bend.control, bend.to, start), end)
  return { from, control, to }
}

function spotAt({ from, control, to }: Bend, share: number): Spot {
  const place = between(between(from, control, share), between(control, to, share), share)
  return { ...place, pressure: from.pressure + share * (to.pressure - from.pressure) }
}

const distance = (one: Place, other: Place): number => Math.hypot(other.x - one.x, other.y - one.y)
const between = (one: Place, other: Place, share: number): Place => ({
  x: one.x + share * (other.x - one.x),
  y: one.y + share * (other.y - one.y),
})
const blend = (one: Spot, other: Spot, share: number): Spot => ({
  ...between(one, other, share),
  pressure: one.pressure + share * (other.pressure - one.pressure),
})
const straight = (from: Spot, to: Spot): Bend => ({ from, control: between(from, to, 0.5), to })
