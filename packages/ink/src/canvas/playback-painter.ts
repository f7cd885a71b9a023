import { playback, type TimedStroke } from '../index.ts'
import { paintStroke } from './brush.ts'
import { type Canvas, Paper, type PaperSize } from './paper.ts'

/** Shows a drawing as it stood at any time. Forward it only adds, so that it can run every frame. */
export class PlaybackPainter {
  readonly #paper: Paper
  readonly #strokes: readonly TimedStroke[]
  readonly #momentAt: ReturnType<typeof playback>
  readonly #colour: string
  #time = 0
  #whole = 0

  constructor(canvas: Canvas, { strokes, colour }: { readonly strokes: readonly TimedStroke[]; readonly colour: string }) {
    this.#paper = new Paper(canvas)
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
    for (const stroke of [...this.#strokes.slice(this.#whole, whole), ...(part ? [part] : [])]) {
      paintStroke(this.#paper.brush, stroke, this.#colour)
    }
    this.#whole = whole
  }
}
