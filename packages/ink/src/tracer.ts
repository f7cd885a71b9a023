import { Room } from './cut.ts'
import { encodePiece, type Fate, PIECE_POINTS_AT_MOST, type Piece } from './piece.ts'
import type { Pen, Point, Stroke } from './stroke.ts'
import { Thinning, TOLERANCE } from './thinning.ts'

export interface NumberedStroke extends Stroke {
  readonly number: number
}

// together with what surrounds them, pieces and strokes stay under 350 bytes a second, strokes as text
const PIECE_BYTES_A_MS = 0.3
const STROKE_BYTES_A_MS = 0.22
const STROKE_BYTES_AHEAD = 24
/** The tolerance doubles with every so many bytes spent too early. */
const COARSER_BY_BYTES = 16
/** However hastily somebody scribbles, the line is not further off than this. */
export const COARSEST = 32

interface Beginning {
  readonly pen: Pen
  readonly number: number
  readonly first: Point
  /** Milliseconds of any clock, here and below. */
  readonly at: number
  readonly tolerance?: number
}

/** Follows a pointer: thins its points, tells them in pieces as they come, and gives the finished stroke, or several that join. */
export class Tracer {
  readonly #pen: Pen
  readonly #tolerance: number
  readonly #began: number
  #number: number
  #line: Thinning
  #room = new Room()
  #bytesBefore = 0
  #toldPoints = 0
  #toldHead: Point | null = null
  #pieceBytes = 0
  #untold: readonly Piece[] = []
  #finished: readonly NumberedStroke[] = []

  constructor({ pen, number, first, at, tolerance = TOLERANCE }: Beginning) {
    this.#pen = pen
    this.#number = number
    this.#line = new Thinning(first)
    this.#began = at
    this.#tolerance = tolerance
  }

  add(point: Point, at: number): void {
    const { last } = this.#line
    this.#line.add(point, this.#toleranceAt(at))
    if (this.#line.last === last) return
    this.#room.take(this.#line.last, last)
    if (this.#room.isFull) this.#goOnInAnother(point, at)
  }

  /** What is new since the last time, if it is not too early to tell more. */
  pieces(at: number): readonly Piece[] {
    if (this.#pieceBytes > (at - this.#began) * PIECE_BYTES_A_MS) return []
    const pieces = this.#isAllTold() ? this.#untold : [...this.#untold, ...this.#tell('growing')]
    this.#untold = []
    for (const piece of pieces) this.#pieceBytes += encodePiece(piece).length
    return pieces
  }

  end(): readonly Piece[] {
    this.#line.close()
    this.#finish()
    return this.#untold
  }

  /** Parts that were full before stay. */
  cancel(): readonly Piece[] {
    return [...this.#untold, { stroke: this.#number, pen: this.#pen, fate: 'cancelled', from: 0, points: [] }]
  }

  takeFinished(): readonly NumberedStroke[] {
    const finished = this.#finished
    this.#finished = []
    return finished
  }

  #toleranceAt(at: number): number {
    const tooEarly = this.#bytesBefore + this.#room.bytes - STROKE_BYTES_AHEAD - (at - this.#began) * STROKE_BYTES_A_MS
    return Math.min(this.#tolerance * 2 ** Math.max(0, tooEarly / COARSER_BY_BYTES), COARSEST)
  }

  #goOnInAnother(point: Point, at: number): void {
    const { last } = this.#line
    this.#finish()
    this.#bytesBefore += this.#room.bytes
    this.#number++
    this.#line = new Thinning(last)
    this.#room = new Room()
    this.#toldPoints = 0
    this.#toldHead = null
    this.#line.add(point, this.#toleranceAt(at))
  }

  #finish(): void {
    this.#finished = [...this.#finished, { number: this.#number, pen: this.#pen, points: this.#line.kept }]
    this.#untold = [...this.#untold, ...this.#tell('ended')]
  }

  #isAllTold(): boolean {
    return this.#line.kept.length === this.#toldPoints && this.#line.head === this.#toldHead
  }

  #tell(fate: Fate): readonly Piece[] {
    const { kept, head } = this.#line
    // a head that was told and then kept need not be told again
    if (this.#toldHead && kept[this.#toldPoints] === this.#toldHead) this.#toldPoints++
    // the finished part of a line that goes on has no head of its own
    const points = [...kept.slice(this.#toldPoints), ...(head && fate === 'growing' ? [head] : [])]
    const piece = { stroke: this.#number, pen: this.#pen }
    const pieces: Piece[] = []
    let from = this.#toldPoints
    do {
      const some = points.splice(0, PIECE_POINTS_AT_MOST)
      pieces.push({ ...piece, fate: points.length > 0 ? 'growing' : fate, from, points: some })
      from += some.length
    } while (points.length > 0)
    this.#toldPoints = kept.length
    this.#toldHead = head
    return pieces
  }
}
