import { css, type Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { closedCurve, smoothSpine } from './outline.ts'

interface Fan {
  from: string
  to: string
  count: number
  width: number
  isPointed?: boolean
}

/** Draws the soft shapes animals are made of. */
export class Brush {
  readonly #pen: Pen

  constructor(pen: Pen) {
    this.#pen = pen
  }

  /** A body: a smooth closed outline. */
  shape(colour: Rgb, outline: string, alpha = 1): void {
    const pen = this.#pen
    pen.fillStyle = css(colour, alpha)
    pen.beginPath()
    closedCurve(pen, outline)
    pen.closePath()
    pen.fill()
  }

  /** A leg, a neck, a tail: a smooth line that swells and tapers. */
  limb(colour: Rgb, spine: string, alpha = 1): void {
    const pen = this.#pen
    const joints = smoothSpine(spine)
    pen.fillStyle = css(colour, alpha)
    pen.beginPath()
    for (const [i, { x, y, width }] of joints.entries()) {
      pen.moveTo(x + width / 2, y)
      pen.arc(x, y, width / 2, 0, Math.PI * 2)
      const next = joints[i + 1]
      if (!next) continue
      const length = Math.hypot(next.x - x, next.y - y) || 1
      const acrossX = (next.y - y) / length / 2
      const acrossY = (x - next.x) / length / 2
      // round the same way as the circles, so that overlaps do not cancel out
      pen.moveTo(x + acrossX * width, y + acrossY * width)
      pen.lineTo(next.x + acrossX * next.width, next.y + acrossY * next.width)
      pen.lineTo(next.x - acrossX * next.width, next.y - acrossY * next.width)
      pen.lineTo(x - acrossX * width, y - acrossY * width)
      pen.closePath()
    }
    pen.fill()
  }

  dot(colour: Rgb, [x, y]: Point, radius: number, alpha = 1): void {
    this.limb(colour, `${x},${y},${radius * 2}`, alpha)
  }

  /** Markings: what is drawn meanwhile shows only on what is already painted. */
  within(draw: () => void): void {
    const pen = this.#pen
    pen.globalCompositeOperation = 'source-atop'
    draw()
    pen.globalCompositeOperation = 'source-over'
  }

  /** Far legs and the like: what is drawn meanwhile shows only beside what is already painted. */
  behind(draw: () => void): void {
    const pen = this.#pen
    pen.globalCompositeOperation = 'destination-over'
    draw()
    pen.globalCompositeOperation = 'source-over'
  }

  /** Draws the same once more, mirrored at an upright line. */
  onBothSides(x: number, draw: () => void): void {
    const pen = this.#pen
    draw()
    pen.save()
    pen.translate(2 * x, 0)
    pen.scale(-1, 1)
    draw()
    pen.restore()
  }

  /** Feathers or rays side by side, from points on one line to points on another. */
  fan(colours: readonly [Rgb, ...Rgb[]], { from, to, count, width, isPointed = false }: Fan): void {
    const roots = smoothSpine(from)
    const tips = smoothSpine(to)
    for (let i = 0; i < count; i++) {
      const t = count === 1 ? 0.5 : i / (count - 1)
      const root = roots[Math.round(t * (roots.length - 1))]
      const tip = tips[Math.round(t * (tips.length - 1))]
      if (!root || !tip) continue
      const along = (share: number, wide: number) =>
        `${root.x + (tip.x - root.x) * share},${root.y + (tip.y - root.y) * share},${width * wide}`
      const form = isPointed
        ? `${along(0, 1)} ${along(0.5, 0.8)} ${along(1, 0.1)}`
        : `${along(0, 0.8)} ${along(0.6, 1)} ${along(0.9, 0.7)} ${along(1, 0.2)}`
      this.limb(colours[i % colours.length] ?? colours[0], form)
    }
  }
}
