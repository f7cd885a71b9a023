import { type Bend, bendLength, Curve, type Pen, type Piece, type Point, partOf } from '../index.ts'

/** Another's line is shown so much later, so that it flows evenly between pieces that come when they come. */
const LAG_MS = 100

/** A bend and where it lies on the way from the line's beginning. */
interface Stretch {
  readonly bend: Bend
  readonly from: number
  readonly to: number
}

/** Another's stroke in the air, and how much of it is on the canvas. */
export class Glide {
  readonly pen: Pen
  newsAt = 0
  /** The number of the first point we know: who came late missed some. */
  #base: number
  #points: Point[] = []
  #curve: Curve | null = null
  /** How many points the curve knows: all but the last one, which may still move. */
  #settled = 0
  #certain: Stretch[] = []
  #uncertain: readonly Stretch[] = []
  #shown = 0
  /** A line of one point has no length, but is to be seen. */
  #hasBegun = false
  #speed = 0
  #lastFrame: number | null = null

  constructor(piece: Piece, now: number) {
    this.pen = piece.pen
    this.#base = piece.from
    this.take(piece, now)
  }

  /** Whether everything we know is on the canvas. */
  get isStill(): boolean {
    return this.#hasBegun && this.#shown >= this.#length
  }

  take({ from, points }: Piece, now: number): void {
    const known = this.#points.length
    // a gap is bridged
    if (from > this.#base + known) this.#base = from - known
    if (from < this.#base) this.#base = from
    this.#replace(Math.min(from - this.#base, known), points, now)
  }

  /** The finished stroke is known: what is missing still glides in. */
  complete(points: readonly Point[], now: number): void {
    const first = points.findIndex((point, i) => !isSame(point, this.#points[i]))
    const same = first === -1 ? points.length : first
    this.#base = 0
    this.#replace(same, points.slice(same), now)
  }

  /** What this frame adds. */
  advance(now: number): readonly Bend[] {
    const passed = this.#lastFrame === null ? 0 : Math.max(0, now - this.#lastFrame)
    this.#lastFrame = now
    return this.#showUpTo(this.#shown + passed * this.#speed)
  }

  /** All that is not there yet, at once. */
  rush(): readonly Bend[] {
    return this.#showUpTo(this.#length)
  }

  /** All that was shown, for a canvas that was wiped. */
  again(): readonly Bend[] {
    return this.#hasBegun ? this.#between(0, this.#shown) : []
  }

  get #length(): number {
    return this.#uncertain.at(-1)?.to ?? 0
  }

  #replace(at: number, points: readonly Point[], now: number): void {
    this.newsAt = now
    this.#points.length = at
    this.#points.push(...points)
    if (at < this.#settled || this.#points.length <= this.#settled) {
      this.#curve = null
      this.#settled = 0
      this.#certain = []
    }
    this.#settle()
    this.#shown = Math.min(this.#shown, this.#length)
    this.#speed = (this.#length - this.#shown) / LAG_MS
    if (this.isStill) this.#lastFrame = null
  }

  #settle(): void {
    const last = this.#points.at(-1)
    const [first] = this.#points
    if (!last || !first) {
      this.#uncertain = []
      return
    }
    for (const point of this.#points.slice(this.#settled, -1)) {
      if (this.#curve) this.#certain.push(...stretches(this.#curve.add(point), this.#certain.at(-1)?.to ?? 0))
      else this.#curve = new Curve(point)
    }
    this.#settled = this.#points.length - 1
    this.#uncertain = stretches(this.#curve ? this.#curve.outlook(last) : [new Curve(first).tail()], this.#certain.at(-1)?.to ?? 0)
  }

  #showUpTo(wanted: number): readonly Bend[] {
    if (this.isStill || this.#points.length === 0) return []
    const from = this.#shown
    this.#shown = Math.min(wanted, this.#length)
    this.#hasBegun = true
    return this.#between(from, this.#shown)
  }

  #between(from: number, to: number): readonly Bend[] {
    // the end of the line is where frames are busy
    const begin = this.#certain.findLastIndex((stretch) => stretch.to <= from) + 1
    const bends: Bend[] = []
    for (const stretch of [...this.#certain.slice(begin), ...this.#uncertain]) {
      if (stretch.to < from || stretch.from > to) continue
      const length = stretch.to - stretch.from
      const isWhole = length === 0 || (from <= stretch.from && to >= stretch.to)
      const part = (way: number): number => Math.min(Math.max((way - stretch.from) / length, 0), 1)
      bends.push(isWhole ? stretch.bend : partOf(stretch.bend, part(from), part(to)))
    }
    return bends
  }
}

function stretches(bends: readonly Bend[], beginning: number): readonly Stretch[] {
  let to = beginning
  return bends.map((bend) => {
    const from = to
    to += bendLength(bend)
    return { bend, from, to }
  })
}

const isSame = (one: Point, other: Point | undefined): boolean => one.x === other?.x && one.y === other.y && one.pressure === other.pressure
