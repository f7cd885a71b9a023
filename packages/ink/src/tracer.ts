import { distance } from './cubic.ts'
import { Fitter, type Leg, lineThrough } from './fitter.ts'
import type { Stroke } from './codec.ts'
import { STRAIGHT } from './line.ts'
import type { Pen, Point } from './stroke.ts'
import { type BareEnd, encodePiece, type Fate, type Knot, PIECE_KNOTS_AT_MOST, type Piece } from './piece.ts'
import { Room } from './room.ts'

export interface NumberedStroke extends Stroke {
  readonly number: number
}

/** A line in the making: what has settled never changes, the tail does. */
export interface GrowingLine {
  readonly first: Point
  readonly settled: readonly Leg[]
  readonly tail: readonly Leg[]
}

/** Steps of the grid that a line may be off: less than half a pixel on a phone, where a sheet is some 400 pixels wide. */
export const TOLERANCES = { pen: 4, finger: 5 } as const
// together with what surrounds them, pieces and strokes stay under 350 bytes a second, strokes as text
const PIECE_BYTES_A_MS = 0.3
const STROKE_BYTES_A_MS = 0.22
const STROKE_BYTES_AHEAD = 24
/** The tolerance doubles with every so many bytes spent too early. */
const COARSER_BY_BYTES = 16
/** However hastily somebody scribbles, the line is not further off than this. */
export const COARSEST = 32
/** A pen that has moved less is where it was. In steps of the grid. */
const STILL = 6
/** So often the others hear of a pen that rests on the paper: whoever is silent for ten seconds is taken for lost, and the line with them. */
const RESTS_TOLD_EVERY_MS = 3000
/** What comes in one event is fitted in such parts, so that no stroke gets many knots at once. */
const SAMPLES_AT_ONCE = 32

interface Beginning {
  readonly pen: Pen
  readonly number: number
  readonly first: Point
  /** Milliseconds of any clock, here and below. */
  readonly at: number
  readonly tolerance?: number
}

/** Follows a pointer: fits a line to its samples, tells it in pieces as it grows, and gives the finished stroke, or several that join. */
export class Tracer {
  readonly #pen: Pen
  readonly #tolerance: number
  readonly #began: number
  #number: number
  #first: Point
  #fitter: Fitter
  #room = new Room()
  #bytesBefore = 0
  /** How many knots the others have that will not change, what they have after those, and where the pen was for them. */
  #toldKnots = 0
  #toldTail: readonly Knot[] = []
  #toldHead: Point | null = null
  #toldAt = 0
  #pieceBytes = 0
  #untold: readonly Piece[] = []
  #finished: readonly NumberedStroke[] = []

  constructor({ pen, number, first, at, tolerance = TOLERANCES.finger }: Beginning) {
    this.#pen = pen
    this.#number = number
    this.#first = first
    this.#fitter = new Fitter(first)
    this.#began = at
    this.#tolerance = tolerance
  }

  /** The samples of one event, and the time of the last. */
  add(samples: readonly Point[], at: number): void {
    for (let from = 0; from < samples.length; from += SAMPLES_AT_ONCE) this.#add(samples.slice(from, from + SAMPLES_AT_ONCE), at)
  }

  /** What is new since the last time, if it is not too early to tell more. */
  pieces(at: number): readonly Piece[] {
    if (this.#pieceBytes > (at - this.#began) * PIECE_BYTES_A_MS) return []
    const isNews = !this.#isAllTold() || at - this.#toldAt >= RESTS_TOLD_EVERY_MS
    const pieces = isNews ? [...this.#untold, ...this.#tell('growing')] : this.#untold
    this.#untold = []
    if (pieces.length > 0) this.#toldAt = at
    for (const piece of pieces) this.#pieceBytes += encodePiece(piece).length
    return pieces
  }

  end(): readonly Piece[] {
    this.#fitter.end()
    this.#finish()
    return this.#untold
  }

  /** Parts that were full before stay. */
  cancel(): readonly Piece[] {
    return [...this.#untold, { stroke: this.#number, pen: this.#pen, fate: 'cancelled', from: 0, knots: [], bare: null }]
  }

  takeFinished(): readonly NumberedStroke[] {
    const finished = this.#finished
    this.#finished = []
    return finished
  }

  get growing(): GrowingLine {
    return { first: this.#first, settled: this.#fitter.legs, tail: this.#fitter.tail() }
  }

  #add(samples: readonly Point[], at: number): void {
    this.#fitter.add(samples, this.#toleranceAt(at))
    this.#room.take(this.#first, this.#fitter.legs)
    if (this.#room.isFull) this.#goOnInAnother(at)
  }

  #toleranceAt(at: number): number {
    const tooEarly = this.#bytesBefore + this.#room.bytes - STROKE_BYTES_AHEAD - (at - this.#began) * STROKE_BYTES_A_MS
    return Math.min(this.#tolerance * 2 ** Math.max(0, tooEarly / COARSER_BY_BYTES), Math.max(COARSEST, this.#tolerance))
  }

  #goOnInAnother(at: number): void {
    const { start, direction, open } = this.#fitter
    this.#finish()
    this.#bytesBefore += this.#room.bytes
    this.#number++
    this.#first = start
    this.#fitter = new Fitter(start, direction)
    this.#room = new Room()
    this.#toldKnots = 0
    this.#toldTail = []
    this.#toldHead = null
    for (const sample of open) this.#fitter.add([sample], this.#toleranceAt(at))
  }

  #finish(): void {
    const { legs } = this.#fitter
    this.#finished = [...this.#finished, { number: this.#number, pen: this.#pen, ...lineThrough(this.#first, legs) }]
    this.#untold = [...this.#untold, ...this.#tell('ended')]
  }

  #isAllTold(): boolean {
    const told = this.#toldHead
    const hasSettled = this.#fitter.legs.length + 1 > this.#toldKnots
    return told !== null && distance(told, this.#fitter.head) < STILL && !hasSettled
  }

  #tell(fate: Fate): readonly Piece[] {
    const settled = [knotOf(this.#first, null), ...this.#fitter.legs.map(({ to, heading }) => knotOf(to, heading))]
    // a tail that was told and then settled as it was need not be told again
    for (const knot of this.#toldTail) {
      if (!isSame(knot, settled[this.#toldKnots])) break
      this.#toldKnots++
    }
    const knots = settled.slice(this.#toldKnots)
    // the finished part of a line that goes on has no tail of its own
    const { bare, tail } = fate === 'growing' ? this.#end(knots.length) : { bare: null, tail: [] }
    const pieces = this.#piecesOf([...knots, ...tail], bare, fate)
    this.#toldKnots = settled.length
    this.#toldTail = tail
    this.#toldHead = this.#fitter.head
    return pieces
  }

  /** In as few bytes as show nearly the same; `untold` knots come before it in the piece. */
  #end(untold: number): { readonly bare: BareEnd | null; readonly tail: readonly Knot[] } {
    const { legs, direction, start } = this.#fitter
    const place = this.#fitter.bareTail()
    if (!place) return { bare: null, tail: this.#fitter.tail().map(({ to, heading }) => knotOf(to, heading)) }
    const isSharp = legs.length === 0 || direction === null
    // that a line begins or a piece starts sharp is known without a word; of any other corner one must be told
    const isToldSharp = isSharp && legs.length > 0 && untold > 0
    return isToldSharp
      ? { bare: null, tail: [knotOf({ ...place, pressure: start.pressure }, STRAIGHT)] }
      : { bare: { x: place.x, y: place.y, isSharp }, tail: [] }
  }

  #piecesOf(knots: readonly Knot[], bare: BareEnd | null, fate: Fate): readonly Piece[] {
    const all = { stroke: this.#number, pen: this.#pen }
    const pieces: Piece[] = []
    // one place is left for the bare end
    const most = PIECE_KNOTS_AT_MOST - 1
    let at = 0
    for (; knots.length - at > most; at += most)
      pieces.push({ ...all, fate: 'growing', from: this.#toldKnots + at, knots: knots.slice(at, at + most), bare: null })
    pieces.push({ ...all, fate, from: this.#toldKnots + at, knots: knots.slice(at), bare })
    return pieces
  }
}

const knotOf = ({ x, y, pressure }: Point, heading: Knot['heading']): Knot => ({ x, y, pressure, heading })

const isSame = (one: Knot, other: Knot | undefined): boolean =>
  one.x === other?.x &&
  one.y === other.y &&
  one.pressure === other.pressure &&
  one.heading?.leaves === other.heading?.leaves &&
  one.heading?.arrives === other.heading?.arrives
