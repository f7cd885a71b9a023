import {
  type Bend,
  bendsOf,
  Curve,
  inkOf,
  type NumberedStroke,
  type Pen,
  type Piece,
  type Point,
  type Stroke,
  type StrokeOnSheet,
  strokeOf,
} from '../index.ts'
import { paintBends, paintTail } from './brush.ts'
import { Glide } from './glide.ts'
import { type Canvas, Paper, type PaperSize } from './paper.ts'

interface Shown {
  readonly ink: string
  readonly stroke: Stroke
}

interface OwnLine {
  readonly pen: Pen
  readonly curve: Curve
  readonly bends: Bend[]
}

/** Without news for so long, a line in the air is no more: whoever drew it was lost, or it was refused. */
const FORGOTTEN_AFTER_MS = 10_000

interface Settings {
  readonly colour: string
  /** For the sheet under one's own finger: the browser may show it ahead of the rest of the page. */
  readonly isOwn?: boolean
  readonly requestFrame?: (paint: (now: number) => void) => void
  readonly now?: () => number
}

/** Paints one sheet. Lines are added to what is there; only what takes away paints everything anew. */
export class SheetPainter {
  readonly #paper: Paper
  readonly #requestFrame: (paint: (now: number) => void) => void
  readonly #now: () => number
  #colour: string
  #given: readonly StrokeOnSheet[] = []
  /** By number, in their order; lines of one's own are among them before they are given. */
  #shown = new Map<number, Shown>()
  /** The highest number of those. */
  #latest = -1
  /** How many of those that were given can be read. */
  #readable = 0
  readonly #glides = new Map<number, Glide>()
  #own: OwnLine | null = null
  #isFrameAsked = false

  constructor(canvas: Canvas, { colour, isOwn = false, requestFrame, now }: Settings) {
    this.#paper = new Paper(canvas, { isOwn })
    this.#colour = colour
    this.#requestFrame = requestFrame ?? ((paint) => requestAnimationFrame(paint))
    this.#now = now ?? (() => performance.now())
  }

  resize(size: PaperSize): void {
    if (this.#paper.resize(size)) this.#paintAnew()
  }

  set colour(colour: string) {
    if (colour === this.#colour) return
    this.#colour = colour
    this.#paintAnew()
  }

  /** All strokes of the sheet in their order, those of one's own included that the table has not confirmed yet: what is not given is wiped. */
  show(strokes: readonly StrokeOnSheet[]): void {
    const given = this.#given
    if (strokes === given) return
    this.#given = strokes
    const before = this.#shown
    const latest = this.#latest
    const hasGrown = given.length <= strokes.length && given.every((stroke, at) => isSame(stroke, strokes[at]))
    let readable = hasGrown ? this.#readable : 0
    const added = new Map<number, Stroke>()
    // a sheet grows far more often than something is taken back: then only what is new is looked at
    for (const [number, pen, ink] of hasGrown ? strokes.slice(given.length) : strokes) {
      const known = before.get(number)
      const isKnown = known?.ink === ink && known.stroke.pen === pen
      const stroke = isKnown ? known.stroke : strokeOf({ pen, ink })
      if (!stroke) continue
      readable++
      if (!isKnown) added.set(number, stroke)
    }
    this.#readable = readable
    const isOnlyMore = hasGrown && before.size + added.size === readable && [...added.keys()].every((number) => number > latest)
    if (!isOnlyMore) {
      this.#shown = new Map()
      this.#latest = -1
    }
    for (const [number, , ink] of isOnlyMore ? strokes.slice(given.length) : strokes) {
      const known = before.get(number)
      const stroke = added.get(number) ?? (known?.ink === ink ? known.stroke : undefined)
      if (stroke) this.#keep(number, { ink, stroke })
    }
    // somebody's strokes are confirmed in their order: an earlier one is not to come any more
    const latestAdded = Math.max(-1, ...added.keys())
    const isSomeForgotten = this.#forget((number) => !this.#shown.has(number) && (before.has(number) || number < latestAdded))
    for (const [number, { points }] of added) this.#glides.get(number)?.complete(points, this.#now())
    if (!isOnlyMore || isSomeForgotten) this.#paintAnew()
    else for (const [number, stroke] of added) if (!this.#glides.has(number)) this.#add(stroke)
  }

  /** News of a stroke in the air, of another's hand. */
  showPiece(piece: Piece): void {
    const { stroke } = piece
    if (this.#shown.has(stroke)) return
    if (piece.fate === 'cancelled') {
      if (this.#forget((number) => number === stroke)) this.#paintAnew()
      return
    }
    const glide = this.#glides.get(stroke)
    if (glide) glide.take(piece, this.#now())
    else {
      this.#rush()
      this.#glides.set(stroke, new Glide(piece, this.#now()))
    }
    this.#askFrame()
  }

  /** One's own line, painted at once: call it in the pointer's event. */
  beginOwn(pen: Pen, first: Point): void {
    const curve = new Curve(first)
    this.#own = { pen, curve, bends: [] }
    this.#paint(pen, [curve.tail()])
  }

  extendOwn(points: readonly Point[]): void {
    if (!this.#own) return
    const { pen, curve, bends } = this.#own
    const certain = points.flatMap((point) => curve.add(point))
    bends.push(...certain)
    this.#paint(pen, certain)
    this.#paintTail(this.#own)
  }

  /** These strokes are of the line: the next `show` must know them. */
  keepOwn(strokes: readonly NumberedStroke[]): void {
    for (const { number, pen, points } of strokes) this.#keep(number, { ink: inkOf(points), stroke: { pen, points } })
  }

  endOwn(): void {
    // where it ends is certain now
    if (this.#own) this.#paint(this.#own.pen, [this.#own.curve.tail()])
    this.#own = null
  }

  cancelOwn(): void {
    this.#own = null
    this.#paintAnew()
  }

  #keep(number: number, shown: Shown): void {
    this.#shown.set(number, shown)
    this.#latest = Math.max(this.#latest, number)
  }

  #add({ pen, points }: Stroke): void {
    this.#rush()
    this.#paint(pen, bendsOf(points))
  }

  /** What comes later must lie over what came before, for the eraser's sake. */
  #rush(): void {
    for (const glide of this.#glides.values()) this.#paint(glide.pen, glide.rush())
  }

  #forget(isForgotten: (number: number, glide: Glide) => boolean): boolean {
    const forgotten = [...this.#glides].filter(([number, glide]) => isForgotten(number, glide))
    for (const [number] of forgotten) this.#glides.delete(number)
    return forgotten.length > 0
  }

  #askFrame(): void {
    if (this.#isFrameAsked) return
    this.#isFrameAsked = true
    this.#requestFrame(this.#frame)
  }

  readonly #frame = (now: number): void => {
    this.#isFrameAsked = false
    for (const [number, glide] of this.#glides) {
      this.#paint(glide.pen, glide.advance(now))
      if (glide.isStill && this.#shown.has(number)) this.#glides.delete(number)
    }
    if (this.#forget((_, { newsAt }) => now - newsAt > FORGOTTEN_AFTER_MS)) this.#paintAnew()
    if (this.#glides.size > 0) this.#askFrame()
  }

  #paint(pen: Pen, bends: readonly Bend[]): void {
    paintBends(this.#paper.brush, pen, bends, this.#colour)
  }

  #paintTail({ pen, curve }: OwnLine): void {
    paintTail(this.#paper.brush, pen, curve.tail(), this.#colour)
  }

  #paintAnew(): void {
    this.#paper.wipe()
    for (const [number, { stroke }] of this.#shown) if (!this.#glides.has(number)) this.#paint(stroke.pen, bendsOf(stroke.points))
    for (const glide of this.#glides.values()) this.#paint(glide.pen, glide.again())
    if (!this.#own) return
    this.#paint(this.#own.pen, this.#own.bends)
    this.#paintTail(this.#own)
  }
}

const isSame = (one: StrokeOnSheet, other: StrokeOnSheet | undefined): boolean =>
  one === other || (one[0] === other?.[0] && one[1] === other[1] && one[2] === other[2])
