import { GRID } from '../index.ts'
import type { Brush } from './brush.ts'

/** What we use of a canvas element. */
export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', settings: { readonly desynchronized: boolean }): Brush | null
}

/** In pixels of the page; `density` is the `devicePixelRatio`. */
export interface PaperSize {
  readonly width: number
  readonly height: number
  readonly density: number
}

/** A canvas that is as wide as the grid, however many pixels that are. */
export class Paper {
  readonly #canvas: Canvas
  readonly brush: Brush

  constructor(canvas: Canvas, { isOwn = false } = {}) {
    const brush = canvas.getContext('2d', { desynchronized: isOwn })
    if (!brush) throw new Error('no canvas here')
    this.#canvas = canvas
    this.brush = brush
    this.wipe()
  }

  /** Whether the size is another, and the paper therefore empty. */
  resize({ width, height, density }: PaperSize): boolean {
    const wide = Math.max(1, Math.round(width * density))
    const high = Math.max(1, Math.round(height * density))
    if (this.#canvas.width === wide && this.#canvas.height === high) return false
    this.#canvas.width = wide
    this.#canvas.height = high
    this.wipe()
    return true
  }

  wipe(): void {
    const { width, height } = this.#canvas
    this.brush.setTransform(1, 0, 0, 1, 0, 0)
    this.brush.clearRect(0, 0, width, height)
    const scale = width / GRID
    this.brush.setTransform(scale, 0, 0, scale, 0, 0)
  }
}
