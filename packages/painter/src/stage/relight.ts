import { channels, type Triple } from '../colour/colour.ts'
import { labOf, labToRgb, rgbToLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import { distanceToOutside } from '../pixels/distance.ts'
import type { ByteBlock } from './block.ts'
import type { Stage } from './stage.ts'

export interface Relighting {
  /** How much of the silhouette swells: 0 flat, 1 a pillow. */
  round?: number
  rim?: number
  ambient?: number
  /** Darkening towards the ground. */
  occlusion?: number
  /** Towards the nearest swatch of the palette. */
  pull?: number
  chroma?: number
  silhouette?: number
  emissive?: number
}

const relief = 1.2
const mottling = 0.075

/** Lights a flat sprite as if its silhouette were inflated, and pulls its colours towards the palette. */
export function relight(block: ByteBlock, stage: Stage, options: Relighting = {}): void {
  const { pixels, width, height, left, top } = block
  const { light, palette, mottle } = stage
  const { round = 0.5, rim = 0.42, ambient = 0.64, occlusion = 0, pull = 0.35, chroma = 0.8 } = options
  const { silhouette = 0, emissive = 0 } = options
  const shape = silhouetteOf(block)
  if (!shape) return
  const { mask, minY, maxY } = shape
  const heights = inflated(block, mask, round)
  const toLightX = light.x * stage.width - (shape.centreX + left)
  const toLightY = light.y * stage.height - (shape.centreY + top)
  const distance = Math.hypot(toLightX, toLightY) || 1
  const flatX = toLightX / distance
  const flatY = toLightY / distance
  const length = Math.hypot(1, light.z)
  const lightX = flatX / length
  const lightY = flatY / length
  const lightZ = light.z / length
  const { key, ambient: ambientColour, rim: rimColour } = light
  const swatches = palette.swatches.map(labOf)
  const mottleScale = 1 / Math.max(10, Math.sqrt(width * height) * 0.05)
  const lab: Triple = [0, 0, 0]
  const out: Triple = [0, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if ((mask[i] ?? 0) < 0.004) continue
      const west = heights[x > 0 ? i - 1 : i] ?? 0
      const east = heights[x < width - 1 ? i + 1 : i] ?? 0
      const north = heights[y > 0 ? i - width : i] ?? 0
      const south = heights[y < height - 1 ? i + width : i] ?? 0
      let nx = -(east - west) * 0.5
      let ny = -(south - north) * 0.5
      let nz = 1
      const norm = Math.hypot(nx, ny, nz)
      nx /= norm
      ny /= norm
      nz /= norm
      rgbToLab((pixels[i * 4] ?? 0) / 255, (pixels[i * 4 + 1] ?? 0) / 255, (pixels[i * 4 + 2] ?? 0) / 255, lab)
      let a = lab[1] * chroma
      let b = lab[2] * chroma
      let lightness = lab[0]
      if (pull > 0) {
        const swatch = nearestSwatch(swatches, lightness, a, b)
        a = lerp(a, swatch[1], pull)
        b = lerp(b, swatch[2], pull)
        lightness = lerp(lightness, swatch[0], pull * 0.25)
      }
      const grain = mottle.fractal((x + left) * mottleScale, (y + top) * mottleScale, 3)
      const drift = mottle.at((x + left) * mottleScale * 0.5 + 40, (y + top) * mottleScale * 0.5)
      lightness += grain * mottling * 1.6
      a += drift * mottling * 0.35
      b += grain * mottling * 0.4
      lightness = 0.12 + lightness * 0.8
      labToRgb(lightness, a, b, out)
      const facing = Math.max(0, nx * lightX + ny * lightY + nz * lightZ)
      const diffuse = Math.pow(facing, 1.1) * 1.15
      const down = (y - minY) / Math.max(1, maxY - minY)
      const grounded = 1 - occlusion * smoothstep(0.55, 1, down)
      const rimLight = rim * Math.pow(1 - nz, 2.2) * Math.max(0, nx * flatX + ny * flatY)
      const skyFill = Math.max(0, -ny) * 0.25
      for (const c of channels) {
        let value = out[c] * (ambientColour[c] * ambient * (1 + skyFill) + key[c] * diffuse) * grounded
        value = value * (1 - emissive) + out[c] * emissive
        value += rimColour[c] * rimLight
        if (silhouette > 0) value = lerp(value, palette.shadow[c] * 0.9 + rimColour[c] * rimLight * 1.2, silhouette)
        pixels[i * 4 + c] = clamp(value) * 255
      }
    }
}

function silhouetteOf({ pixels, width, height }: ByteBlock) {
  const mask = new Float32Array(width * height)
  let minY = height
  let maxY = 0
  let sumX = 0
  let sumY = 0
  let count = 0
  for (let i = 0; i < width * height; i++) {
    const alpha = (pixels[i * 4 + 3] ?? 0) / 255
    mask[i] = alpha
    // the mask's own rounding decides, as it does everywhere after
    if ((mask[i] ?? 0) <= 0.5) continue
    const y = (i / width) | 0
    if (y < minY) minY = y
    if (y > maxY) maxY = y
    sumX += i % width
    sumY += y
    count++
  }
  return count ? { mask, minY, maxY, centreX: sumX / count, centreY: sumY / count } : null
}

/** A height for each pixel: round at the rim, flat in the middle, with a little relief from the drawing itself. */
function inflated({ pixels, width, height }: ByteBlock, mask: Float32Array, round: number): Float32Array {
  const area = width * height
  const distance = distanceToOutside(mask, width, height)
  let deepest = 0
  for (let i = 0; i < area; i++) deepest = Math.max(deepest, distance[i] ?? 0)
  const radius = Math.max(3, deepest * round + 2)
  const heights = new Float32Array(area)
  for (let i = 0; i < area; i++) {
    const t = Math.min(1, (distance[i] ?? 0) / radius)
    heights[i] = radius * Math.sqrt(Math.max(0, 1 - (1 - t) * (1 - t)))
  }
  for (let i = 0; i < area; i++) {
    if ((mask[i] ?? 0) <= 0.5) continue
    const bright = ((pixels[i * 4] ?? 0) * 0.3 + (pixels[i * 4 + 1] ?? 0) * 0.59 + (pixels[i * 4 + 2] ?? 0) * 0.11) / 255
    heights[i] = (heights[i] ?? 0) + bright * relief * Math.min(6, radius * 0.15)
  }
  return blur(heights, { width, height }, Math.max(0.8, radius * 0.1))
}

function nearestSwatch(swatches: readonly Triple[], lightness: number, a: number, b: number): Triple {
  let least = 1e9
  let nearest: Triple = [lightness, a, b]
  for (const swatch of swatches) {
    const da = a - swatch[1]
    const db = b - swatch[2]
    const dl = (lightness - swatch[0]) * 0.35
    const difference = da * da + db * db + dl * dl
    if (difference < least) {
      least = difference
      nearest = swatch
    }
  }
  return nearest
}
