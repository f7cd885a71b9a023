import { channels, css, mix, type Rgb, type Triple } from '../colour/colour.ts'
import { labToRgb, rgbToLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import { Picture } from '../pixels/picture.ts'
import { Noise } from '../random/noise.ts'
import { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'
import { flowAngle, structureTensor } from './flow.ts'
import { hatch } from './hatch.ts'
import { flattened } from './kuwahara.ts'

const separation = 4.6
const colouring = 0.62

/** Lines cut along the forms, crossed where it is dark, over tinted plates a little out of register. */
export function engraving(stage: Stage, seed: string): Picture {
  const { width, height, unit, palette } = stage
  const rng = new Rng(`${seed}en`)
  const tensor = structureTensor(stage, 5 * unit)
  const lightness = crispLightness(stage)
  const paper = mix(mix(palette.light, [1, 0.97, 0.9], 0.7), palette.fog, 0.1)
  const ink = mix(palette.shadow, [0.04, 0.03, 0.05], 0.5)
  const canvas = tintedPlates(stage, paper).toCanvas()
  const pen = canvas.getContext('2d')
  pen.fillStyle = css(ink)
  const darknessAt = (x: number, y: number) => 1 - (lightness[(y | 0) * width + (x | 0)] ?? 0)
  const angleAt = (x: number, y: number) => flowAngle(tensor, stage, (y | 0) * width + (x | 0), { gain: 12, edges: 1.3, field: 0.12 })
  const plate = { pen, rng, width, height, unit, darknessAt, angleAt }
  hatch(plate, { turn: 0, darkerThan: 0.16, spacing: separation * unit, widest: separation * 0.95 })
  hatch(plate, { turn: 1.05, darkerThan: 0.5, spacing: separation * 1.05 * unit, widest: separation * 0.75 })
  hatch(plate, { turn: -0.6, darkerThan: 0.72, spacing: separation * 1.1 * unit, widest: separation * 0.7 })
  const picture = Picture.fromCanvas(canvas)
  const noise = new Noise(`${seed}pp`)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const j = (y * width + x) * 3
      const stain = noise.fractal(x * 0.01, y * 0.01, 4) * 0.05 + noise.at(x * 0.6, y * 0.6) * 0.025
      for (const c of channels) picture.data[j + c] = (picture.data[j + c] ?? 0) + stain
    }
  return picture
}

/** Lightness with the local contrast raised: a line must know where to end. */
function crispLightness({ rgb, width, height, unit }: Stage): Float32Array {
  const lightness = new Float32Array(width * height)
  const lab: Triple = [0, 0, 0]
  for (let i = 0; i < width * height; i++) {
    rgbToLab(clamp(rgb[i * 3] ?? 0), clamp(rgb[i * 3 + 1] ?? 0), clamp(rgb[i * 3 + 2] ?? 0), lab)
    lightness[i] = lab[0]
  }
  const crisp = blur(lightness, { width, height }, 0.8 * unit)
  const around = blur(lightness, { width, height }, 22 * unit)
  for (let i = 0; i < width * height; i++) {
    const value = crisp[i] ?? 0
    crisp[i] = clamp(value + (value - (around[i] ?? 0)) * 0.55)
  }
  return crisp
}

function tintedPlates(stage: Stage, paper: Rgb): Picture {
  const { width, height, unit } = stage
  const flat = flattened(stage, Math.round(4 * unit))
  const picture = new Picture(width, height)
  const lab: Triple = [0, 0, 0]
  const tint: Triple = [0, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = clamp(x - Math.round(1.5 * unit), 0, width - 1)
      const fromY = clamp(y - Math.round(1 * unit), 0, height - 1)
      const j = (fromY * width + fromX) * 3
      const i = (y * width + x) * 3
      rgbToLab(flat[j] ?? 0, flat[j + 1] ?? 0, flat[j + 2] ?? 0, lab)
      const tone = Math.round(lab[0] * 7) / 7
      labToRgb(lerp(0.62, 0.97, tone), lab[1] * 1.15, lab[2] * 1.15, tint)
      for (const c of channels) picture.data[i + c] = lerp(paper[c], tint[c] * lerp(1, paper[c], 0.5), colouring)
    }
  return picture
}
