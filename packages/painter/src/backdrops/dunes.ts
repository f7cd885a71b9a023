import { mix, brighten } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

const layers = 5

export function paintDunes(stage: Stage, { base, amplitude: size }: { base: number; amplitude: number }): { groundY(x: number): number } {
  const { width, height, palette, noise, light } = stage
  let nearest = new Float32Array(width)
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1)
    const baseY = height * lerp(base, 0.95, Math.pow(t, 1.2))
    const amplitude = height * size * lerp(0.55, 1.25, t)
    const frequency = lerp(2.6, 1.15, t)
    const offset = noise.at(layer * 3.1, 0.5) * 2 + layer * 0.77
    const depth = lerp(0.25, 1, t)
    const dune = (q: number): number => {
      const p = q - Math.floor(q)
      return p < 0.64 ? smoothstep(0, 0.64, p) : 1 - smoothstep(0.64, 1, p)
    }
    const ridge = new Float32Array(width)
    for (let x = 0; x < width; x++)
      ridge[x] =
        baseY -
        amplitude * dune((x / width) * frequency + offset + noise.at(x * 0.002, layer) * 0.12) +
        noise.at((x * 0.006) / stage.unit, layer * 4) * 7 * stage.unit
    nearest = ridge
    const sun = light.x > 0.5 ? -1 : 1
    const lit = mixLab(palette.fog, mix(palette.groundFar, palette.light, 0.25), depth)
    const shade = mixLab(palette.fog, mix(palette.groundNear, palette.shadow, 0.12), depth * 0.92)
    const mid = mixLab(palette.fog, palette.groundMid, depth)
    stage.fill(
      (x, y, dab) => {
        const ridgeY = ridge[x] ?? 0
        if (y < ridgeY - 1) return 0
        const k = (y - ridgeY) / (height * 0.3)
        const depthBelow = (y - baseY + amplitude) / (height * 0.25)
        let q = (x / width) * frequency + offset + noise.at(x * 0.002, layer) * 0.12
        q += -0.16 * depthBelow + 0.1 * Math.sin(depthBelow * 3.1)
        const p = q - Math.floor(q)
        const inShade =
          sun > 0
            ? smoothstep(0.63, 0.655, p) * (1 - smoothstep(0.97, 1, p))
            : 1 - smoothstep(0.63, 0.655, p) * (1 - smoothstep(0.97, 1, p))
        let colour = mix(mix(lit, mid, clamp(k * 1.3 + 0.1)), shade, inShade * clamp(1.05 - depthBelow * 0.35))
        const ripple = noise.at(((x + y * 0.7) * 0.05) / stage.unit + noise.at(x * 0.01, y * 0.01) * 2, (y * 0.16) / stage.unit) * 0.05
        colour = brighten(colour, ripple)
        const rim = Math.exp(-(y - ridgeY) / (4 * stage.unit))
        colour = mix(colour, palette.light, rim * 0.35)
        lay(dab, colour, inShade > 0.5 ? 1.0 : 0.25, 0.5, 0.12)
        return clamp(y - ridgeY + 1)
      },
      { name: 'dune', depth: 0.75 - t * 0.5, fromY: baseY - amplitude * 1.6 },
    )
  }
  return { groundY: (x) => nearest[clamp(Math.round(x), 0, width - 1)] ?? 0 }
}
