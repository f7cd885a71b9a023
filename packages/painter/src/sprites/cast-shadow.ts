import { channels } from '../colour/colour.ts'
import { clamp, lerp } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import type { ByteBlock } from '../stage/block.ts'
import type { Stage } from '../stage/stage.ts'

/** The long shadow on the ground, away from the light. */
export function castShadow(stage: Stage, block: ByteBlock, { groundY, strength }: { groundY: number; strength: number }): void {
  const { width, height, light, palette, rgb } = stage
  const aside = (block.left + block.width / 2 - light.x * width) / width
  const length = lerp(0.5, 1.1, clamp(Math.abs(aside) * 1.4))
  const slant = clamp(aside * 1.6, -1.6, 1.6)
  const shadow = new Float32Array(width * height)
  const lowest = Math.min(height, groundY + block.height * length * 0.5)
  for (let y = Math.max(0, Math.floor(groundY)); y < lowest; y++) {
    const rise = (y - groundY) / (length * 0.42)
    const fromY = Math.round(groundY - rise - block.top)
    if (fromY < 0 || fromY >= block.height) continue
    for (let x = 0; x < width; x++) {
      const fromX = Math.round(x - slant * rise - block.left)
      if (fromX < 0 || fromX >= block.width) continue
      const alpha = (block.pixels[(fromY * block.width + fromX) * 4 + 3] ?? 0) / 255
      shadow[y * width + x] = alpha * (1 - (0.6 * rise) / block.height)
    }
  }
  const soft = blur(shadow, { width, height }, 3 * stage.unit)
  for (let i = 0; i < width * height; i++) {
    const alpha = (soft[i] ?? 0) * strength
    if (alpha < 0.004) continue
    for (const c of channels) {
      const under = rgb[i * 3 + c] ?? 0
      rgb[i * 3 + c] = under + (palette.shadow[c] * 0.85 + under * 0.1 - under) * alpha
    }
  }
}
