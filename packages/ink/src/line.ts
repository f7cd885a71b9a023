import { type Cubic, cubicLength, directionOf, partOfCubic, type Place, roundWay, type Spot, straightWay, turnOf } from './cubic.ts'
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
  /** Null in ink from before there were any; none for a dot. */
  readonly headings: readonly Heading[] | null
}

/** However far a leg goes. */
const TRAIL_PARTS_AT_MOST = 16

export const STRAIGHT: Heading = { leaves: 0, arrives: 0 }

/** One leg of a line, and which way it goes on; `direction` is where the leg before it went, null if that is not known. */
function leg(from: Point, to: Point, { leaves, arrives }: Heading, direction: number | null): { cubic: Cubic; direction: number } {
  const chord = directionOf(from, to)
  const turn = leaves === null ? turnOf((direction ?? chord) - chord) : leaves * ANGLE
  // who missed the leg before knows nothing of this one but its ends
  const isKnown = leaves !== null || direction !== null
  return { cubic: isKnown ? roundWay(from, to, turn, arrives * ANGLE) : straightWay(from, to), direction: chord + arrives * ANGLE }
}

/** Makes curves of a line's legs as they come. */
export class Course {
  #at: Point
  #direction: number | null

  constructor(first: Point, direction: number | null = null) {
    this.#at = first
    this.#direction = direction
  }

  /** Without a heading nobody knows how the line came here: straight, as far as one can tell. */
  add(to: Point, heading: Heading | null): Cubic {
    const from = this.#at
    const made = heading ? leg(from, to, heading, this.#direction) : { cubic: straightWay(from, to), direction: null }
    this.#at = to
    this.#direction = made.direction
    return made.cubic
  }

  /** The line goes on as round as it came, or straight where that is not known. */
  addBare({ x, y, isSharp }: Place & { readonly isSharp: boolean }): Cubic {
    const from = this.#at
    this.#at = { x, y, pressure: from.pressure }
    const turn = isSharp || this.#direction === null ? 0 : turnOf(this.#direction - directionOf(from, this.#at))
    return roundWay(from, this.#at, turn, -turn)
  }

  /** One that goes its own way from here. */
  fork(): Course {
    return new Course(this.#at, this.#direction)
  }
}

export function cubicsOf({ points, headings }: Line): readonly Cubic[] {
  const [first, ...others] = points
  if (!headings || !first) return oldCubicsOf(points)
  if (others.length === 0) return [straightWay(first, first)]
  const course = new Course(first)
  return others.map((to, at) => course.add(to, headings[at] ?? null))
}

/** Where a line goes, in spots so near to each other that an eye sees no corners; ink from before lines had headings at its points. */
export function trailOf(line: Line, apart: number): readonly Spot[] {
  const [first] = line.points
  if (!line.headings || !first) return line.points
  const rest = cubicsOf(line).flatMap((cubic) => {
    const parts = Math.min(Math.max(1, Math.ceil(cubicLength(cubic) / apart)), TRAIL_PARTS_AT_MOST)
    return Array.from({ length: parts }, (_, part) => partOfCubic(cubic, 0, (part + 1) / parts).to)
  })
  return [first, ...rest]
}
