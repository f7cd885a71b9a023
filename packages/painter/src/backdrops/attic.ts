import { brighten, mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { depths, thickLine, vanishingAt } from './perspective.ts'

const vanishX = 0.5
const vanishY = 0.5
const floorY = 0.34
const kneeX = 0.56
const kneeY = 0.16
const ridgeY = -0.62
const backZ = 1.9

/** Under a roof: slanting boards and rafters, and a round window in the gable. */
export function paintAttic(stage: Stage): void {
  const { width, height, palette, noise } = stage
  const wood = mixLab(mixLab(palette.groundMid, palette.curtain, 0.22), palette.light, 0.06)
  const dark = mixLab(palette.groundNear, palette.shadow, 0.5)
  const windowX = width * vanishX
  const windowY = height * (vanishY - 0.085)
  const radius = width * 0.115
  const boards = (along: number, tone: number): Rgb => {
    const index = Math.floor(along)
    const colour = mixLab(wood, dark, clamp(tone + noise.at(index * 5.3, 2.2) * 0.2))
    return along - index < 0.07 ? mix(colour, palette.shadow, 0.45) : colour
  }
  stage.fill(
    (x, y, dab) => {
      const u = x / width - vanishX
      const v = y / height - vanishY
      const slope = (kneeY - ridgeY) / kneeX
      // the depth at which each plane is met; the nearest is what one sees
      const floorZ = v > 0 ? floorY / v : Infinity
      const kneeZ = kneeX / Math.max(1e-6, Math.abs(u))
      const roofFall = slope * Math.abs(u) - v
      const roofZ = roofFall > 0 ? -ridgeY / roofFall : Infinity
      const z = Math.min(floorZ, kneeZ, roofZ, backZ)
      const away = clamp((z - 0.55) / (backZ - 0.55))
      let colour: Rgb
      let angle = 0
      if (z === backZ) {
        colour = boards(u * 26, 0.34)
        angle = Math.PI / 2
      } else if (z === floorZ) {
        colour = mix(boards(u * z * 12, 0.42 - away * 0.2), palette.light, 0.1 * away)
        angle = Math.atan2(v, u)
      } else if (z === kneeZ) {
        colour = boards(v * z * 16, 0.62 - away * 0.25)
        angle = Math.atan2(v, u)
      } else {
        colour = boards(u * z * 13, 0.7 - away * 0.3)
        angle = Math.atan2(v, u)
      }
      const distance = Math.hypot(x - windowX, y - windowY) / width
      colour = mix(colour, palette.light, 0.34 * Math.exp(-distance * distance * 9))
      colour = brighten(colour, noise.fractal((x * 0.008) / stage.unit, (y * 0.008) / stage.unit, 3) * 0.05)
      lay(dab, colour, angle, 0.5, 0.2)
      return 1
    },
    { name: 'attic', depth: 1 },
  )
  const project = vanishingAt(stage, vanishX, vanishY)
  stage.draw(
    (pen) => {
      const beam = mixLab(dark, wood, 0.25)
      for (const z of depths(backZ, 0.62, 0.76)) {
        const thickness = (34 / z) * stage.unit
        thickLine(pen, mix(beam, wood, clamp((z - 0.6) / 2.4)), thickness, [
          project(-kneeX, floorY, z),
          project(-kneeX, kneeY, z),
          project(0, ridgeY, z),
          project(kneeX, kneeY, z),
          project(kneeX, floorY, z),
        ])
        const tieY = -0.33
        const tieX = kneeX * ((tieY - ridgeY) / (kneeY - ridgeY))
        thickLine(pen, mix(beam, wood, clamp((z - 0.6) / 2.4)), thickness * 0.8, [project(-tieX, tieY, z), project(tieX, tieY, z)])
      }
      thickLine(pen, dark, 26 * stage.unit, [project(0, ridgeY, backZ), project(0, ridgeY, 0.5)])
    },
    { detail: 0.35, relight: { round: 0.5 }, anglePull: 0.1, name: 'rafters', depth: 0.8 },
  )
  stage.fill(
    (x, y, dab) => {
      const distance = Math.hypot(x - windowX, y - windowY) / radius
      if (distance > 1) return 0
      const sky = mix(mix(palette.skyMid, palette.horizon, smoothstep(windowY - radius, windowY + radius, y)), palette.light, 0.35)
      const isBar = Math.abs(x - windowX) < 5 * stage.unit || Math.abs(y - windowY) < 5 * stage.unit
      const isFrame = distance > 0.86
      lay(dab, isFrame ? mixLab(wood, palette.light, 0.2) : isBar ? dark : sky, 0, 0.2, 0.5)
      return clamp((1 - distance) * radius)
    },
    { name: 'round window', depth: 0.78 },
  )
  stage.glow({ x: windowX, y: windowY, radius: width * 0.34, colour: palette.light, strength: 0.4 })
  stage.beam({ x: windowX, y: windowY, angle: 1.42, spread: 0.2, length: height * 0.62, colour: palette.light, strength: 0.26 })
}
