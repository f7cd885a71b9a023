import { seededChance } from '@figment/game-kit'
import { fitted, inkOf, type Point, pointNear, TOLERANCES } from '@figment/ink'
import type { Polyline, Outline } from '@figment/words/outlines'

interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of the grid. */
const MIDDLE = 2048
/** How far apart the points are that a hand sets, in steps of the grid. */
const STEP = 40
/** A pen is lifted at a corner that turns more than this, when the stroke is long enough already. */
const SHARP = 0.9
const LONG = 2500
const SHORT = 800
/** How long a stroke takes, and how much longer for each step of the grid. */
const STROKE_TIME_MS = { least: 1200, most: 2500, aStep: 0.25 } as const
/** How long one thinks before the first stroke; a simple drawing takes at least `withDrawing` with all its strokes. */
const THINKING_MS = { least: 2000, withDrawing: 9000 } as const
/** A drawing of many strokes is drawn faster. */
const DRAWING_TIME_MS = 20_000

/** Somebody with a pen before an outline: the same seed, the same drawing, wobble for wobble. */
export class Hand {
  /** The long lines first, then the details. */
  readonly #lines: readonly (readonly Spot[])[]
  readonly #seed: string
  readonly #time: number

  constructor(outline: Outline, seed: string) {
    this.#seed = seed
    const placed = placement(seed)
    this.#lines = outline.flatMap((line) => lifted(spotsOf(line).map(placed))).toSorted((one, other) => lengthOf(other) - lengthOf(one))
    this.#time = this.#lines.reduce((sum, line) => sum + timeFor(line), 0)
  }

  /** How many strokes the drawing has. */
  get strokes(): number {
    return this.#lines.length
  }

  /** A number beyond the last stroke goes over one of the lines again. */
  ink(number: number): string {
    const [first = pointNear(MIDDLE, MIDDLE), ...others] = wobbly(this.#lineOf(number), `${this.#seed}/${number}`)
    const { points, headings } = fitted([first, ...others], TOLERANCES.finger)
    return inkOf(points, headings)
  }

  /** In milliseconds; the first stroke takes some thinking before it, which a simple drawing takes most of. */
  timeFor(number: number): number {
    const time = Math.max(STROKE_TIME_MS.least, Math.round(timeFor(this.#lineOf(number)) * Math.min(1, DRAWING_TIME_MS / this.#time)))
    return number === 0 ? time + Math.max(THINKING_MS.least, Math.round(THINKING_MS.withDrawing - this.#time)) : time
  }

  #lineOf(number: number): readonly Spot[] {
    return this.#lines[number % this.#lines.length] ?? []
  }
}

const timeFor = (line: readonly Spot[]): number =>
  Math.min(STROKE_TIME_MS.most, STROKE_TIME_MS.least + STROKE_TIME_MS.aStep * lengthOf(line))

/** A number between -1 and 1 at each call. */
function dice(seed: string): () => number {
  const luck = seededChance(seed)
  return () => luck.below(20_001) / 10_000 - 1
}

/** Where on the sheet, how large, and how askew. */
function placement(seed: string): (spot: Spot) => Spot {
  const roll = dice(seed)
  const size = 0.84 + 0.11 * roll()
  const stretch = 1 + 0.07 * roll()
  const lean = 0.11 * roll()
  const [left, top] = [MIDDLE + 150 * roll(), MIDDLE + 150 * roll()]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return ({ x, y }) => {
    const across = (x - MIDDLE) * size * stretch
    const down = ((y - MIDDLE) * size) / stretch
    return { x: left + across * cos - down * sin, y: top + across * sin + down * cos }
  }
}

const spotsOf = (line: Polyline): Spot[] =>
  Array.from({ length: Math.floor(line.length / 2) }, (_, at) => ({ x: line[2 * at] ?? 0, y: line[2 * at + 1] ?? 0 }))

/** Long lines with corners become several strokes. */
function lifted(line: readonly Spot[]): readonly (readonly Spot[])[] {
  const strokes: Spot[][] = []
  let stroke: Spot[] = []
  for (const [at, spot] of line.entries()) {
    stroke.push(spot)
    const isCorner = turnAt(line, at) > SHARP
    if (isCorner && lengthOf(stroke) >= LONG && lengthOf(line.slice(at)) >= SHORT) {
      strokes.push(stroke)
      stroke = [spot]
    }
  }
  return [...strokes, stroke]
}

function turnAt(line: readonly Spot[], at: number): number {
  const [before, corner, after] = [line[at - 1], line[at], line[at + 1]]
  if (!before || !corner || !after) return 0
  const turn = Math.abs(Math.atan2(after.y - corner.y, after.x - corner.x) - Math.atan2(corner.y - before.y, corner.x - before.x))
  return Math.min(turn, 2 * Math.PI - turn)
}

/** Two slow waves and a drift: no line is straight, no circle closes quite. */
function wobbly(line: readonly Spot[], seed: string): readonly Point[] {
  const roll = dice(seed)
  const length = lengthOf(line)
  // dots stay dots
  const shaky = Math.min(1, length / SHORT)
  const wobble = () => {
    const [height, phase, wave, drift] = [shaky * (24 + 14 * roll()), Math.PI * roll(), 1300 + 500 * roll(), shaky * 60 * roll()]
    return (along: number) => height * Math.sin(phase + (2 * Math.PI * along) / wave) + drift * (along / (length || 1) - 0.5)
  }
  const [across, down] = [wobble(), wobble()]
  return stepsAlong(line, STEP).map(({ x, y, along }) => pointNear(x + across(along), y + down(along)))
}

interface Step extends Spot {
  readonly along: number
}

/** The corners of a line, and spots between them so close together. */
function stepsAlong(line: readonly Spot[], step: number): Step[] {
  let along = 0
  return line.flatMap((spot, at) => {
    const before = line[at - 1]
    if (!before) return [{ ...spot, along }]
    const length = distance(before, spot)
    const parts = Math.max(1, Math.ceil(length / step))
    const begin = along
    along += length
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 1) / parts
      return {
        x: before.x + (spot.x - before.x) * share,
        y: before.y + (spot.y - before.y) * share,
        along: begin + length * share,
      }
    })
  })
}

const lengthOf = (line: readonly Spot[]): number => line.reduce((sum, spot, at) => sum + distance(line[at - 1] ?? spot, spot), 0)

const distance = (one: Spot, other: Spot): number => Math.hypot(other.x - one.x, other.y - one.y)
