import { css, mix, type Rgb } from '../colour/colour.ts'
import { ramp } from '../colour/ramp.ts'
import { clamp, lerp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

interface HillOptions {
  base: number
  layers: number
  amplitude: number
  far?: number
  colours?: readonly [far: Rgb, mid: Rgb, near: Rgb]
  grass?: number
  flowers?: number
  /** How far down the nearest hill comes. */
  bottom?: number
}

export function paintHills(stage: Stage, options: HillOptions): { groundY(x: number): number } {
  const { base, layers, amplitude: tallest, far = 0.25, colours, grass = 1, flowers = 0, bottom = 1 } = options
  const { width, height, palette, noise, light } = stage
  const grounds = colours ?? [palette.groundFar, palette.groundMid, palette.groundNear]
  const tones = ramp([
    [0, grounds[0]],
    [0.5, grounds[1]],
    [1, grounds[2]],
  ])
  let nearest = new Float32Array(width)
  for (let layer = 0; layer < layers; layer++) {
    const t = layers > 1 ? layer / (layers - 1) : 1
    const baseY = height * lerp(base, base + (1 - base) * 0.62 * bottom, Math.pow(t, 1.15))
    const amplitude = height * tallest * lerp(0.8, 1.7, t)
    const frequency = lerp(2.3, 1.05, t) / width
    const offset = layer * 13.7
    const ridge = new Float32Array(width)
    for (let x = 0; x < width; x++)
      ridge[x] = baseY - amplitude * (noise.at(x * frequency + offset, 7.7) + 0.35 * noise.at(x * frequency * 2.7 + offset, 2.2))
    nearest = ridge
    const depth = lerp(far, 1, t)
    const bodyHeight = height * 0.2
    stage.fill(
      (x, y, dab) => {
        const ridgeY = (ridge[x] ?? 0) + grass * noise.at((x * 0.11) / stage.unit, layer * 9) * 2.2 * t
        if (y < ridgeY - 1) return 0
        const alpha = clamp(y - ridgeY + 1)
        const k = clamp((y - ridgeY) / bodyHeight)
        const slope = ((ridge[Math.min(width - 1, x + 8)] ?? 0) - (ridge[Math.max(0, x - 8)] ?? 0)) / 16
        const towardsLight = clamp((light.x * width - x) / (width * 0.3), -1, 1)
        const litShare =
          0.5 + slope * towardsLight * 1.6 + noise.fractal((x * 0.006) / stage.unit + offset, (y * 0.014) / stage.unit, 4) * 0.75 - k * 0.55
        const tone = clamp(
          t * 0.75 + k * 0.35 - (litShare - 0.5) * 0.35 + noise.at((x * 0.05) / stage.unit, (y * 0.09) / stage.unit) * 0.06 * grass,
        )
        let colour = tones.rgb(tone)
        const rim = Math.exp(-(y - ridgeY) / (7 * stage.unit)) * 0.4 + Math.exp(-(y - ridgeY) / (34 * stage.unit)) * 0.22
        colour = mix(colour, mix(palette.light, grounds[0], 0.35), clamp(rim * (1 - t * 0.35)))
        colour = mix(palette.fog, colour, clamp(depth + k * 0.1))
        const incline = Math.atan(slope)
        lay(dab, colour, incline + (t > 0.5 ? -1.2 + noise.at(x * 0.02, y * 0.02) * 0.5 : 0), t > 0.5 ? 0.35 : 0.5, 0.14 + 0.1 * t)
        return alpha
      },
      { name: 'hill', depth: 0.75 - t * 0.5, fromY: baseY - amplitude * 2.5 },
    )
    if (flowers && t > 0.4) {
      const rng = stage.rng.fork(`fl${layer}`)
      stage.draw(
        (pen) => {
          const count = flowers * t
          for (let i = 0; i < count; i++) {
            const x = rng.between(0, width) | 0
            const y = (nearest[x] ?? 0) + Math.pow(rng.next(), 0.8) * height * 0.22
            const size = lerp(2.2, 6, clamp((y / height - 0.7) / 0.3)) * stage.unit * rng.between(0.6, 1.3)
            pen.fillStyle = css(mix(rng.pick(palette.accents), palette.light, rng.between(0, 0.35)), 0.95)
            pen.beginPath()
            pen.ellipse(x, y, size, size * 0.75, 0, 0, 7)
            pen.fill()
          }
        },
        { detail: 0.55, anglePull: 0.02, name: 'flowers', depth: 0.3 },
      )
    }
  }
  return { groundY: (x) => nearest[clamp(Math.round(x), 0, width - 1)] ?? 0 }
}
