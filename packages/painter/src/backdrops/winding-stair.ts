import { brighten, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { polygon } from './perspective.ts'

const halfTurns = 3
const treads = 11
const inner = 0.64

/** The round inside of a tower: a stair winding up its wall to the light, and a floor to stand on. */
export function paintWindingStair(stage: Stage, { floor }: { floor: number }): void {
  paintRoundWall(stage, floor)
  const { width, height, palette } = stage
  const stone = mixLab(palette.groundFar, palette.fog, 0.25)
  const dark = mixLab(palette.groundNear, palette.shadow, 0.4)
  const wallAt = (up: number) => lerp(0.47, 0.3, up)
  const heightAt = (up: number) => lerp(floor - 0.02, 0.06, Math.pow(up, 0.86))
  const at = (turn: number, up: number, reach: number, drop = 0): [number, number] => [
    width * (0.5 + Math.cos(turn) * wallAt(up) * reach),
    height * (heightAt(up) + Math.sin(turn) * 0.055 * reach + drop),
  ]
  const count = halfTurns * treads
  const turnOf = (tread: number) => (tread / treads) * Math.PI + Math.PI
  const farFirst = Array.from({ length: count }, (_, tread) => tread).sort((one, other) => Math.sin(turnOf(one)) - Math.sin(turnOf(other)))
  stage.draw(
    (pen) => {
      for (const tread of farFirst) {
        const up = tread / count
        const from = turnOf(tread)
        const to = from + (Math.PI / treads) * 1.12
        const air = up * 0.45
        const top = mixLab(mix(stone, palette.light, 0.3), palette.fog, air)
        const side = mixLab(mixLab(stone, dark, 0.7), palette.fog, air)
        const thick = lerp(0.036, 0.026, up)
        const isNear = Math.sin(from) > 0
        const edge = isNear ? 1 : inner
        polygon(pen, side, [at(from, up, inner), at(from, up, 1), at(from, up, 1, thick), at(from, up, inner, thick)])
        polygon(pen, side, [at(from, up, edge), at(to, up, edge), at(to, up, edge, thick), at(from, up, edge, thick)])
        polygon(pen, top, [at(from, up, 1), at(to, up, 1), at(to, up, inner), at(from, up, inner)])
      }
    },
    { detail: 0.4, anglePull: 0.1, name: 'stair', depth: 0.7 },
  )
  stage.glow({ x: width * 0.5, y: 0, radius: height * 0.42, colour: palette.light, strength: 0.6 })
  stage.beam({ x: width * 0.5, y: -height * 0.08, angle: Math.PI / 2, spread: 0.22, length: height, colour: palette.light, strength: 0.22 })
}

function paintRoundWall(stage: Stage, floor: number): void {
  const { width, height, palette, noise } = stage
  const lit = mixLab(palette.groundMid, palette.groundFar, 0.45)
  const dark = mixLab(palette.groundNear, palette.shadow, 0.5)
  stage.fill(
    (x, y, dab) => {
      const u = (x / width - 0.5) * 2
      const up = 1 - y / height
      const around = Math.asin(clamp(u / 1.04, -1, 1))
      const course = (y / height) * 26 + Math.cos(around) * 1.3
      const row = Math.floor(course)
      const brick = around * 5 + (row % 2) * 0.5
      const isJoint = course - row < 0.1 || brick - Math.floor(brick) < 0.05
      let colour = mixLab(lit, dark, clamp(0.25 + Math.abs(u) ** 2 * 0.7 + noise.at(Math.floor(brick) * 4.1, row * 3.3) * 0.16 - up * 0.25))
      if (isJoint) colour = mix(colour, palette.shadow, 0.3)
      colour = brighten(colour, noise.fractal((x * 0.008) / stage.unit, (y * 0.008) / stage.unit, 3) * 0.05)
      colour = mix(colour, palette.light, 0.5 * smoothstep(0.75, 1.05, up))
      lay(dab, colour, Math.PI / 2, 0.2, 0.2)
      return 1
    },
    { name: 'tower wall', depth: 1 },
  )
  stage.fill(
    (x, y, dab) => {
      const u = (x / width - 0.5) * 2
      const edge = height * (floor + 0.05 - 0.07 * Math.sqrt(Math.max(0, 1 - u * u)))
      if (y < edge) return 0
      const v = (y - edge) / (height - edge)
      const ring = Math.hypot(u, (y / height - floor - 0.12) * 5) * 4
      const isJoint = ring - Math.floor(ring) < 0.08
      let colour = mixLab(
        mix(lit, palette.light, 0.12),
        dark,
        clamp(v * 0.5 + Math.abs(u) * 0.35 + noise.at(Math.floor(ring) * 3, u * 3) * 0.14),
      )
      if (isJoint) colour = mix(colour, palette.shadow, 0.3)
      colour = mix(colour, palette.light, 0.35 * Math.exp(-(u * u) * 5 - ((v - 0.45) / 0.4) ** 2))
      lay(dab, colour, 0, 0.5, 0.2)
      return clamp(y - edge)
    },
    { fromY: height * (floor - 0.04), name: 'tower floor', depth: 0.9 },
  )
}
