import { mix, white } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

interface MountainOptions {
  base: number
  layers: number
  amplitude: number
  snow: number
  near?: number
  far?: number
  /** Where a summit must be. */
  peak?: number
}

export function paintMountains(stage: Stage, options: MountainOptions): void {
  const { base, layers, amplitude: tallest, snow, near = 0.7, far = 0.1, peak } = options
  const { width, height, palette, noise, light } = stage
  for (let layer = 0; layer < layers; layer++) {
    const t = layers > 1 ? layer / (layers - 1) : 1
    const baseY = height * (base + layer * 0.035)
    const amplitude = height * tallest * lerp(1, 0.6, t)
    const frequency = lerp(1.5, 2.6, t) / width
    const offset = layer * 31.7 + 3
    const ridge = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      let rise = noise.ridge(x * frequency + offset, 3.3 + layer * 5, 5)
      rise = Math.pow(clamp((rise - 0.35) / 0.55), 1.35)
      if (peak !== undefined && layer === 0) rise = rise * 0.75 + Math.exp(-(((x / width - peak) / 0.17) ** 2)) * 0.75
      ridge[x] = baseY - amplitude * rise
    }
    const depth = lerp(far, near, t)
    const body = mixLab(palette.fog, palette.groundMid, depth)
    const lit = mixLab(mix(palette.fog, palette.light, 0.35), mix(palette.groundFar, palette.light, 0.35), depth)
    const dark = mixLab(palette.fog, palette.groundNear, clamp(depth * 1.15))
    const snowLit = mix(mix(white, palette.light, 0.4), palette.fog, 0.25 * (1 - depth))
    const snowShade = mix(palette.skyMid, palette.fog, 0.4)
    stage.fill(
      (x, y, dab) => {
        const ridgeY = ridge[x] ?? 0
        if (y < ridgeY - 1) return 0
        const alpha = clamp(y - ridgeY + 1)
        const k = (y - ridgeY) / amplitude
        const towardsLight = clamp((light.x * width - x) / (width * 0.25), -1, 1)
        const slope = ((ridge[Math.min(width - 1, x + 6)] ?? 0) - (ridge[Math.max(0, x - 6)] ?? 0)) / 12
        const warp = noise.fractal((x * 0.01) / stage.unit, (y * 0.01) / stage.unit + offset, 3) * 46
        const faceA = noise.at(((x + warp + y * 0.62) * 0.016) / stage.unit + offset, ((y * 0.4 - x * 0.25) * 0.007) / stage.unit)
        const faceB = noise.at(((x + warp - y * 0.7) * 0.015) / stage.unit - offset, ((y * 0.4 + x * 0.3) * 0.007) / stage.unit)
        const facing =
          (faceA - faceB) * 0.6 * towardsLight +
          (1 - Math.abs(towardsLight)) * (faceA + faceB) * 0.4 +
          noise.fractal((x * 0.03) / stage.unit, (y * 0.03) / stage.unit, 3) * 0.35 +
          slope * towardsLight * 0.5 * Math.exp(-k * 2.6)
        const litShare = smoothstep(-0.28, 0.32, facing)
        let colour = mix(dark, lit, litShare * 0.85)
        colour = mix(colour, body, 0.35)
        const snowLine =
          snow * 0.75 -
          k * 1.05 -
          ((ridgeY - (baseY - amplitude)) / amplitude) * 0.9 +
          noise.fractal((x * 0.02) / stage.unit, (y * 0.02) / stage.unit + offset, 3) * 0.5
        const snowCover = smoothstep(0, 0.12, snowLine)
        if (snowCover > 0) colour = mix(colour, mix(snowShade, snowLit, litShare), snowCover * 0.9)
        colour = mix(colour, palette.fog, clamp(smoothstep(0.2, 1.1, k) * (1 - depth * 0.55)))
        lay(dab, colour, litShare > 0.5 ? 1.0 : 2.1, 0.35, 0.18)
        return alpha
      },
      { name: 'mountain', depth: 0.9 - t * 0.2, fromY: baseY - amplitude * 1.8 },
    )
  }
}
