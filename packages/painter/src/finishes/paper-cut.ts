import { channels, type Rgb, type Triple } from '../colour/colour.ts'
import { labToRgb, rgbToLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import { Picture } from '../pixels/picture.ts'
import { Noise } from '../random/noise.ts'
import type { Stage } from '../stage/stage.ts'

const shadowStrength = 0.5
const mostTones = 4
/** Fewer pixels than this are not worth a pair of scissors. */
const smallest = 30

/** Every layer of the stage cut from sheets of a few tones, laid one over the other with their shadows. */
export function paperCut(stage: Stage, seed: string): Picture {
  const { width, height, unit } = stage
  const noise = new Noise(`${seed}pc`)
  const table = new Table(stage, noise)
  const wobble = scissorWobble(stage, noise)
  const plane = { width, height }
  const colour: Triple = [0, 0, 0]
  let isFirst = true
  for (const { rgba } of stage.layers) {
    const cutting = cutOut(stage, rgba, wobble, isFirst)
    if (cutting.count < smallest) continue
    const { mask, darkest, lightest } = cutting
    const range = lightest - darkest
    const isBig = cutting.count > width * height * 0.05
    const tones = isFirst ? 6 : clamp(Math.round(range / 0.16), 1, mostTones)
    const lightness = blur(cutting.lightness, plane, (isFirst ? 14 : isBig ? 7 : 1.2) * unit)
    const a = blur(cutting.a, plane, (isBig ? 20 : 1.5) * unit)
    const b = blur(cutting.b, plane, (isBig ? 20 : 1.5) * unit)
    for (let tone = 0; tone < tones; tone++) {
      const from = darkest + (range * tone) / tones
      const sheet = new Float32Array(width * height)
      for (let i = 0; i < width * height; i++) sheet[i] = mask[i] && (tone === 0 || (lightness[i] ?? 0) >= from) ? 1 : 0
      const paper = clamp((from + (range / tones) * 0.5) * 1.02)
      const lift = tone === 0 ? (isFirst ? 0 : isBig ? 13 : 8) : isFirst ? 9 : isBig ? 5 : 2.5
      table.lay(blur(sheet, plane, 0.6), lift, (i) => labToRgb(paper, (a[i] ?? 0) * 1.15, (b[i] ?? 0) * 1.15, colour))
    }
    isFirst = false
  }
  return new Picture(width, height, table.paper)
}

/** How far the scissors stray at each pixel. */
function scissorWobble({ width, height, unit }: Stage, noise: Noise): Float32Array {
  const wobble = new Float32Array(width * height * 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      wobble[i * 2] = noise.at((x * 0.05) / unit, (y * 0.05) / unit) * 2 * unit + noise.at(x * 0.2, y * 0.2) * 0.7
      wobble[i * 2 + 1] = noise.at((x * 0.05) / unit + 30, (y * 0.05) / unit) * 2 * unit + noise.at(x * 0.2 + 5, y * 0.2) * 0.7
    }
  return wobble
}

function cutOut({ width, height }: Stage, rgba: Float32Array, wobble: Float32Array, isFirst: boolean) {
  const area = width * height
  const mask = new Uint8Array(area)
  const lightness = new Float32Array(area)
  const a = new Float32Array(area)
  const b = new Float32Array(area)
  const lab: Triple = [0, 0, 0]
  let darkest = 9
  let lightest = -9
  let count = 0
  for (let i = 0; i < area; i++) {
    const fromX = clamp(Math.round((i % width) + (wobble[i * 2] ?? 0)), 0, width - 1)
    const fromY = clamp(Math.round(((i / width) | 0) + (wobble[i * 2 + 1] ?? 0)), 0, height - 1)
    const j = (fromY * width + fromX) * 4
    const alpha = rgba[j + 3] ?? 0
    mask[i] = isFirst || alpha > 0.45 ? 1 : 0
    if (alpha <= 0.3) continue
    rgbToLab(clamp(rgba[j] ?? 0), clamp(rgba[j + 1] ?? 0), clamp(rgba[j + 2] ?? 0), lab)
    lightness[i] = lab[0]
    a[i] = lab[1]
    b[i] = lab[2]
    if (!mask[i]) continue
    darkest = Math.min(darkest, lab[0])
    lightest = Math.max(lightest, lab[0])
    count++
  }
  return { mask, lightness, a, b, darkest, lightest, count }
}

/** The pile of paper so far. */
class Table {
  readonly paper: Float32Array
  readonly #stage: Stage
  readonly #noise: Noise
  readonly #awayX: number
  readonly #awayY: number

  constructor(stage: Stage, noise: Noise) {
    this.paper = new Float32Array(stage.width * stage.height * 3)
    this.#stage = stage
    this.#noise = noise
    const dx = 0.5 - stage.light.x
    const dy = 0.55
    const length = Math.hypot(dx, dy)
    this.#awayX = dx / length
    this.#awayY = dy / length
  }

  lay(sheet: Float32Array, lift: number, colourAt: (i: number) => Rgb): void {
    this.#castShadow(sheet, lift)
    const { paper } = this
    const noise = this.#noise
    const { width, height, unit } = this.#stage
    const toLit = Math.round(1.5 * unit) * width + Math.round(1.2 * unit)
    const toShade = Math.round(1.5 * unit) * width + 1
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const alpha = sheet[i] ?? 0
        if (alpha < 0.01) continue
        const colour = colourAt(i)
        const fibre = noise.at(x * 0.8, y * 0.8) * 0.022 + noise.fractal((x * 0.02) / unit, (y * 0.02) / unit, 3) * 0.03
        const litEdge = clamp(alpha - (sheet[Math.max(0, i - toLit)] ?? 0)) * 0.22
        const darkEdge = clamp(alpha - (sheet[Math.min(width * height - 1, i + toShade)] ?? 0)) * 0.12
        for (const c of channels) paper[i * 3 + c] = lerp(paper[i * 3 + c] ?? 0, colour[c] + fibre + litEdge - darkEdge, alpha)
      }
  }

  #castShadow(sheet: Float32Array, lift: number): void {
    const { paper } = this
    const { width, height, unit, palette } = this.#stage
    const shiftX = Math.round(this.#awayX * (lift * unit))
    const shiftY = Math.round(this.#awayY * (lift * unit))
    const shadow = blur(sheet, { width, height }, lift * 0.55 * unit)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const fromX = x - shiftX
        const fromY = y - shiftY
        const isOn = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height
        const alpha = (isOn ? (shadow[fromY * width + fromX] ?? 0) : 0) * shadowStrength * (1 - (sheet[i] ?? 0))
        if (alpha <= 0.003) continue
        for (const c of channels) paper[i * 3 + c] = (paper[i * 3 + c] ?? 0) * (1 - alpha * (1 - palette.shadow[c] * 0.4))
      }
  }
}
