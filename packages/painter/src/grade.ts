import { mix, type Triple, white } from './colour/colour.ts'
import { labToRgb, mixLab, rgbToLab } from './colour/oklab.ts'
import { ramp } from './colour/ramp.ts'
import { clamp, lerp, smoothstep } from './interpolate.ts'
import type { Stage } from './stage/stage.ts'

const toning = 0.24
const contrast = 1.12
const vignette = 0.5
const saturation = 1.1

/** Harmonises the whole stage before it is painted: levels, contrast, vignette, and every colour a little towards the palette. */
export function grade(stage: Stage): void {
  const { width, height, rgb, palette, light } = stage
  const tones = ramp([
    [0, palette.shadow],
    [0.3, mixLab(palette.groundNear, palette.shadow, 0.2)],
    [0.55, mixLab(palette.skyMid, palette.groundMid, 0.5)],
    [0.78, mixLab(palette.horizon, palette.fog, 0.5)],
    [1, mix(palette.light, white, 0.2)],
  ])
  const level = levels(stage)
  const centreX = width * lerp(0.5, light.x, 0.25)
  const centreY = height * lerp(0.5, light.y, 0.2)
  const lab: Triple = [0, 0, 0]
  const out: Triple = [0, 0, 0]
  for (let i = 0; i < width * height; i++) {
    const j = i * 3
    rgbToLab(clamp(rgb[j] ?? 0), clamp(rgb[j + 1] ?? 0), clamp(rgb[j + 2] ?? 0), lab)
    let lightness = lerp(lab[0], level(lab[0]), 0.75)
    lightness = 0.52 + (lightness - 0.52) * contrast
    const x = i % width
    const y = (i / width) | 0
    const fromCentre = Math.hypot((x - centreX) / (width * 0.72), (y - centreY) / (height * 0.66))
    lightness *= 1 - vignette * 0.42 * smoothstep(0.55, 1.35, fromCentre)
    lightness = clamp(lightness)
    const tone = tones.lab(lightness)
    const chroma = Math.hypot(lab[1], lab[2])
    // strong colours keep more of themselves
    const pull = toning * (1 - smoothstep(0.1, 0.2, chroma) * 0.55)
    const a = lerp(lab[1], tone[1], pull) * saturation
    const b = lerp(lab[2], tone[2], pull) * saturation
    labToRgb(lerp(lightness, tone[0], pull * 0.25), a, b, out)
    rgb[j] = out[0]
    rgb[j + 1] = out[1]
    rgb[j + 2] = out[2]
  }
}

/** Stretches the lightness so that the darkest is dark and the lightest light. */
function levels({ width, height, rgb }: Stage): (lightness: number) => number {
  const histogram = new Float64Array(256)
  const lab: Triple = [0, 0, 0]
  let total = 0
  for (let i = 0; i < width * height; i += 3) {
    rgbToLab(clamp(rgb[i * 3] ?? 0), clamp(rgb[i * 3 + 1] ?? 0), clamp(rgb[i * 3 + 2] ?? 0), lab)
    const bin = Math.min(255, (lab[0] * 255) | 0)
    histogram[bin] = (histogram[bin] ?? 0) + 1
    total++
  }
  const percentile = (share: number) => {
    let sum = 0
    for (let i = 0; i < 256; i++) {
      sum += histogram[i] ?? 0
      if (sum >= total * share) return i / 255
    }
    return 1
  }
  const low = percentile(0.015)
  const high = percentile(0.99)
  const darkest = Math.min(low, 0.17)
  const lightest = Math.max(high, 0.93)
  return (lightness) => darkest + ((lightness - low) / Math.max(0.15, high - low)) * (lightest - darkest)
}
