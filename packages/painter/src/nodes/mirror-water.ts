import { channels } from '../colour/colour.ts'
import { clamp, lerp } from '../interpolate.ts'
import type { MirrorWaterNode } from '../scene/node.ts'
import type { Staging } from './staging.ts'

/** Calm water below the line mirrors what is above it so far. */
export function standMirrorWater({ stage }: Staging, node: MirrorWaterNode): void {
  const { width, height, rgb, noise, palette } = stage
  const lineY = Math.round(node.y * height)
  for (let y = lineY; y < height; y++) {
    const fromY = 2 * lineY - y
    if (fromY < 0) break
    const depth = (y - lineY) / (height - lineY)
    const strength = node.strength * (1 - depth * 0.35)
    for (let x = 0; x < width; x++) {
      const shift = Math.round(noise.at(x * 0.012, y * 0.09) * (2 + depth * 16))
      const fromX = clamp(x + shift, 0, width - 1)
      const to = (y * width + x) * 3
      const from = (fromY * width + fromX) * 3
      for (const c of channels) {
        const mirrored = lerp(rgb[from + c] ?? 0, palette.waterDeep[c], 0.22 + depth * 0.2)
        rgb[to + c] = lerp(rgb[to + c] ?? 0, mirrored, strength)
      }
    }
  }
}
