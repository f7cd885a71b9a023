import { type Cubic, directionOf, roundWay, straightWay, turnOf } from './cubic.ts'
import { oldCubicsOf } from './old-ink.ts'
import type { Point } from './stroke.ts'

/** Angles are told in steps of 0.9°, up to 108° to both sides of the chord. */
export const ANGLE = Math.PI / 200
export const ANGLES_AT_MOST = 120

/** Where a line heads on its way from one knot to the next, both from the chord between them, in whole angles. */
export interface Heading {
  /** Null: it goes on as it came. A number: there is a corner, or the line begins. */
  readonly leaves: number | null
  readonly arrives: number
}

/** Knots, and the way to each but the first. */
export interface Line {
  readonly points: readonly Point[]
  /** Null in ink from before there were any, and for a dot. */
  readonly headings: readonly Heading[] | null
}

export const STRAIGHT: Heading = { leaves: 0, arrives: 0 }

/** One leg of a line, and which way it goes on; `direction` is where the leg before it went, null if that is not known. */
export function leg(from: Point, to: Point, { leaves, arrives }: Heading, direction: number | null): { cubic: Cubic; direction: number } {
  const chord = directionOf(from, to)
  const turn = leaves === null ? turnOf((direction ?? chord) - chord) : leaves * ANGLE
  // who missed the leg before knows nothing of this one but its ends
  const isKnown = leaves !== null || direction !== null
  return { cubic: isKnown ? roundWay(from, to, turn, arrives * ANGLE) : straightWay(from, to), direction: chord + arrives * ANGLE }
}

export function cubicsOf({ points, headings }: Line): readonly Cubic[] {
  if (!headings) return oldCubicsOf(points)
  let direction: number | null = null
  return headings.map((heading, at) => {
    const made = leg(points[at] as Point, points[at + 1] as Point, heading, direction)
    direction = made.direction
    return made.cubic
  })
}
