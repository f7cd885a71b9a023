import {
  Course,
  type Cubic,
  cubicsOf,
  type GrowingLine,
  inkOf,
  type NumberedStroke,
  type Pen,
  type Piece,
  type Point,
  type Quill,
  quillOf,
  type Stroke,
  type StrokeOnSheet,
  straightWay,
  strokeOf,
} from '../index.ts'
import { boxAround, type Dip, paintCubics } from './brush.ts'
import { Glide } from './glide.ts'
import { type Canvas, Paper, type PaperSize } from './paper.ts'

interface Shown {
  readonly ink: string
  readonly stroke: Stroke
}

/** The stroke under one's own hand, as far as it is painted. */
interface OwnLine {
  readonly quill: Quill
  course: Course | null
  settled: Cubic[]
  tail: readonly Cubic[]
}

/** Without news for so long, a line in the air is no more: whoever drew it was lost, or it was refused. */
const FORGOTTEN_AFTER_MS = 10_000

interface Settings {
  readonly colour: string
  /** For the sheet under one's own finger: the browser may show it ahead of the rest of the page. */
  readonly isOwn?: boolean
  readonly makeCanvas?: (() => Canvas) | undefined
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

  constructor(canvas: Canvas, { colour, isOwn = false, makeCanvas, requestFrame, now }: Settings) {
    this.#paper = new Paper(canvas, { isOwn, makeCanvas })
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
    let isAnotherLine = false
    for (const [number, stroke] of added) if (this.#glides.get(number)?.complete(stroke, this.#now()) === false) isAnotherLine = true
    if (!isOnlyMore || isSomeForgotten || isAnotherLine) return this.#paintAnew()
    this.#paper.dry()
    for (const [number, stroke] of added) if (!this.#glides.has(number)) this.#add(stroke)
    this.#paintWet()
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
    if (!glide) {
      this.#paper.dry()
      this.#rush()
      this.#glides.set(stroke, new Glide(piece, this.#now()))
      this.#paintWet()
    } else if (!glide.take(piece, this.#now())) this.#paintAnew()
    this.#askFrame()
  }

  /** One's own line, painted at once: call it in the pointer's event. */
  beginOwn(pen: Pen, first: Point): void {
    this.#own = { quill: { pen, isOld: false }, course: null, settled: [], tail: [straightWay(first, first)] }
    this.#paintWet()
  }

  extendOwn({ first, settled, tail }: GrowingLine): void {
    if (!this.#own) return
    const course = (this.#own.course ??= new Course(first))
    this.#paper.dry()
    this.#settleOwn(settled.slice(this.#own.settled.length).map(({ to, heading }) => course.add(to, heading)))
    const ahead = course.fork()
    const cubics = tail.map(({ to, heading }) => ahead.add(to, heading))
    this.#own.tail = cubics.length > 0 || settled.length > 0 ? cubics : [straightWay(first, first)]
    this.#paintWet()
  }

  /** These strokes are of the line, and finished: the next `show` must know them. */
  keepOwn(strokes: readonly NumberedStroke[]): void {
    if (strokes.length > 0) this.#paper.dry()
    for (const { number, pen, points, headings } of strokes) {
      this.#keep(number, { ink: inkOf(points, headings), stroke: { pen, points, headings } })
      if (!this.#own) continue
      this.#settleOwn(cubicsOf({ points, headings }).slice(this.#own.settled.length))
      this.#own.course = null
      this.#own.settled = []
      this.#own.tail = []
    }
    if (strokes.length > 0) this.#paintWet()
  }

  endOwn(): void {
    this.#own = null
    this.#paper.dry()
    this.#paintWet()
  }

  cancelOwn(): void {
    this.#own = null
    this.#paintAnew()
  }

  #settleOwn(cubics: readonly Cubic[]): void {
    if (!this.#own) return
    this.#own.settled.push(...cubics)
    this.#paint(this.#own.quill, cubics)
  }

  #keep(number: number, shown: Shown): void {
    this.#shown.set(number, shown)
    this.#latest = Math.max(this.#latest, number)
  }

  #add(stroke: Stroke): void {
    this.#rush()
    this.#paint(quillOf(stroke), cubicsOf(stroke))
  }

  /** What comes later must lie over what came before, for the eraser's sake. */
  #rush(): void {
    for (const glide of this.#glides.values()) this.#paint(glide.quill, glide.rush())
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
    this.#paper.dry()
    for (const [number, glide] of this.#glides) {
      this.#paint(glide.quill, glide.advance(now))
      if (glide.isStill && this.#shown.has(number)) this.#glides.delete(number)
    }
    if (this.#forget((_, { newsAt }) => now - newsAt > FORGOTTEN_AFTER_MS)) this.#paintAnew()
    else this.#paintWet()
    if (this.#glides.size > 0) this.#askFrame()
  }

  get #dip(): Dip {
    return { colour: this.#colour, thinnest: this.#paper.thinnest }
  }

  /** For good: nothing wet may lie there. */
  #paint(quill: Quill, cubics: readonly Cubic[]): void {
    paintCubics(this.#paper.brush, quill, cubics, this.#dip)
  }

  /** The ends of lines in the making, over everything that is dry. */
  #paintWet(): void {
    const wet = [...this.#glides.values()].map((glide) => ({ quill: glide.quill, cubics: glide.wet() }))
    if (this.#own) wet.push({ quill: this.#own.quill, cubics: this.#own.tail })
    const boxes = wet.flatMap(({ quill, cubics }) => (cubics.length > 0 ? [boxAround(quill, cubics, this.#dip)] : []))
    if (boxes.length === 0) return this.#paper.dry()
    const box = {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }
    const brush = this.#paper.wet(box, { isErasing: wet.some(({ quill }) => quill.pen === 'eraser') })
    for (const { quill, cubics } of wet) paintCubics(brush, quill, cubics, this.#dip)
  }

  #paintAnew(): void {
    this.#paper.wipe()
    for (const [number, { stroke }] of this.#shown) if (!this.#glides.has(number)) this.#paint(quillOf(stroke), cubicsOf(stroke))
    for (const glide of this.#glides.values()) this.#paint(glide.quill, glide.again())
    if (this.#own) this.#paint(this.#own.quill, this.#own.settled)
    this.#paintWet()
  }
}

const isSame = (one: StrokeOnSheet, other: StrokeOnSheet | undefined): boolean =>
  one === other || (one[0] === other?.[0] && one[1] === other[1] && one[2] === other[2])
