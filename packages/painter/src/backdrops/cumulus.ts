import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { lerp, smoothstep } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import type { Stage } from '../stage/stage.ts'

export interface Cumulus {
  /** The middle of its base. */
  x: number
  y: number
  width: number
  height: number
  fog?: number
  opacity?: number
  /** Clouds of the same place need seeds of their own. */
  seed?: string
  flat?: boolean
}

/** A storybook cloud: a height field of puffs, billowed by noise and lit pixel by pixel. */
export function paintCumulus(stage: Stage, cloud: Cumulus): void {
  const { x: centreX, y: baseY, width, height, fog = 0, opacity = 1, seed = '', flat = true } = cloud
  const rng = stage.rng.fork(`cum${seed}${Math.round(centreX)},${Math.round(baseY)}`)
  const { palette, noise, width: stageWidth, height: stageHeight } = stage
  const lit = mix(palette.cloudLit, palette.fog, fog)
  const shade = mix(palette.cloudShade, palette.fog, fog)
  const puffs: [x: number, y: number, radius: number][] = []
  const count = Math.round(9 + (width / height) * 4)
  for (let i = 0; i < count; i++) {
    const t = lerp(-1, 1, (i + rng.next()) / count)
    const env = Math.pow(Math.max(0, 1 - t * t), 0.6)
    const k = rng.next()
    puffs.push([centreX + t * width * 0.46, baseY - k * env * height * 0.62, height * lerp(0.2, 0.42, rng.next()) * (0.4 + 0.6 * env)])
  }
  const left = Math.max(0, Math.floor(centreX - width * 0.62))
  const right = Math.min(stageWidth, Math.ceil(centreX + width * 0.62))
  const top = Math.max(0, Math.floor(baseY - height * 1.15))
  const bottom = Math.min(stageHeight, Math.ceil(baseY + height * 0.5))
  const blockWidth = right - left
  const blockHeight = bottom - top
  if (blockWidth < 2 || blockHeight < 2) return
  const field = new Float32Array(blockWidth * blockHeight)
  const offset = rng.between(0, 90)
  const frequency = 2.6 / height
  for (let y = 0; y < blockHeight; y++)
    for (let x = 0; x < blockWidth; x++) {
      const stageX = x + left
      const stageY = y + top
      const billowX = noise.fractal(stageX * frequency + offset, stageY * frequency, 4)
      const billowY = noise.fractal(stageX * frequency - offset, stageY * frequency + 7, 4)
      const px = stageX + billowX * height * 0.3
      const py = stageY + billowY * height * 0.3
      let m = 0
      for (const p of puffs) {
        const dx = px - p[0]
        const dy = py - p[1]
        const q = p[2] * p[2] - dx * dx - dy * dy
        if (q > 0) {
          const v = Math.sqrt(q)
          if (v > m) m = v
        }
      }
      const fl = flat ? 1 - smoothstep(baseY - height * 0.02, baseY + height * 0.26, stageY + billowX * height * 0.25) : 1
      field[y * blockWidth + x] = m * fl
    }
  const soft = blur(field, { width: blockWidth, height: blockHeight }, height * 0.028)
  const lightX = stage.light.x * stageWidth
  const lightY = stage.light.y * stageHeight
  const pixels = new Float32Array(blockWidth * blockHeight * 4)
  const thickness = height * 0.16
  for (let y = 0; y < blockHeight; y++)
    for (let x = 0; x < blockWidth; x++) {
      const i = y * blockWidth + x
      const v = soft[i] ?? 0
      if (v <= 0.05) continue
      const xl = x > 1 ? i - 2 : i
      const xr = x < blockWidth - 2 ? i + 2 : i
      const yu = y > 1 ? i - 2 * blockWidth : i
      const yd = y < blockHeight - 2 ? i + 2 * blockWidth : i
      let nx = -((soft[xr] ?? 0) - (soft[xl] ?? 0)) / 4
      let ny = -((soft[yd] ?? 0) - (soft[yu] ?? 0)) / 4
      let nz = 0.75
      const q = Math.hypot(nx, ny, nz)
      nx /= q
      ny /= q
      nz /= q
      let dx = lightX - x - left
      let dy = lightY - y - top
      const dl = Math.hypot(dx, dy) || 1
      dx /= dl
      dy /= dl
      const l = nx * dx * 0.85 + ny * dy * 0.85 + nz * 0.38
      const up = -ny * 0.28
      let t = smoothstep(-0.35, 0.95, l + up + 0.06 * noise.at((x + left) * 0.03, (y + top) * 0.03))
      t *= 1 - 0.3 * smoothstep(baseY - height * 0.25, baseY + height * 0.1, y + top)
      const colour = mixLab(shade, lit, t)
      const hot = smoothstep(0.8, 1, t) * Math.exp(-dl / (stageWidth * 0.45))
      pixels[i * 4] = lerp(colour[0], palette.light[0], hot * 0.5)
      pixels[i * 4 + 1] = lerp(colour[1], palette.light[1], hot * 0.5)
      pixels[i * 4 + 2] = lerp(colour[2], palette.light[2], hot * 0.5)
      pixels[i * 4 + 3] = smoothstep(0, thickness * 0.45, v)
    }
  stage.blit(
    { pixels, width: blockWidth, height: blockHeight, left, top },
    { detail: 0.16, anglePull: 0.06, angle: 0.1, name: 'cloud', depth: 0.85, opacity },
  )
}
