import { directionOf, distance, type Place, roundWay, turnOf } from './cubic.ts'
import { bendAround, sharpestTurn, smoothed } from './samples.ts'
import { ANGLE, ANGLES_AT_MOST, type Heading, type Line, STRAIGHT } from './line.ts'
import { measure, type Measured } from './measure.ts'
import type { Point } from './stroke.ts'

/** What is nearer to the sample before says nothing of where a line goes. All lengths are steps of the grid. */
const NEAREST = 2
const SAMPLES_AT_MOST = 96
/** A leg may be so much longer than its chord. */
const DETOUR_AT_MOST = 3.2
/** A knot is set some way behind the pen, where the samples on both sides say which way the line goes. */
const LOOK_AHEAD = { steps: 24, samples: 2, samplesAtMost: 8 } as const
/** What is not good enough to stay may still be shown while the line grows. In tolerances. */
export const LOOSE = 2.2
const PRESSURE_TOLERANCE = 1.5
/** A pen that presses nearly as before presses as before. */
const PRESSURE_STEP = 1
/** A leg with no more samples that bends so much to one side and then to the other, in radians. */
const SWING = { samples: 3, angle: 0.2 } as const
/** In angles: from far to near. */
const CLIMBS = [12, 4, 1] as const

/** A knot and the way to it. */
export interface Leg {
  readonly to: Point
  readonly heading: Heading
}

interface Fit extends Leg {
  /** How far the furthest sample lies from it. */
  readonly worst: number
  /** Where it goes in the end, in radians, and where it left from. */
  readonly direction: number
  readonly left: number
  readonly isPressedAlike: boolean
}

/** Fits a line to what a pointer says, as it says it. What has settled never changes. */
export class Fitter {
  readonly legs: Leg[] = []
  #start: Point
  /** Where the last leg went; null: the next one may leave as it likes. */
  #direction: number | null = null
  /** The samples since the last knot, and how long the way to each of them is. */
  #open: Point[] = []
  #ways: number[] = []
  /** The last of them up to which one leg fits, and that leg. */
  #good = -1
  #fit: Fit | null = null
  #loose: Fit | null = null
  /** Too near to the one before to count, unless the line ends there. */
  #skipped: Point | null = null
  #tolerance = 0

  /** A line that goes on from another leaves in its direction. */
  constructor(first: Point, direction: number | null = null) {
    this.#start = first
    this.#direction = direction
  }

  /** The last knot, and the direction in which the line reached it if it goes on that way. */
  get start(): Point {
    return this.#start
  }
  get direction(): number | null {
    return this.#direction
  }

  /** Where the pen is. */
  get head(): Point {
    return this.#skipped ?? this.#open.at(-1) ?? this.#start
  }

  /** The samples after the last knot. */
  get open(): readonly Point[] {
    return this.#skipped ? [...this.#open, this.#skipped] : this.#open
  }

  /** The samples of one event. */
  add(samples: readonly Point[], tolerance: number): void {
    this.#tolerance = tolerance
    const before = this.#open.length
    for (const sample of samples) this.#push(sample)
    if (this.#open.length > before) this.#extend()
  }

  /** What may still change: up to where the pen is. */
  tail(): readonly Leg[] {
    const legs: Leg[] = this.#loose ? [this.#loose] : this.#fit ? [this.#fit] : []
    const { head } = this
    const end = legs.at(-1)?.to ?? this.#start
    return end.x === head.x && end.y === head.y ? legs : [...legs, { to: head, heading: STRAIGHT }]
  }

  /** The round way on to where the pen is, if it passes the samples nearly. */
  bareTail(): Place | null {
    const { head } = this
    const at = this.#open.length - 1
    if (at < 0 || this.#skipped) return null
    const chord = directionOf(this.#start, head)
    const leaves = this.#isFree ? 0 : turnOf((this.#direction ?? chord) - chord)
    const cubic = roundWay(this.#start, head, leaves, -leaves)
    return measure(cubic, this.#open, this.#ways, at, false).worst <= LOOSE * this.#tolerance ? head : null
  }

  /** Where the pen was lifted. */
  end(): void {
    while (this.#skipped || this.#open.length > 0) {
      if (this.#skipped) {
        this.#append(this.#skipped)
        this.#extend()
      } else if (this.#good === this.#open.length - 1 && this.#fit) this.#put(this.#fit, this.#good)
      else this.#settle()
    }
  }

  /** Nothing of the start's direction is given. */
  get #isFree(): boolean {
    return this.#direction === null
  }
  /** The first leg tells how it leaves, also when it goes on from another line. */
  get #isTold(): boolean {
    return this.legs.length === 0
  }

  #push(sample: Point): void {
    const away = distance(this.#open.at(-1) ?? this.#start, sample)
    if (away >= NEAREST) this.#append(sample)
    else this.#skipped = away === 0 ? null : sample
  }

  #append(sample: Point): void {
    const last = this.#open.at(-1) ?? this.#start
    this.#ways.push((this.#ways.at(-1) ?? 0) + distance(last, sample))
    this.#open.push(sample)
    this.#skipped = null
  }

  #extend(): void {
    const last = this.#open.length - 1
    const fit = this.#fitTo(last, this.#open[last] as Point)
    if (fit && this.#isFine(fit)) {
      this.#good = last
      this.#fit = fit
      this.#loose = null
      return
    }
    this.#loose = fit && fit.worst <= LOOSE * this.#tolerance ? fit : null
    const samples = last - this.#good
    const steps = (this.#ways[last] ?? 0) - (this.#ways[this.#good] ?? 0)
    if ((steps >= LOOK_AHEAD.steps && samples >= LOOK_AHEAD.samples) || samples >= LOOK_AHEAD.samplesAtMost) this.#settle()
  }

  #isFine({ worst, isPressedAlike }: Fit): boolean {
    return worst <= this.#tolerance && isPressedAlike
  }

  #settle(): void {
    const corner = sharpestTurn(this.#start, this.#open, this.#ways, this.#good + 2)
    if (corner !== null) {
      const fit = this.#fitTo(corner, this.#open[corner] as Point)
      if (fit && this.#isFine(fit)) return this.#put(fit, corner, { isCorner: true })
    }
    for (let at = this.#good; at >= 0 && at >= this.#good / 2; at--) {
      const bend = bendAround(this.#start, this.#open, this.#ways, at)
      const fit = bend === null ? null : this.#fitTo(at, smoothed(this.#open, this.#ways, at), bend)
      if (fit && this.#isFine(fit)) return this.#put(fit, at)
    }
    if (this.#fit && this.#isSwinging(this.#fit)) return this.#turnSharply()
    if (this.#fit) return this.#put(this.#fit, this.#good)
    const to = this.#open[0] as Point
    const direction = directionOf(this.#start, to)
    this.#put({ to, heading: STRAIGHT, worst: 0, direction, left: direction, isPressedAlike: true }, 0, { isCorner: true })
  }

  /** A few samples allow any curve: one that must leave as it came swings to and fro between them, and so would the next. */
  #isSwinging({ to, direction }: Fit): boolean {
    if (this.#direction === null || this.#good >= SWING.samples) return false
    const along = directionOf(this.#start, to)
    const [leaves, arrives] = [turnOf(this.#direction - along), turnOf(direction - along)]
    return leaves * arrives > 0 && Math.min(Math.abs(leaves), Math.abs(arrives)) > SWING.angle
  }

  /** There is a corner at the last knot, and the samples after it are looked at anew. */
  #turnSharply(): void {
    this.#direction = null
    this.#feedAgain(this.open)
  }

  #put({ to, heading, direction }: Fit, at: number, { isCorner = false } = {}): void {
    this.legs.push({ to, heading })
    const rest = this.#open.slice(at + 1)
    if (this.#skipped) rest.push(this.#skipped)
    this.#start = to
    this.#direction = isCorner ? null : direction
    this.#feedAgain(rest)
  }

  #feedAgain(samples: readonly Point[]): void {
    this.#open = []
    this.#ways = []
    this.#good = -1
    this.#fit = null
    this.#loose = null
    this.#skipped = null
    for (const sample of samples) {
      const before = this.#open.length
      this.#push(sample)
      if (this.#open.length > before) this.#extend()
    }
  }

  /** The best leg to a place near the `at`th sample; null if none is sensible. */
  #fitTo(at: number, place: Point, endDirection?: number): Fit | null {
    const start = this.#start
    const chord = distance(start, place)
    if (at >= SAMPLES_AT_MOST || chord === 0 || (this.#ways[at] ?? 0) > DETOUR_AT_MOST * chord) return null
    const along = directionOf(start, place)
    const given = this.#direction === null ? null : turnOf(this.#direction - along) / ANGLE
    if (given !== null && Math.abs(given) > ANGLES_AT_MOST) return null
    const arriving = endDirection === undefined ? null : Math.round(turnOf(endDirection - along) / ANGLE)
    if (arriving !== null && Math.abs(arriving) > ANGLES_AT_MOST) return null
    const pressure = Math.abs(place.pressure - start.pressure) <= PRESSURE_STEP ? start.pressure : place.pressure
    const to: Point = { x: place.x, y: place.y, pressure }
    const isMoved = place !== this.#open[at]

    const isFree = given === null
    let leaves = given ?? 0
    if (given !== null && this.#isTold) leaves = Math.round(given)
    if (isFree && this.#fit) leaves = within(Math.round(turnOf(this.#fit.left - along) / ANGLE))
    let arrives = arriving ?? Math.round(-leaves)
    if (arriving === null && this.#fit) arrives = Math.round((-leaves + turnOf(this.#fit.direction - along) / ANGLE) / 2)
    arrives = within(arrives)

    const measured = (leaving: number, arriving_: number): Measured =>
      measure(roundWay(start, to, leaving * ANGLE, arriving_ * ANGLE), this.#open, this.#ways, at, isMoved)
    const ways = climbsOf(isFree, arriving === null)
    let best = measured(leaves, arrives)
    for (const climb of ways.length === 0 ? [] : CLIMBS) {
      for (let isBetter = true; isBetter && best.worst > this.#tolerance / 2; ) {
        isBetter = false
        for (const [leaving, arriving_] of ways) {
          const [nextLeaves, nextArrives] = [leaves + climb * leaving, arrives + climb * arriving_]
          if (Math.abs(nextArrives) > ANGLES_AT_MOST || (leaving !== 0 && Math.abs(nextLeaves) > ANGLES_AT_MOST)) continue
          const next = measured(nextLeaves, nextArrives)
          if (next.squares >= best.squares) continue
          ;[best, leaves, arrives, isBetter] = [next, nextLeaves, nextArrives, true]
        }
      }
    }
    return {
      to,
      // a zero has one sign
      heading: { leaves: isFree || this.#isTold ? leaves + 0 : null, arrives: arrives + 0 },
      worst: best.worst,
      direction: along + arrives * ANGLE,
      left: along + leaves * ANGLE,
      isPressedAlike: best.worstPressure <= PRESSURE_TOLERANCE,
    }
  }
}

/** The line of a hand that is done. */
export function fitted([first, ...others]: readonly [Point, ...Point[]], tolerance: number): Line {
  const fitter = new Fitter(first)
  for (const sample of others) fitter.add([sample], tolerance)
  fitter.end()
  return lineThrough(first, fitter.legs)
}

/** A line without a leg is a dot. */
export const lineThrough = (first: Point, legs: readonly Leg[]): Line => ({
  points: [first, ...legs.map(({ to }) => to)],
  headings: legs.map(({ heading }) => heading),
})

const within = (angles: number): number => Math.min(Math.max(angles, -ANGLES_AT_MOST), ANGLES_AT_MOST)

const BOTH = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, 1],
] as const
const ARRIVING = [
  [0, 1],
  [0, -1],
] as const
const LEAVING = [
  [1, 0],
  [-1, 0],
] as const

function climbsOf(isLeavingFree: boolean, isArrivingFree: boolean): readonly (readonly [leaves: number, arrives: number])[] {
  if (isLeavingFree) return isArrivingFree ? BOTH : LEAVING
  return isArrivingFree ? ARRIVING : []
}
