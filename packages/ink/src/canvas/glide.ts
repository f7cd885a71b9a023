import { Course, type Cubic, cubicLength, type Knot, type Line, type Piece, partOfCubic, type Quill, straightWay } from '../index.ts'

/** Another's line is shown so much later, so that it flows evenly between pieces that come when they come. */
const LAG_MS = 100

/** A curve and where it lies on the way from the line's beginning. */
interface Stretch {
  readonly cubic: Cubic
  readonly from: number
  readonly to: number
  /** How the line goes on behind it. */
  readonly ahead: Course
}

/** Another's stroke in the air, and how much of it is on the canvas. */
export class Glide {
  readonly quill: Quill
  newsAt = 0
  /** The number of the first knot we know: who came late missed some. */
  #base: number
  #knots: Knot[] = []
  #bare: Piece['bare'] = null
  /** How many of the knots will not change any more. */
  #sure = 0
  #stretches: Stretch[] = []
  /** How many of the stretches lie on the paper for good. */
  #laid = 0
  #shown = 0
  /** A line of one knot has no length, but is to be seen. */
  #hasBegun = false
  #speed = 0
  #lastFrame: number | null = null

  constructor(piece: Piece, now: number) {
    // what is drawn now is drawn with today's pens
    this.quill = { pen: piece.pen, isOld: false }
    this.#base = piece.from
    this.take(piece, now)
  }

  /** Whether everything we know is on the canvas. */
  get isStill(): boolean {
    return this.#hasBegun && this.#shown >= this.#length
  }

  /** False: what lies on the paper is another line now. */
  take({ from, knots, bare, fate }: Piece, now: number): boolean {
    const known = this.#knots.length
    const isGap = from > this.#base + known
    if (isGap) this.#base = from - known
    if (from < this.#base) this.#base = from
    const at = from - this.#base
    // a gap is bridged: of the knot behind it one knows only where it is
    const told = isGap ? knots.map((knot, i) => (i === 0 ? { ...knot, heading: null } : knot)) : knots
    // what may still change comes last: nothing but the bare end, or all of what is told
    const isAllSure = bare !== null || fate === 'ended'
    return this.#replace(at, told, { bare, sure: isAllSure ? at + knots.length : at, now })
  }

  /** The finished stroke is known: what is missing still glides in. False as above. */
  complete({ points, headings }: Line, now: number): boolean {
    const knots = points.map((point, at): Knot => ({ ...point, heading: headings?.[at - 1] ?? null }))
    const first = knots.findIndex((knot, i) => !isSame(knot, this.#knots[i]))
    const same = first === -1 ? knots.length : first
    this.#base = 0
    return this.#replace(same, knots.slice(same), { bare: null, sure: knots.length, now })
  }

  /** Time goes on. What is passed and sure is to be laid on the paper. */
  advance(now: number): readonly Cubic[] {
    const passed = this.#lastFrame === null ? 0 : Math.max(0, now - this.#lastFrame)
    this.#lastFrame = now
    if (this.#stretches.length > 0) {
      this.#hasBegun = true
      this.#shown = Math.min(this.#shown + passed * this.#speed, this.#length)
    }
    return this.#lay(this.#sureStretches)
  }

  /** All that is not there yet, at once: what comes later lies over it. */
  rush(): readonly Cubic[] {
    this.#hasBegun = this.#stretches.length > 0
    this.#shown = this.#length
    return this.#lay(this.#stretches.length)
  }

  /** All that was laid, for a canvas that was wiped. */
  again(): readonly Cubic[] {
    return this.#stretches.slice(0, this.#laid).map(({ cubic }) => cubic)
  }

  /** What is to be seen and may still change. */
  wet(): readonly Cubic[] {
    if (!this.#hasBegun) return []
    return this.#stretches.slice(this.#laid).flatMap(({ cubic, from, to }) => {
      if (to <= this.#shown) return [cubic]
      return from < this.#shown || from === 0 ? [partOfCubic(cubic, 0, (this.#shown - from) / (to - from))] : []
    })
  }

  get #length(): number {
    return this.#stretches.at(-1)?.to ?? 0
  }

  /** A stretch is sure when its knots are; a single knot is a dot only when nothing follows. */
  get #sureStretches(): number {
    const isWhole = this.#bare === null && this.#sure === this.#knots.length
    return this.#knots.length === 1 ? (isWhole ? 1 : 0) : Math.max(0, this.#sure - 1)
  }

  #lay(atMost: number): readonly Cubic[] {
    const laid: Cubic[] = []
    for (; this.#laid < atMost; this.#laid++) {
      const stretch = this.#stretches[this.#laid]
      if (!stretch || !this.#hasBegun || stretch.to > this.#shown) break
      laid.push(stretch.cubic)
    }
    return laid
  }

  #replace(
    at: number,
    knots: readonly Knot[],
    { bare, sure, now }: { readonly bare: Piece['bare']; readonly sure: number; readonly now: number },
  ): boolean {
    this.newsAt = now
    const laid = this.again()
    this.#knots.length = at
    this.#knots.push(...knots)
    this.#bare = bare
    this.#sure = Math.max(sure, Math.min(this.#sure, at))
    // a long line is told of thirty times a second: what was known of it is not reckoned anew
    this.#stretches = stretchesOf(this.#knots, bare, this.#stretches.slice(0, Math.max(0, at - 1)))
    const isSameStill = laid.every((cubic, i) => isSameCubic(cubic, this.#stretches[i]?.cubic))
    if (!isSameStill) this.#laid = 0
    this.#shown = Math.min(this.#shown, this.#length)
    this.#speed = (this.#length - this.#shown) / LAG_MS
    if (this.isStill) this.#lastFrame = null
    return isSameStill
  }
}

/** Between the knots, and to the bare end; of those that are known already there may be none. */
function stretchesOf(knots: readonly Knot[], bare: Piece['bare'], known: readonly Stretch[]): Stretch[] {
  const [first] = knots
  if (!first) return []
  const stretches = [...known]
  const course = known.at(-1)?.ahead.fork() ?? new Course(first)
  const add = (cubic: Cubic): void => {
    const from = stretches.at(-1)?.to ?? 0
    stretches.push({ cubic, from, to: from + cubicLength(cubic), ahead: course.fork() })
  }
  for (const knot of knots.slice(known.length + 1)) add(course.add(knot, knot.heading))
  if (bare) add(course.addBare(bare))
  if (stretches.length === 0) add(straightWay(first, first))
  return stretches
}

const isSame = (one: Knot, other: Knot | undefined): boolean =>
  one.x === other?.x &&
  one.y === other.y &&
  one.pressure === other.pressure &&
  one.heading?.leaves === other.heading?.leaves &&
  one.heading?.arrives === other.heading?.arrives

const isSameCubic = (one: Cubic, other: Cubic | undefined): boolean =>
  other !== undefined &&
  (
    [
      [one.from, other.from],
      [one.out, other.out],
      [one.into, other.into],
      [one.to, other.to],
    ] as const
  ).every(([place, otherPlace]) => place.x === otherPlace.x && place.y === otherPlace.y)
