import { mix } from '../colour/colour.ts'
import { ramp } from '../colour/ramp.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { paintDisc } from './disc.ts'
import { scatterStars } from './stars.ts'

export interface SkyOptions {
  mode?: 'plain' | 'rays' | 'aurora' | 'vortex'
  horizon: number
  clouds: number
  stars: number
  /** Radius of the sun or moon; none if 0. */
  disc: number
  haze: number
}

type Vortex = [x: number, y: number, radius: number, spin: 1 | -1]

export function paintSky(stage: Stage, options: SkyOptions): void {
  const { mode = 'plain', horizon, clouds, stars, disc, haze } = options
  const { width, height, palette, noise, light } = stage
  const horizonY = height * horizon
  const gradient = ramp([
    [0, palette.skyTop],
    [0.5, palette.skyMid],
    [0.88, palette.horizon],
    [1, mix(palette.horizon, palette.light, 0.35)],
  ])
  const lightX = light.x * width
  const lightY = light.y * height
  const threshold = lerp(0.32, -0.12, clouds)
  const cloudLit = palette.cloudLit
  const cloudShade = palette.cloudShade
  const vortexRng = stage.rng.fork('vort')
  const vortices: Vortex[] = []
  if (mode === 'vortex')
    for (let i = 0; i < 5; i++)
      vortices.push([
        vortexRng.between(0.05, 0.95) * width,
        vortexRng.between(0.04, 0.85) * horizonY,
        vortexRng.between(0.1, 0.24) * width,
        vortexRng.chance(0.5) ? 1 : -1,
      ])
  stage.fill(
    (x, y, dab) => {
      const t = clamp(y / horizonY)
      let colour = gradient.rgb(Math.pow(t, 0.95) + noise.at((x * 0.004) / stage.unit, (y * 0.006) / stage.unit) * 0.03)
      const distance = Math.hypot(x - lightX, (y - lightY) * 1.05)
      const halo = Math.exp((-distance * distance) / (2 * (0.24 * width) ** 2))
      const wideHalo = Math.exp((-distance * distance) / (2 * (0.55 * width) ** 2))
      colour = mix(colour, palette.light, clamp(halo * 0.5 + wideHalo * 0.22) * haze)
      const v = clamp((horizonY - y) / horizonY)
      const z = 1 / (v * 0.85 + 0.16)
      const px = (x / width - 0.5) * z * 1.1
      const py = z * 1.25
      const wx = noise.at(px * 1.3 + 5, py * 1.3) * 0.35
      const wy = noise.at(px * 1.3 - 8, py * 1.3 + 3) * 0.35
      const q = noise.fractal(px * 1.6 + wx, py * 1.6 + wy, 5)
      const density = smoothstep(threshold, threshold + 0.34, q)
      if (density > 0.01) {
        const dx = (lightX - x) / width
        const dy = (lightY - y) / height
        const dn = Math.hypot(dx, dy) + 0.05
        const q2 = noise.fractal(px * 1.6 + wx + (dx / dn) * 0.13, py * 1.6 + wy - (dy / dn) * 0.1, 4)
        const lit = clamp((q - q2) * 2.2 + 0.42 + wideHalo * 0.25)
        const cloud = mix(mix(cloudShade, cloudLit, smoothstep(0.15, 0.9, lit)), palette.light, halo * 0.5)
        colour = mix(colour, cloud, density * 0.82 * smoothstep(0, 0.1, v + 0.05))
      }
      if (mode === 'rays') {
        const a = Math.atan2(y - lightY, x - lightX)
        const ray = smoothstep(0.05, 0.5, noise.at(a * 3.2 + 7, 1.5) * 0.6 + noise.at(a * 9, 4.4) * 0.5)
        colour = mix(colour, palette.light, ray * 0.3 * Math.exp(-distance / (width * 0.8)))
      }
      if (mode === 'aurora') {
        const q = (x / width) * 3 + noise.fractal((x * 0.002) / stage.unit, (y * 0.0012) / stage.unit, 3) * 1.6
        const band = Math.pow(Math.max(0, noise.at(q, 0.7 + y * 0.0005) + 0.15), 1.2)
        const veil = smoothstep(0.02, 0.3, y / horizonY) * (1 - smoothstep(0.45, 0.95, y / horizonY))
        const shimmer = 0.75 + 0.25 * noise.at(q * 22, y * 0.002)
        colour = mix(colour, mix(palette.accents[2], palette.light, 0.35), clamp(band * veil * 1.5 * shimmer) * 0.8)
      }
      let vortexAngle: number | null = null
      if (vortices.length) {
        let weight = 0
        let sx = 0
        let sy = 0
        let tone = 0
        for (const vortex of vortices) {
          const dx = x - vortex[0]
          const dy = (y - vortex[1]) * 1.25
          const d = Math.hypot(dx, dy) / vortex[2]
          if (d > 1.6) continue
          const pull = Math.exp(-d * d * 1.6)
          const phase = Math.atan2(dy, dx) * vortex[3] + d * 7
          tone += Math.sin(phase) * pull
          weight += pull
          const turn = Math.atan2(dy, dx) + Math.PI / 2 - vortex[3] * 0.35
          sx += Math.cos(2 * turn) * pull
          sy += Math.sin(2 * turn) * pull
        }
        const base = Math.sin((y / horizonY) * 16 + noise.fractal((x * 0.003) / stage.unit, (y * 0.003) / stage.unit, 3) * 5) * 0.5
        const q = clamp(0.5 + 0.5 * lerp(base, tone, clamp(weight)))
        colour = mix(colour, mix(palette.skyMid, palette.light, 0.45), q * 0.42 * (1 - 0.4 * t))
        colour = mix(colour, palette.skyTop, (1 - q) * 0.22)
        if (weight > 0.12) vortexAngle = 0.5 * Math.atan2(sy, sx)
      }
      if (vortexAngle !== null) {
        lay(dab, colour, vortexAngle, 0.9, 0.14)
        return 1
      }
      const flow = noise.fractal((x * 0.0022) / stage.unit + 4, (y * 0.003) / stage.unit, 3) * 1.5 * 0.6
      const tangent = Math.atan2(y - lightY, x - lightX) + Math.PI / 2
      const k = clamp(halo * 1.3)
      const a = 0.5 * Math.atan2(lerp(Math.sin(2 * flow), Math.sin(2 * tangent), k), lerp(Math.cos(2 * flow), Math.cos(2 * tangent), k))
      lay(dab, colour, a, 0.5, 0.12)
      return 1
    },
    { name: 'sky', depth: 1 },
  )
  if (disc) paintDisc(stage, disc * stage.unit)
  if (stars) scatterStars(stage, stars, horizonY)
}
