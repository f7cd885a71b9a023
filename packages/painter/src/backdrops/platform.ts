import { mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import type { Stage } from '../stage/stage.ts'
import { depths, polygon, thickLine, vanishingAt } from './perspective.ts'

const platformY = 0.33
const edgeX = 0.1
const trackY = 0.42
const roofY = -0.46

/** A platform under a roof, and the rails beside it. */
export function paintPlatform(stage: Stage, { vanishX, vanishY }: { vanishX: number; vanishY: number }): void {
  const { palette } = stage
  const project = vanishingAt(stage, vanishX, vanishY)
  const steps = depths(14, 0.5, 0.84)
  const inAir = (colour: Rgb, z: number) => mixLab(colour, palette.fog, clamp((z - 1) / 10) * 0.85)
  const stone = mixLab(palette.groundFar, palette.light, 0.12)
  const dark = mixLab(palette.groundNear, palette.shadow, 0.35)
  const iron = mixLab(palette.shadow, palette.groundNear, 0.45)
  stage.draw(
    (pen) => {
      polygon(pen, mixLab(palette.groundMid, palette.groundNear, 0.4), [
        project(edgeX, trackY, 14),
        project(0.62, trackY, 14),
        project(0.62, trackY, 0.5),
        project(edgeX, trackY, 0.5),
      ])
      for (let i = 0; i + 1 < steps.length; i++) {
        const far = steps[i] ?? 1
        const near = steps[i + 1] ?? 1
        for (const half of [0, 0.5]) {
          const from = 1 / (1 / far + (1 / near - 1 / far) * half)
          const to = 1 / (1 / far + (1 / near - 1 / far) * (half + 0.24))
          polygon(pen, inAir(mixLab(dark, palette.curtain, 0.18), near), [
            project(0.15, trackY, from),
            project(0.53, trackY, from),
            project(0.53, trackY, to),
            project(0.15, trackY, to),
          ])
        }
        polygon(pen, inAir(mixLab(stone, dark, 0.3 + (i % 2) * 0.1), near), [
          project(-1.2, platformY, far),
          project(edgeX, platformY, far),
          project(edgeX, platformY, near),
          project(-1.2, platformY, near),
        ])
        polygon(pen, inAir(mixLab(dark, palette.groundMid, 0.2), near), [
          project(edgeX, platformY, far),
          project(edgeX, platformY, near),
          project(edgeX, trackY, near),
          project(edgeX, trackY, far),
        ])
        polygon(pen, inAir(mix(stone, palette.light, 0.55), near), [
          project(edgeX - 0.045, platformY, far),
          project(edgeX, platformY, far),
          project(edgeX, platformY, near),
          project(edgeX - 0.045, platformY, near),
        ])
      }
      for (const x of [0.22, 0.46])
        polygon(pen, mix(palette.light, palette.fog, 0.35), [
          project(x, trackY, 16),
          project(x + 0.022, trackY, 16),
          project(x + 0.022, trackY, 0.5),
          project(x, trackY, 0.5),
        ])
      for (let i = 0; i + 1 < steps.length; i++) {
        const far = steps[i] ?? 1
        const near = steps[i + 1] ?? 1
        polygon(pen, inAir(mixLab(dark, palette.curtain, 0.1 + (i % 2) * 0.14), near), [
          project(-1.2, roofY - 0.12, far),
          project(0.04, roofY, far),
          project(0.04, roofY, near),
          project(-1.2, roofY - 0.12, near),
        ])
        polygon(pen, inAir(mixLab(palette.curtain, palette.shadow, 0.2), near), [
          project(0.04, roofY, far),
          project(0.04, roofY, near),
          project(0.04, roofY + 0.05, near),
          project(0.04, roofY + 0.05, far),
        ])
        if (i % 3 !== 1) continue
        const thickness = (24 / near) * stage.unit
        thickLine(pen, inAir(iron, near), thickness, [project(-0.3, platformY, near), project(-0.3, roofY, near)])
        thickLine(pen, inAir(iron, near), thickness * 0.5, [project(-0.3, roofY + 0.16, near), project(-0.12, roofY, near)])
        thickLine(pen, inAir(iron, near), thickness * 0.5, [project(-0.3, roofY + 0.16, near), project(-0.48, roofY - 0.02, near)])
        thickLine(pen, inAir(iron, near), thickness * 1.5, [project(-0.3, platformY, near), project(-0.3, platformY - 0.04, near)])
      }
    },
    { detail: 0.4, anglePull: 0.1, name: 'platform', depth: 0.5 },
  )
}
