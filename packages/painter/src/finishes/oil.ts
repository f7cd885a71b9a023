import { channels, type Triple } from '../colour/colour.ts'
import { labToRgb, rgbToLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import { Picture } from '../pixels/picture.ts'
import { Noise } from '../random/noise.ts'
import { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'
import { type BrushPass, type BrushWork, gouacheBrushes, oilBrushes } from './brush.ts'
import { flowAngle, structureTensor } from './flow.ts'
import { growSpine } from './spine.ts'
import { WetCanvas } from './wet-canvas.ts'

export const oil = (stage: Stage, seed: string): Picture => brushed(stage, seed, oilBrushes)

export const gouache = (stage: Stage, seed: string): Picture => brushed(stage, seed, gouacheBrushes)

/** After Hertzmann: curved strokes from broad to fine, each only where the canvas is still wrong. */
function brushed(stage: Stage, seed: string, work: BrushWork): Picture {
  const rng = new Rng(`${seed}:oil`)
  const canvas = new WetCanvas(stage)
  const { width, height, unit } = stage
  const fineFlow = structureTensor(stage, 3.5 * unit)
  const broadFlow = structureTensor(stage, 9 * unit)
  const detail = blur(stage.detail, { width, height }, 4 * unit)
  for (const [index, pass] of work.passes.entries()) {
    const radius = pass.radius * unit
    const tensor = radius > 10 * unit ? broadFlow : fineFlow
    const reference = blur(stage.rgb, { width, height, channels: 3 }, radius * 0.32)
    const angleAt = (x: number, y: number) => flowAngle(tensor, stage, y * width + x, { gain: 14, edges: 1.6, field: 0 })
    paintPass({ canvas, rng, pass, index, radius, reference, detail, angleAt, curve: work.curve })
  }
  return dried(stage, canvas, { work, detail, noise: new Noise(`${seed}:oiln`) })
}

interface Painting {
  canvas: WetCanvas
  rng: Rng
  pass: BrushPass
  index: number
  radius: number
  reference: Float32Array
  detail: Float32Array
  angleAt(x: number, y: number): number
  curve: number
}

function paintPass({ canvas, rng, pass, index, radius, reference, detail, angleAt, curve }: Painting): void {
  const { width, height } = canvas
  const isFirst = index === 0
  const step = Math.max(2, radius * pass.grid)
  const lab: Triple = [0, 0, 0]
  const colour: Triple = [0, 0, 0]
  for (const [cellX, cellY] of rng.shuffle(gridOf(width, height, step))) {
    let x = clamp(cellX + rng.between(-0.5, 0.5) * step, 0, width - 1) | 0
    let y = clamp(cellY + rng.between(-0.5, 0.5) * step, 0, height - 1) | 0
    const { error, worstX, worstY } = canvas.errorAround(reference, cellX, cellY, step)
    if (!isFirst && worstX >= 0) {
      x = worstX
      y = worstY
    }
    const fineness = detail[y * width + x] ?? 0
    let { threshold } = pass
    if (index >= 2) threshold *= lerp(1.9, 0.45, fineness)
    if (!isFirst && error < threshold) continue
    const strokeRadius = radius * rng.between(0.75, 1.2)
    const j = (y * width + x) * 3
    rgbToLab(reference[j] ?? 0, reference[j + 1] ?? 0, reference[j + 2] ?? 0, lab)
    const jitter = pass.jitter * lerp(1.15, 0.5, fineness)
    const lighter = rng.bell() * jitter
    const redder = rng.bell() * pass.hueJitter
    const yellower = rng.bell() * pass.hueJitter
    labToRgb(lab[0] + lighter, lab[1] * 1.06 + redder, lab[2] * 1.06 + yellower, colour)
    const longest = strokeRadius * rng.between(pass.length[0], pass.length[1])
    const angle = angleAt(x, y) + rng.bell() * 0.12
    const points = growSpine({ canvas, reference, angleAt, curve, isFirst }, { x, y, angle, longest, radius: strokeRadius })
    canvas.lay({ points, radius: strokeRadius, colour, alpha: pass.alpha, pass: index }, rng)
  }
}

function gridOf(width: number, height: number, step: number): [number, number][] {
  const cells: [number, number][] = []
  for (let y = step / 2; y < height; y += step) for (let x = step / 2; x < width; x += step) cells.push([x, y])
  return cells
}

interface Drying {
  work: BrushWork
  detail: Float32Array
  noise: Noise
}

/** A little of the drawing shows through, the relief catches the light, and the weave of the canvas is under it all. */
function dried(stage: Stage, canvas: WetCanvas, { work, detail, noise }: Drying): Picture {
  const { width, height, unit, rgb, keep } = stage
  const { impasto, canvas: weave, detailKeep } = work
  const picture = new Picture(width, height)
  const relief = blur(canvas.relief, { width, height }, 0.7 * unit)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const j = i * 3
      const gx = (relief[x < width - 1 ? i + 1 : i] ?? 0) - (relief[x > 0 ? i - 1 : i] ?? 0)
      const gy = (relief[y < height - 1 ? i + width : i] ?? 0) - (relief[y > 0 ? i - width : i] ?? 0)
      const shine = clamp(-(gx * 0.7 + gy * 0.7) * impasto, -0.16, 0.2)
      const cloth =
        Math.sin((x * 1.9) / unit + noise.at(x * 0.05, y * 0.05) * 2) *
          Math.sin((y * 1.9) / unit + noise.at(x * 0.05 + 9, y * 0.05) * 2) *
          weave *
          0.5 +
        noise.at((x * 0.35) / unit, (y * 0.35) / unit) * weave * 0.6
      const kept = Math.min(0.85, detailKeep * (0.25 + 0.75 * (detail[i] ?? 0)) + (keep[i] ?? 0) * 0.6)
      for (const c of channels) {
        const value = lerp(canvas.paint[j + c] ?? 0, rgb[j + c] ?? 0, kept)
        picture.data[j + c] = value + shine * (0.35 + 0.65 * value) + cloth * (0.25 + 0.75 * (1 - Math.abs(2 * value - 1)))
      }
    }
  return picture
}
