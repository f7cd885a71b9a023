import { mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import type { Stage } from '../stage/stage.ts'
import { depths, polygon, thickLine, vanishingAt } from './perspective.ts'

const deckX = 0.27
const deckY = 0.3
const railY = 0.17

/** A bridge one stands on, with its far end out of sight. */
export function paintLongBridge(stage: Stage, { vanishX, vanishY }: { vanishX: number; vanishY: number }): void {
  const { palette } = stage
  const rng = stage.rng.fork('bridge')
  const project = vanishingAt(stage, vanishX, vanishY)
  const steps = depths(16, 0.6, 0.86)
  const inAir = (colour: Rgb, z: number) => mixLab(colour, palette.fog, clamp((z - 1) / 11) * 0.9)
  const stone = mixLab(palette.groundFar, palette.fog, 0.3)
  const shade = mixLab(palette.groundNear, palette.shadow, 0.3)
  const lamps: [x: number, y: number, z: number][] = []
  stage.draw(
    (pen) => {
      for (let i = 0; i + 1 < steps.length; i++) {
        const far = steps[i] ?? 1
        const near = steps[i + 1] ?? 1
        const slab = mixLab(stone, palette.groundMid, 0.25 + (i % 2) * 0.16 + rng.between(0, 0.14))
        polygon(pen, inAir(slab, near), [
          project(-deckX, deckY, far),
          project(deckX, deckY, far),
          project(deckX, deckY, near),
          project(-deckX, deckY, near),
        ])
        polygon(pen, inAir(mix(slab, palette.light, 0.22), near), [
          project(-0.08, deckY, far),
          project(0.08, deckY, far),
          project(0.08, deckY, near),
          project(-0.08, deckY, near),
        ])
        for (const side of [-1, 1]) {
          const x = side * deckX
          polygon(pen, inAir(mixLab(stone, shade, 0.55), near), [
            project(x, deckY, far),
            project(x, deckY, near),
            project(x, railY, near),
            project(x, railY, far),
          ])
          polygon(pen, inAir(mix(stone, palette.light, 0.3), near), [
            project(x, railY, far),
            project(x, railY, near),
            project(x * 1.14, railY, near),
            project(x * 1.14, railY, far),
          ])
          if (i % 4 !== 0) continue
          const [footX, footY] = project(x * 1.07, railY, near)
          const [topX, topY] = project(x * 1.07, -0.16, near)
          thickLine(pen, inAir(shade, near), (11 / near) * stage.unit, [
            [footX, footY],
            [topX, topY],
          ])
          polygon(pen, mix(palette.light, palette.accents[1], 0.2), [
            project(x * 1.07 - 0.017, -0.15, near),
            project(x * 1.07 + 0.017, -0.15, near),
            project(x * 1.07 + 0.023, -0.2, near),
            project(x * 1.07 - 0.023, -0.2, near),
          ])
          polygon(pen, inAir(shade, near), [
            project(x * 1.07 - 0.034, -0.198, near),
            project(x * 1.07 + 0.034, -0.198, near),
            project(x * 1.07, -0.24, near),
          ])
          lamps.push([topX, topY, near])
        }
      }
    },
    { detail: 0.4, anglePull: 0.1, name: 'bridge', depth: 0.5 },
  )
  for (const [x, y, z] of lamps)
    stage.glow({ x, y, radius: (90 / z) * stage.unit, colour: palette.light, strength: palette.isNight ? 0.6 : 0.3 })
}
