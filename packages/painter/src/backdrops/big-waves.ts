import { mix, white } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

const rows = 6

/** Storybook waves: stacked curling ridges with foam lips. */
export function paintBigWaves(stage: Stage, { from, amplitude: size }: { from: number; amplitude: number }): void {
  const { width, height, palette, noise } = stage
  for (let layer = 0; layer < rows; layer++) {
    const t = layer / (rows - 1)
    const baseY = height * lerp(from, 1.02, Math.pow(t, 1.25))
    const amplitude = size * lerp(0.35, 1.5, t) * stage.unit
    const frequency = lerp(11, 4.2, t) / width
    const phase = layer * 2.4
    const crest = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      const q = x * frequency + phase + noise.at((x * 0.004) / stage.unit, layer * 3) * 1.6
      const s = Math.abs(Math.sin(q))
      crest[x] = baseY - amplitude * (Math.pow(1 - s, 1.4) * 1.3 + 0.35 * noise.at((x * 0.01) / stage.unit, layer))
    }
    const body = mixLab(palette.waterPale, palette.waterDeep, lerp(0.15, 0.95, t))
    const lit = mixLab(palette.waterPale, palette.light, lerp(0.5, 0.12, t))
    stage.fill(
      (x, y, dab) => {
        const crestY = crest[x] ?? 0
        if (y < crestY) return 0
        const k = (y - crestY) / (amplitude * 2.2)
        const slope = ((crest[Math.min(width - 1, x + 3)] ?? 0) - (crest[Math.max(0, x - 3)] ?? 0)) / 6
        let colour = mix(lit, body, smoothstep(0, 0.9, k + noise.at((x * 0.02) / stage.unit, (y * 0.03) / stage.unit) * 0.25))
        const foam = Math.exp(-(y - crestY) / (4.5 * stage.unit)) * smoothstep(-0.2, 0.5, noise.at((x * 0.03) / stage.unit, layer * 5))
        colour = mix(colour, mix(white, palette.light, 0.45), clamp(foam * 0.85))
        lay(dab, colour, Math.atan(slope * (1 - clamp(k))), 0.8, 0.2)
        return clamp(y - crestY)
      },
      { name: 'wave', depth: 0.6 - t * 0.4, fromY: baseY - amplitude * 2.4 },
    )
  }
}
