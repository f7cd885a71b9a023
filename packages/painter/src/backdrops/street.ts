import { mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { depths, polygon, thickLine, vanishingAt } from './perspective.ts'

const wallX = 0.37
const groundY = 0.36

export function paintStreet(stage: Stage, { vanishX, vanishY, lit }: { vanishX: number; vanishY: number; lit: number }): void {
  paintCobbles(stage, vanishX, vanishY)
  const { palette } = stage
  const rng = stage.rng.fork('street')
  const project = vanishingAt(stage, vanishX, vanishY)
  const houses = depths(9, 0.62, 0.7)
  const inAir = (colour: Rgb, z: number) => mixLab(colour, palette.fog, clamp((z - 1) / 9) * 0.85)
  stage.draw(
    (pen) => {
      for (let i = 0; i + 1 < houses.length; i++)
        for (const side of [-1, 1]) {
          const far = houses[i] ?? 1
          const near = houses[i + 1] ?? 1
          const tall = rng.between(0.24, 0.5)
          const lean = rng.between(-0.06, 0.1)
          const stone = rng.pick([palette.groundMid, palette.groundNear, palette.groundFar])
          const wall = inAir(mixLab(mixLab(stone, rng.pick(palette.accents), rng.between(0.05, 0.25)), palette.shadow, 0.16), near)
          const at = (along: number, y: number) => {
            const z = 1 / lerp(1 / far, 1 / near, along)
            const up = (groundY - y) / (groundY + tall)
            return project(side * (wallX - lean * up), y, z)
          }
          const apex = at(rng.between(0.4, 0.6), -tall - rng.between(0.14, 0.26))
          polygon(pen, wall, [at(0, groundY), at(1, groundY), at(1, -tall), apex, at(0, -tall)])
          const thickness = (26 / near) * stage.unit
          thickLine(pen, inAir(mixLab(palette.shadow, palette.curtain, 0.3), near), thickness, [at(0, -tall), apex, at(1, -tall)])
          const floors = 3
          for (let floor = 0; floor < floors; floor++)
            for (let column = 0; column < 2; column++) {
              const isLit = rng.chance(lit)
              const pane = isLit
                ? mix(palette.light, palette.accents[1], rng.between(0.1, 0.4))
                : inAir(mixLab(wall, palette.shadow, 0.55), near)
              const top = lerp(-tall + 0.06, groundY - 0.3, floor / (floors - 1))
              const left = 0.16 + column * 0.4
              const right = left + 0.25
              polygon(pen, inAir(mixLab(wall, palette.shadow, 0.5), near), [
                at(left - 0.04, top - 0.02),
                at(right + 0.04, top - 0.02),
                at(right + 0.04, top + 0.15),
                at(left - 0.04, top + 0.15),
              ])
              polygon(pen, pane, [at(left, top), at(right, top), at(right, top + 0.13), at(left, top + 0.13)])
            }
          polygon(pen, inAir(mixLab(wall, palette.shadow, 0.65), near), [
            at(0.4, groundY),
            at(0.62, groundY),
            at(0.62, groundY - 0.2),
            at(0.51, groundY - 0.24),
            at(0.4, groundY - 0.2),
          ])
        }
    },
    { detail: 0.45, anglePull: 0.1, name: 'street', depth: 0.6 },
  )
}

function paintCobbles(stage: Stage, vanishX: number, vanishY: number): void {
  const { width, height, palette, noise } = stage
  const horizonY = height * vanishY
  const pale = mixLab(palette.groundFar, palette.fog, 0.3)
  const dark = mixLab(palette.groundNear, palette.shadow, 0.25)
  stage.fill(
    (x, y, dab) => {
      if (y < horizonY) return 0
      const v = (y - horizonY) / (height - horizonY) + 0.01
      const z = 1 / v
      const row = Math.floor(z * 5)
      const across = (x / width - vanishX) * z * 9 + (row % 2) * 0.5
      const inStone = Math.min(across - Math.floor(across), 1 - (across - Math.floor(across)))
      const inRow = z * 5 - row
      const isJoint = inStone < 0.08 || inRow < 0.12
      let colour = mixLab(pale, dark, clamp(0.1 + v * 0.55 + noise.at(Math.floor(across) * 3.7, row * 5.1) * 0.3))
      if (isJoint) colour = mix(colour, palette.shadow, 0.3 * clamp(v * 4))
      const middle = Math.exp(-(((x / width - vanishX) / (0.05 + v * 0.16)) ** 2))
      colour = mix(colour, palette.light, middle * 0.3 * (1 - v * 0.6))
      lay(dab, colour, 0, 0.3, 0.25)
      return 1
    },
    { fromY: horizonY, name: 'cobbles', depth: 0.7 },
  )
}
