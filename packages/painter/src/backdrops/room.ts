import { css, mix, brighten } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintRoom(stage: Stage, { floor }: { floor: number }): void {
  const { width, height, palette, noise } = stage
  const floorY = height * floor
  const wall = mixLab(palette.groundMid, palette.skyMid, 0.4)
  const wallShade = mixLab(wall, palette.shadow, 0.45)
  const lightX = stage.light.x * width
  const lightY = stage.light.y * height
  stage.fill(
    (x, y, dab) => {
      if (y >= floorY) return 0
      const distance = Math.hypot(x - lightX, y - lightY) / width
      let colour = mix(mix(wall, palette.light, 0.16), wallShade, smoothstep(0.05, 0.95, distance))

      const stripe = Math.sin((x / (26 * stage.unit)) * Math.PI)
      const pattern = Math.sin((x / (26 * stage.unit)) * Math.PI) * Math.sin((y / (30 * stage.unit)) * Math.PI)
      colour = mix(colour, palette.shadow, smoothstep(0.3, 0.9, stripe) * 0.08 + (pattern > 0.72 ? 0.1 : 0))
      const stain = noise.fractal((x * 0.006) / stage.unit, (y * 0.006) / stage.unit, 4) * 0.07
      colour = brighten(colour, stain)
      lay(dab, colour, Math.PI / 2, 0.35, 0.12)
      return 1
    },
    { name: 'wall', depth: 1 },
  )
  stage.fill(
    (x, y, dab) => {
      if (y < floorY) return 0
      const v = (y - floorY) / (height - floorY)
      const depth = 1 / (v * 0.75 + 0.25)
      const boardX = ((x - width / 2) * depth) / (70 * stage.unit)
      const board = Math.floor(boardX)
      const across = boardX - board
      const tone = noise.at(board * 7.7, 1.1)
      let colour = mixLab(
        mix(palette.groundFar, palette.groundMid, 0.35),
        palette.groundNear,
        clamp(0.3 + tone * 0.35 + noise.at(boardX * 9, depth * 6 + board) * 0.22 + v * 0.3),
      )
      colour = mix(colour, palette.shadow, across < 0.03 ? 0.6 : 0)
      const distance = Math.hypot(x - lightX, (y - lightY) * 0.7) / width
      colour = mix(colour, palette.light, 0.2 * Math.exp(-distance * distance * 4))
      lay(dab, colour, Math.atan2(height - floorY, (x - width / 2) * 0.8), 0.6, 0.15)
      return 1
    },
    { name: 'floor', depth: 0.8, fromY: floorY },
  )
  stage.draw(
    (pen) => {
      pen.fillStyle = css(mix(wallShade, palette.shadow, 0.45))
      pen.fillRect(0, floorY - 16 * stage.unit, width, 16 * stage.unit)
      pen.fillStyle = css(mix(wall, palette.light, 0.2))
      pen.fillRect(0, floorY - 18 * stage.unit, width, 3 * stage.unit)
    },
    { detail: 0.2, angle: 0, anglePull: 0.8, name: 'skirting', depth: 0.79 },
  )
}
