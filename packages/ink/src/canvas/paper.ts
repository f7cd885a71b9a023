import { GRID } from '../index.ts'
import type { Box, Brush } from './brush.ts'

/** What we use of a canvas element. */
export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', settings: { readonly desynchronized: boolean }): CopyingBrush | null
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

/** A canvas that is as wide as the grid, however many pixels that are. */
export class Paper {
  readonly #canvas: Canvas
  readonly #brush: CopyingBrush
  readonly #makeCanvas: () => Canvas
  /** What lies under ink that is still wet, and where. */
  #under: { readonly canvas: Canvas; readonly brush: CopyingBrush } | null = null
  #wet: Patch | null = null
  #thinnest = 0

  constructor(canvas: Canvas, { isOwn = false, makeCanvas = () => document.createElement('canvas') }: Settings = {}) {
    this.#canvas = canvas
    this.#brush = brushOf(canvas, isOwn)
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
    this.#canvas.width = wide
    this.#canvas.height = high
    this.#thinnest = width < SMALL_SHEET.below ? (SMALL_SHEET.thinnest / Math.max(1, width)) * GRID : 0
    this.wipe()
    return true
  }

  wipe(): void {
    this.#wet = null
    const { width, height } = this.#canvas
    this.#brush.setTransform(1, 0, 0, 1, 0, 0)
    this.#brush.clearRect(0, 0, width, height)
    this.#brush.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
  }

  /** What is painted from now on in the box is wet: it is taken away by the next `dry`. */
  wet(box: Box): void {
    this.dry()
    const patch = this.#patchOf(box)
    if (!patch) return
    const { width, height } = patch
    this.#under ??= this.#madeUnder()
    const { canvas, brush } = this.#under
    if (canvas.width < width) canvas.width = width
    if (canvas.height < height) canvas.height = height
    brush.clearRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(this.#canvas as never, patch.x, patch.y, width, height, 0, 0, width, height)
    this.#wet = patch
  }

  /** As if there had never been wet ink. */
  dry(): void {
    if (!this.#wet || !this.#under) return
    const { x, y, width, height } = this.#wet
    this.#wet = null
    this.#brush.setTransform(1, 0, 0, 1, 0, 0)
    this.#brush.clearRect(x, y, width, height)
    this.#brush.globalCompositeOperation = 'source-over'
    this.#brush.drawImage(this.#under.canvas as never, 0, 0, width, height, x, y, width, height)
    this.#brush.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
  }

  get #scale(): number {
    return this.#canvas.width / GRID
  }

  #madeUnder() {
    const canvas = Object.assign(this.#makeCanvas(), { width: 1, height: 1 })
    return { canvas, brush: brushOf(canvas, false) }
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
