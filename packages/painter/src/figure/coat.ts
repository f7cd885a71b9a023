import { css, mix, type Rgb } from '../colour/colour.ts'
import { clamp, lerp, type Point, pointOnPath } from '../interpolate.ts'
import { darkFolds, lightFolds } from './body.ts'
import type { Sitting } from './build.ts'
import type { Skeleton } from './skeleton.ts'
import { along, plus, type Stance } from './stance.ts'

const belt = 0.44

/** A coat cut along the spine: from the neck over the hips to the hem, wherever they are. */
export interface Coat {
  /** `along` from the neck 0 to the hem 1, `across` from the left edge -1 to the right edge 1. */
  at(along: number, across: number): Point
  waist: Point
}

export function cutCoat(stance: Stance, { neck, hips, size }: Skeleton, { looks, build }: Sitting): Coat {
  const shoulder = stance.aside ? build.shoulderWidth * 0.66 : build.shoulderWidth
  const waist = stance.aside ? shoulder * 1.12 : shoulder * 0.98
  const hem = (stance.aside ? 0.84 : 1) * (looks.jacket ? 21 * size : build.hemWidth) * (stance.spread ?? 1)
  const spine = [neck, hips, hips, plus(hips, along(stance.tail, tailLength(looks) * (stance.tailLength ?? 1) * size))] as const
  const width = (t: number) => (t < 0.5 ? lerp(shoulder, waist, t * 2) : lerp(waist, hem, Math.pow(t * 2 - 1, 1.25)))
  const at = (t: number, across: number): Point => {
    const [x, y] = pointOnPath(spine, t)
    const near = clamp(t, 0.02, 0.98)
    const before = pointOnPath(spine, near - 0.02)
    const after = pointOnPath(spine, near + 0.02)
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const by = (across * width(t)) / length
    return [x + (after[1] - before[1]) * by, y - (after[0] - before[0]) * by]
  }
  return { at, waist: at(belt, 0) }
}

function tailLength({ cloak, jacket }: Sitting['looks']): number {
  return cloak ? 64 : jacket ? 12 : 43
}

export function drawCoat(sitting: Sitting, coat: Coat, stance: Stance): void {
  const { pen, looks, shaded } = sitting
  pen.fillStyle = css(looks.coat)
  coatPath(sitting, coat)
  pen.fill()
  pen.save()
  pen.clip()
  if (looks.skirt) {
    pen.fillStyle = css(looks.skirt)
    bandPath(sitting, coat, { from: belt, to: 1.1, left: -1.2, right: 1.2 })
    pen.fill()
  }
  drawFolds(sitting, coat, looks.skirt ?? looks.coat)
  if (looks.apron && stance.aside) {
    pen.fillStyle = css(looks.apron)
    bandPath(sitting, coat, { from: belt * 0.5, to: 0.94, left: 0.35, right: 1.3 })
    pen.fill()
  }
  pen.restore()
  if (looks.dress || looks.cloak || looks.jacket) return
  pen.strokeStyle = shaded(looks.coat, 0.5)
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(...coat.at(belt, -0.98))
  pen.lineTo(...coat.at(belt, 0.98))
  pen.stroke()
}

const steps = 16

function coatPath({ pen }: Sitting, { at }: Coat): void {
  pen.beginPath()
  pen.moveTo(...at(0.06, -1))
  pen.quadraticCurveTo(...at(-0.02, -1.08), ...at(-0.05, -0.32))
  pen.lineTo(...at(-0.05, 0.32))
  pen.quadraticCurveTo(...at(-0.02, 1.08), ...at(0.06, 1))
  for (let i = 1; i <= steps; i++) pen.lineTo(...at(lerp(0.06, 1, i / steps), 1))
  pen.quadraticCurveTo(...beyond(at, 0.5, 9), ...beyond(at, 0, 3))
  pen.quadraticCurveTo(...beyond(at, -0.5, 8), ...at(0.99, -1))
  for (let i = steps; i >= 0; i--) pen.lineTo(...at(lerp(0.06, 1, i / steps), -1))
  pen.closePath()
}

/** Past the hem, for it to swing. */
function beyond(at: Coat['at'], across: number, by: number): Point {
  const [x, y] = at(1, across)
  const [fromX, fromY] = at(0.9, across)
  const length = Math.hypot(x - fromX, y - fromY) || 1
  return [x + ((x - fromX) / length) * by, y + ((y - fromY) / length) * by]
}

function bandPath({ pen }: Sitting, { at }: Coat, { from, to, left, right }: Record<'from' | 'to' | 'left' | 'right', number>): void {
  pen.beginPath()
  for (let i = 0; i <= steps; i++) pen.lineTo(...at(lerp(from, to, i / steps), right))
  pen.lineTo(...beyond(at, right, to > 1 ? 14 : 0))
  pen.lineTo(...beyond(at, left, to > 1 ? 14 : 0))
  for (let i = steps; i >= 0; i--) pen.lineTo(...at(lerp(from, to, i / steps), left))
  pen.fill()
}

function drawFolds(sitting: Sitting, coat: Coat, cloth: Rgb): void {
  const { pen, palette, looks } = sitting
  for (const { at, depth, width } of darkFolds)
    for (let pass = 0; pass < 3; pass++) {
      pen.strokeStyle = css(mix(cloth, palette.shadow, depth), 0.2)
      pen.lineWidth = width * (1 - pass * 0.28)
      foldPath(sitting, coat, at, 0.34)
    }
  for (const { at, width } of lightFolds) {
    pen.strokeStyle = css(mix(cloth, palette.light, 0.25), 0.22)
    pen.lineWidth = width
    foldPath(sitting, coat, at, 0.4)
  }
  pen.fillStyle = css(mix(looks.coat, palette.light, 0.16), 0.5)
  pen.beginPath()
  pen.arc(...coat.at(0.03, 0), 11, 0, 7)
  pen.fill()
}

function foldPath({ pen }: Sitting, { at }: Coat, across: number, from: number): void {
  pen.beginPath()
  for (let i = 0; i <= steps; i++) pen.lineTo(...at(lerp(from, 1, i / steps), across))
  pen.lineTo(...beyond(at, across, 8))
  pen.stroke()
}
