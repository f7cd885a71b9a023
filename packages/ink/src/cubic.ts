export interface Place {
  readonly x: number
  readonly y: number
}

/** Between points of the grid, so not in whole numbers. */
export interface Spot extends Place {
  readonly pressure: number
}

/** The only thing that lines are painted of. */
export interface Cubic {
  readonly from: Spot
  /** The handle by which it leaves `from`, and the one by which it reaches `to`. They may lie off the sheet. */
  readonly out: Place
  readonly into: Place
  readonly to: Spot
}

/** Longer handles would loop. In chords. */
const HANDLE_AT_MOST = 2.2
const GOLDEN = (3 - Math.sqrt(5)) / 2

/**
 * The way between two spots that is as round as can be: John Hobby's formula, as in METAFONT. `leaves` and `arrives` are its
 * directions at both ends, in radians from the chord; with the same turn at both ends it is nearly a circle's arc.
 */
export function roundWay(from: Spot, to: Spot, leaves: number, arrives: number): Cubic {
  const x = to.x - from.x
  const y = to.y - from.y
  const [sinLeaves, cosLeaves] = [Math.sin(leaves), Math.cos(leaves)]
  const [sinArrives, cosArrives] = [Math.sin(-arrives), Math.cos(arrives)]
  const lean = Math.SQRT2 * (sinLeaves - sinArrives / 16) * (sinArrives - sinLeaves / 16) * (cosLeaves - cosArrives)
  const before = handle(2 + lean, 1 + (1 - GOLDEN) * cosLeaves + GOLDEN * cosArrives)
  const after = handle(2 - lean, 1 + (1 - GOLDEN) * cosArrives + GOLDEN * cosLeaves)
  return {
    from,
    out: { x: from.x + before * (x * cosLeaves - y * sinLeaves), y: from.y + before * (y * cosLeaves + x * sinLeaves) },
    into: { x: to.x - after * (x * cosArrives + y * sinArrives), y: to.y - after * (y * cosArrives - x * sinArrives) },
    to,
  }
}

/** A third of it, because that is where a straight line's handles are. Angles that no hand makes must not make it endless. */
const handle = (above: number, below: number): number => Math.min(Math.max(above / Math.max(below, 1e-6), 0), HANDLE_AT_MOST) / 3

export const straightWay = (from: Spot, to: Spot): Cubic => ({ from, out: between(from, to, 1 / 3), into: between(from, to, 2 / 3), to })

/** Nearly: between the chord and the way over both handles. */
export const cubicLength = ({ from, out, into, to }: Cubic): number =>
  (distance(from, to) + distance(from, out) + distance(out, into) + distance(into, to)) / 2

/** The part of it between two shares, as de Casteljau cuts it. */
export function partOfCubic({ from, out, into, to }: Cubic, start: number, end: number): Cubic {
  const blossom = (one: number, two: number, three: number): Place => {
    const [first, second, third] = [between(from, out, one), between(out, into, one), between(into, to, one)]
    return between(between(first, second, two), between(second, third, two), three)
  }
  const spot = (share: number): Spot => ({
    ...blossom(share, share, share),
    pressure: from.pressure + share * (to.pressure - from.pressure),
  })
  return {
    from: start === 0 ? from : spot(start),
    out: blossom(start, start, end),
    into: blossom(start, end, end),
    to: end === 1 ? to : spot(end),
  }
}

export const distance = (one: Place, other: Place): number => Math.hypot(other.x - one.x, other.y - one.y)
export const directionOf = (from: Place, to: Place): number => Math.atan2(to.y - from.y, to.x - from.x)

/** The same angle between half a turn back and half a turn on. */
export function turnOf(angle: number): number {
  const turns = Math.round(angle / (2 * Math.PI))
  return angle - turns * 2 * Math.PI
}

const between = (one: Place, other: Place, share: number): Place => ({
  x: one.x + share * (other.x - one.x),
  y: one.y + share * (other.y - one.y),
})
