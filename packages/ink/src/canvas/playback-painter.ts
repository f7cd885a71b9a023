import { playback, type TimedStroke } from '../index.ts'
import { boxAround, paintCubics, paintStroke } from './brush.ts'
import { type Canvas, Paper, type PaperSize } from './paper.ts'

interface Settings {
  readonly strokes: readonly TimedStroke[]
  readonly colour: string
  readonly makeCanvas?: (() => Canvas) | undefined
}

/** Shows a drawing as it stood at any time. Forward it only adds, so that it can run every frame. */
export class PlaybackPainter {
  readonly #paper: Paper
  readonly #strokes: readonly TimedStroke[]
  readonly #momentAt: ReturnType<typeof playback>
  readonly #colour: string
  #time = 0
  #whole = 0

  constructor(canvas: Canvas, { strokes, colour, makeCanvas }: Settings) {
    this.#paper = new Paper(canvas, { makeCanvas })
    this.#strokes = strokes
    this.#momentAt = playback(strokes)
    this.#colour = colour
  }

  resize(size: PaperSize): void {
    if (!this.#paper.resize(size)) return
    this.#whole = 0
    this.showAt(this.#time)
  }

  showAt(time: number): void {
    if (time < this.#time) {
      this.#paper.wipe()
      this.#whole = 0
    }
    this.#time = time
    const { whole, part } = this.#momentAt(time)
    this.#paper.dry()
    const dip = { colour: this.#colour, thinnest: this.#paper.thinnest }
    for (const stroke of this.#strokes.slice(this.#whole, whole)) paintStroke(this.#paper.brush, stroke, dip)
    this.#whole = whole
    if (!part) return
    const brush = this.#paper.wet(boxAround(part.quill, part.cubics, dip), { isErasing: part.quill.pen === 'eraser' })
    paintCubics(brush, part.quill, part.cubics, dip)
  }
}
