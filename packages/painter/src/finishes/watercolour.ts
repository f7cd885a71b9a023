import { channels } from '../colour/colour.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import { Picture } from '../pixels/picture.ts'
import { Noise } from '../random/noise.ts'
import type { Stage } from '../stage/stage.ts'
import { flattened } from './kuwahara.ts'

const paper = [0.975, 0.955, 0.915] as const
const margin = 0.028
const granulation = 0.5

/** Pigment in water: flat washes that wobble, run where it was wet, and pool at their edges. */
export function watercolour(stage: Stage, seed: string): Picture {
  const { width, height, unit } = stage
  const noise = new Noise(`${seed}wc`)
  const plane = { width, height, channels: 3 }
  const washes = wobbled(stage, noise)
  const wet = blur(washes, plane, 16 * unit)
  const soft = blur(washes, plane, 2.2 * unit)
  const fine = blur(washes, plane, 0.6)
  const detail = blur(stage.detail, { width, height }, 6 * unit)
  const picture = new Picture(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const j = i * 3
      const pooled = noise.fractal((x * 0.006) / unit + 20, (y * 0.006) / unit, 4)
      const wetness = smoothstep(0, 0.45, pooled + 0.08) * (1 - smoothstep(0.35, 0.8, detail[i] ?? 0))
      const tooth = noise.at((x * 0.55) / unit, (y * 0.55) / unit) * 0.6 + noise.at((x * 0.23) / unit + 9, (y * 0.23) / unit) * 0.5
      const bloom = noise.fractal((x * 0.005) / unit, (y * 0.005) / unit + 30, 5)
      let contrast = 0
      for (const c of channels) contrast += Math.abs((soft[j + c] ?? 0) - (fine[j + c] ?? 0))
      const edge = clamp(contrast * 2.2)
      const fromBorder = Math.min(x, y, width - 1 - x, height - 1 - y) / width
      const ragged = fromBorder + noise.fractal((x * 0.03) / unit, (y * 0.03) / unit, 3) * 0.012
      const painted = smoothstep(margin - 0.006, margin + 0.003, ragged)
      const rim = Math.exp(-(((fromBorder - margin - 0.004) / 0.006) ** 2))
      for (const c of channels) {
        const wash = lerp(fine[j + c] ?? 0, wet[j + c] ?? 0, wetness * 0.8)
        let density = -Math.log(clamp(wash * 0.93 + 0.05, 0.02, 1))
        density *= 1 + bloom * 0.42 + tooth * granulation * 0.22 + edge * 0.55 + rim * 0.3
        picture.data[j + c] = lerp(paper[c] - tooth * 0.012, paper[c] * Math.exp(-density * 0.98), painted)
      }
    }
  return picture
}

/** No hand washes along a ruler. */
function wobbled(stage: Stage, noise: Noise): Float32Array {
  const { width, height, unit } = stage
  const flat = flattened(stage, Math.round(5 * unit))
  const result = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = noise.fractal((x * 0.012) / unit, (y * 0.012) / unit, 4) * 5 * 2 * unit + noise.at(x * 0.09, y * 0.09) * 1.3
      const dy = noise.fractal((x * 0.012) / unit + 50, (y * 0.012) / unit, 4) * 5 * 2 * unit + noise.at(x * 0.09 + 7, y * 0.09) * 1.3
      const fromX = clamp(Math.round(x + dx), 0, width - 1)
      const fromY = clamp(Math.round(y + dy), 0, height - 1)
      for (const c of channels) result[(y * width + x) * 3 + c] = flat[(fromY * width + fromX) * 3 + c] ?? 0
    }
  return result
}
