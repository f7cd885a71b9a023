import type { Rgb } from '../colour/colour.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'

const bristles = 64

export interface Stroke {
  points: readonly (readonly [number, number])[]
  radius: number
  colour: Rgb
  alpha: number
  /** Which pass of the brush, the broadest first. */
  pass: number
}

/** Where on the canvas a stroke can reach. */
interface Reach {
  left: number
  top: number
  right: number
  bottom: number
  width: number
}

/** The paint and how thick it lies. */
export class WetCanvas {
  readonly width: number
  readonly height: number
  readonly paint: Float32Array
  readonly relief: Float32Array
  readonly #bristle = new Float32Array(bristles)
  #alpha = new Float32Array(1 << 16)
  #thickness = new Float32Array(1 << 16)

  constructor({ width, height, palette }: Stage) {
    this.width = width
    this.height = height
    this.paint = new Float32Array(width * height * 3)
    this.relief = new Float32Array(width * height)
    for (let i = 0; i < width * height; i++) this.paint.set(palette.priming, i * 3)
  }

  /** How far the canvas is from the reference around a cell, and where the most. */
  errorAround(reference: Float32Array, cellX: number, cellY: number, step: number) {
    const { width, height, paint } = this
    const reach = Math.max(1, (step / 2) | 0)
    const stride = Math.max(1, (reach / 3) | 0)
    let worst = -1
    let worstX = -1
    let worstY = -1
    let sum = 0
    let count = 0
    for (let y = Math.max(0, (cellY | 0) - reach); y < Math.min(height, cellY + reach); y += stride)
      for (let x = Math.max(0, (cellX | 0) - reach); x < Math.min(width, cellX + reach); x += stride) {
        const j = (y * width + x) * 3
        const error =
          Math.abs((paint[j] ?? 0) - (reference[j] ?? 0)) * 0.9 +
          Math.abs((paint[j + 1] ?? 0) - (reference[j + 1] ?? 0)) * 1.3 +
          Math.abs((paint[j + 2] ?? 0) - (reference[j + 2] ?? 0)) * 0.7
        sum += error
        count++
        if (error > worst) {
          worst = error
          worstX = x
          worstY = y
        }
      }
    return { error: count ? sum / count / 2.9 : 0, worstX, worstY }
  }

  lay(stroke: Stroke, rng: Rng): void {
    this.#dip(rng)
    const dryness = stroke.pass < 3 ? rng.between(0.15, 0.6) : rng.between(0, 0.2)
    const reach = this.#reachOf(stroke)
    if (!reach) return
    this.#trace(stroke, reach, dryness)
    this.#press(stroke, reach)
  }

  /** Each stroke finds the bristles holding other amounts of paint. */
  #dip(rng: Rng): void {
    let held = rng.next()
    for (let k = 0; k < bristles; k++) {
      held = lerp(held, rng.next(), 0.55)
      this.#bristle[k] = held
    }
  }

  #reachOf({ points, radius }: Stroke): Reach | null {
    let left = 1e9
    let top = 1e9
    let right = -1e9
    let bottom = -1e9
    for (const [x, y] of points) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    left = Math.max(0, Math.floor(left - radius - 1))
    top = Math.max(0, Math.floor(top - radius - 1))
    right = Math.min(this.width - 1, Math.ceil(right + radius + 1))
    bottom = Math.min(this.height - 1, Math.ceil(bottom + radius + 1))
    const width = right - left + 1
    const area = width * (bottom - top + 1)
    if (width <= 0 || area <= 0) return null
    if (area > this.#alpha.length) {
      this.#alpha = new Float32Array(area * 2)
      this.#thickness = new Float32Array(area * 2)
    }
    this.#alpha.fill(0, 0, area)
    return { left, top, right, bottom, width }
  }

  /** Draws the bristles of a stroke, piece by piece of its line. */
  #trace({ points, radius }: Stroke, { left, top, right, bottom, width }: Reach, dryness: number): void {
    const alphas = this.#alpha
    const thicknesses = this.#thickness
    const bristle = this.#bristle
    const overhang = radius * 0.8
    const length = lengthOf(points)
    let travelled = 0
    for (let k = 1; k < points.length; k++) {
      const from = points[k - 1]
      const to = points[k]
      if (!from || !to) continue
      const [ax, ay] = from
      const [bx, by] = to
      const piece = Math.hypot(bx - ax, by - ay) || 1e-3
      const tx = (bx - ax) / piece
      const ty = (by - ay) / piece
      const isFirst = k === 1
      const isLast = k === points.length - 1
      const begin = isFirst ? -radius * 0.8 : -1
      const end = isLast ? piece + overhang : piece + 1
      const fromX = Math.max(left, Math.floor(Math.min(ax, bx) - radius))
      const toX = Math.min(right, Math.ceil(Math.max(ax, bx) + radius))
      const fromY = Math.max(top, Math.floor(Math.min(ay, by) - radius))
      const toY = Math.min(bottom, Math.ceil(Math.max(ay, by) + radius))
      for (let y = fromY; y <= toY; y++) {
        const py = y - ay
        let rowFrom = fromX
        let rowTo = toX
        if (tx > 1e-4 || tx < -1e-4) {
          const a = ax + (begin - py * ty) / tx
          const b = ax + (end - py * ty) / tx
          if (Math.min(a, b) > rowFrom) rowFrom = Math.ceil(Math.min(a, b))
          if (Math.max(a, b) < rowTo) rowTo = Math.floor(Math.max(a, b))
        } else if (py * ty < begin || py * ty > end) continue
        if (ty > 1e-4 || ty < -1e-4) {
          const a = ax + (py * tx - radius) / ty
          const b = ax + (py * tx + radius) / ty
          if (Math.min(a, b) > rowFrom) rowFrom = Math.ceil(Math.min(a, b))
          if (Math.max(a, b) < rowTo) rowTo = Math.floor(Math.max(a, b))
        }
        for (let x = rowFrom; x <= rowTo; x++) {
          const px = x - ax
          const along = px * tx + py * ty
          if (along < begin || along > end) continue
          const across = -px * ty + py * tx
          let off = Math.abs(across) / radius
          if (off >= 1) continue
          const pastEnd = isFirst && along < 0 ? along : isLast && along > piece ? along - piece : 0
          if (pastEnd) {
            const q = pastEnd / overhang
            off = Math.sqrt(off * off + q * q)
            if (off >= 1) continue
          }
          const position = ((across / radius) * 0.5 + 0.5) * (bristles - 1)
          const index = position | 0
          const held = lerp(bristle[index] ?? 0, bristle[Math.min(bristles - 1, index + 1)] ?? 0, position - index)
          // the ends are ragged, bristle by bristle
          const ragged = held * radius * 1.1
          const distance = travelled + along
          let touch = 1
          if (distance < -radius * 0.8 + ragged) touch = clamp(1 - (-radius * 0.8 + ragged - distance) / 2)
          const tail = length + overhang - ragged * 1.3
          if (distance > tail) touch = Math.min(touch, clamp(1 - (distance - tail) / 2))
          if (touch <= 0) continue
          const dry = dryness * smoothstep(0.35, 1, distance / length)
          const alpha = touch * clamp(((1 - off) * radius) / 1.2) * (1 - dry * smoothstep(0.35, 0.75, 1 - held))
          const q = (y - top) * width + x - left
          if (alpha > (alphas[q] ?? 0)) {
            alphas[q] = alpha
            thicknesses[q] = held * (0.55 + 0.45 * Math.sqrt(1 - off * off)) + (off > 0.8 ? (0.16 * (off - 0.8)) / 0.2 : 0)
          }
        }
      }
      travelled += piece
    }
  }

  /** Mixes the traced stroke into what is on the canvas. */
  #press({ colour, alpha: opacity, pass }: Stroke, { left, top, bottom, width }: Reach): void {
    const { paint, relief } = this
    const isFinest = pass >= 4
    const shading = 0.07
    const body = isFinest ? 0.35 : 1 - pass * 0.14
    for (let y = 0; y <= bottom - top; y++)
      for (let x = 0; x < width; x++) {
        const q = y * width + x
        const touch = this.#alpha[q] ?? 0
        if (touch <= 0) continue
        const alpha = touch * opacity
        const i = (y + top) * this.width + x + left
        const j = i * 3
        const thickness = this.#thickness[q] ?? 0
        const shade = (thickness - 0.5) * shading * (isFinest ? 0.3 : 1)
        const r = paint[j] ?? 0
        const g = paint[j + 1] ?? 0
        const b = paint[j + 2] ?? 0
        paint[j] = r + (colour[0] + shade - r) * alpha
        paint[j + 1] = g + (colour[1] + shade - g) * alpha
        paint[j + 2] = b + (colour[2] + shade - b) * alpha
        const lying = relief[i] ?? 0
        relief[i] = lying + (thickness * body - lying) * alpha * 0.9
      }
  }
}

function lengthOf(points: Stroke['points']): number {
  let length = 0
  for (let k = 1; k < points.length; k++) {
    const from = points[k - 1]
    const to = points[k]
    if (from && to) length += Math.hypot(to[0] - from[0], to[1] - from[1])
  }
  return length
}
