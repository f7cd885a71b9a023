import { GRID } from '../index.ts'
import type { Box, Brush } from './brush.ts'

/** What we use of a canvas element. */
export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', settings: { readonly desynchronized: boolean }): CopyingBrush | null
  /** Puts another into the page, where it lies over this one: they must share a place there. */
  after(above: never): void
}

interface CopyingBrush extends Brush {
  drawImage(
    from: never,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** Thin lines must be seen on a sheet in a corner of the screen too. In pixels of the page. */
const SMALL_SHEET = { below: 160, thinnest: 1.1 } as const

/** In pixels of the page; `density` is the `devicePixelRatio`. */
export interface PaperSize {
  readonly width: number
  readonly height: number
  readonly density: number
}

/** In whole pixels of the canvas. */
interface Patch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Settings {
  readonly isOwn?: boolean
  readonly makeCanvas?: (() => Canvas) | undefined
}

interface Layer {
  readonly canvas: Canvas
  readonly brush: CopyingBrush
}

/** A canvas that is as wide as the grid, however many pixels that are. */
export class Paper {
  readonly #canvas: Canvas
  readonly #brush: CopyingBrush
  readonly #isOwn: boolean
  readonly #makeCanvas: () => Canvas
  /** Ink that is still wet, over what is dry: taking it away touches nothing else. */
  #above: Layer | null = null
  /** A copy of what lies under a wet eraser, which takes away and so cannot lie above. */
  #under: Layer | null = null
  #wet: { readonly patch: Patch; readonly isAbove: boolean } | null = null
  #thinnest = 0

  constructor(canvas: Canvas, { isOwn = false, makeCanvas = () => document.createElement('canvas') }: Settings = {}) {
    this.#canvas = canvas
    this.#brush = brushOf(canvas, isOwn)
    this.#isOwn = isOwn
    this.#makeCanvas = makeCanvas
    this.wipe()
  }

  get brush(): Brush {
    return this.#brush
  }

  /** No line is painted thinner, in steps of the grid. */
  get thinnest(): number {
    return this.#thinnest
  }

  /** Whether the size is another, and the paper therefore empty. */
  resize({ width, height, density }: PaperSize): boolean {
    const wide = Math.max(1, Math.round(width * density))
    const high = Math.max(1, Math.round(height * density))
    if (this.#canvas.width === wide && this.#canvas.height === high) return false
    // as long as the scale is the one it was painted in
    this.dry()
    this.#canvas.width = wide
    this.#canvas.height = high
    this.#thinnest = width < SMALL_SHEET.below ? (SMALL_SHEET.thinnest / Math.max(1, width)) * GRID : 0
    this.wipe()
    return true
  }

  wipe(): void {
    this.dry()
    const { width, height } = this.#canvas
    this.#bare(this.#brush, { x: 0, y: 0, width, height })
  }

  /** For what is still wet in the box: it is taken away by the next `dry`. */
  wet(box: Box, { isErasing }: { readonly isErasing: boolean }): Brush {
    this.dry()
    const patch = this.#patchOf(box)
    if (patch) this.#wet = { patch, isAbove: !isErasing }
    if (!isErasing) return this.#fittingAbove().brush
    if (patch) this.#copyUnder(patch)
    return this.#brush
  }

  /** As if there had never been wet ink. */
  dry(): void {
    if (!this.#wet) return
    const { patch, isAbove } = this.#wet
    this.#wet = null
    const { x, y, width, height } = patch
    // every frame does this: in steps of the grid, so that the scale may stay as it is
    if (isAbove) return this.#above?.brush.clearRect(x / this.#scale, y / this.#scale, width / this.#scale, height / this.#scale)
    this.#bare(this.#brush, patch)
    if (!this.#under) return
    this.#brush.setTransform(1, 0, 0, 1, 0, 0)
    this.#brush.globalCompositeOperation = 'source-over'
    this.#brush.drawImage(this.#under.canvas as never, 0, 0, width, height, x, y, width, height)
    this.#brush.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
  }

  get #scale(): number {
    return this.#canvas.width / GRID
  }

  #bare(brush: Brush, { x, y, width, height }: Patch): void {
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.clearRect(x, y, width, height)
    brush.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
  }

  /** Made when the first line grows: most sheets are only looked at. */
  #fittingAbove(): Layer {
    const { width, height } = this.#canvas
    if (!this.#above) {
      // both are shown in the same way, or what settles would be gone for a moment between them
      this.#above = this.#made({ isOwn: this.#isOwn })
      this.#canvas.after(this.#above.canvas as never)
    }
    const { canvas, brush } = this.#above
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height })
      brush.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
    }
    return this.#above
  }

  #copyUnder({ x, y, width, height }: Patch): void {
    const { canvas, brush } = (this.#under ??= this.#made({ isOwn: false }))
    if (canvas.width < width) canvas.width = width
    if (canvas.height < height) canvas.height = height
    brush.clearRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(this.#canvas as never, x, y, width, height, 0, 0, width, height)
  }

  #made({ isOwn }: { readonly isOwn: boolean }): Layer {
    const canvas = Object.assign(this.#makeCanvas(), { width: 1, height: 1 })
    return { canvas, brush: brushOf(canvas, isOwn) }
  }

  /** A pixel more on every side, for edges that are half inked; null for what lies beside the paper. */
  #patchOf({ left, top, right, bottom }: Box): Patch | null {
    const within = (steps: number, most: number): number => Math.min(Math.max(steps * this.#scale, 0), most)
    const x = Math.max(0, Math.floor(within(left, this.#canvas.width)) - 1)
    const y = Math.max(0, Math.floor(within(top, this.#canvas.height)) - 1)
    const width = Math.min(this.#canvas.width, Math.ceil(within(right, this.#canvas.width)) + 1) - x
    const height = Math.min(this.#canvas.height, Math.ceil(within(bottom, this.#canvas.height)) + 1) - y
    return width > 0 && height > 0 ? { x, y, width, height } : null
  }
}

function brushOf(canvas: Canvas, isOwn: boolean): CopyingBrush {
  const brush = canvas.getContext('2d', { desynchronized: isOwn })
  if (!brush) throw new Error('no canvas here')
  return brush
}
