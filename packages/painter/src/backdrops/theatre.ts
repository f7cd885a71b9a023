import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintTheatre(stage: Stage, { floor, open }: { floor: number; open: number }): { drawCurtains(): void } {
  const { width, height, palette } = stage
  const floorY = height * floor
  stage.fill(
    (x, y, dab) => {
      if (y < floorY) return 0
      const v = (y - floorY) / (height - floorY)
      const boardX = (x - width / 2) / (v * 0.6 + 0.5) / (46 * stage.unit)
      const across = boardX - Math.floor(boardX)
      let colour = mixLab(
        mix(palette.groundFar, palette.light, 0.15),
        palette.groundNear,
        clamp(v * 0.8 + 0.15 + 0.12 * stage.noise.at(Math.floor(boardX) * 3.3, 1)),
      )
      if (across < 0.04) colour = mix(colour, palette.shadow, 0.6)
      const distance = ((x - width * 0.5) / (width * 0.34)) ** 2 + ((y - floorY - (height - floorY) * 0.3) / ((height - floorY) * 0.5)) ** 2
      colour = mix(colour, palette.light, 0.45 * Math.exp(-distance * 1.5))
      lay(dab, colour, Math.PI / 2, 0.5, 0.15)
      return 1
    },
    { name: 'stage', depth: 0.6, fromY: floorY },
  )
  return {
    drawCurtains: () => {
      const cloth = mixLab(palette.curtain, palette.shadow, 0.1)
      for (const side of [0, 1])
        stage.fill(
          (x, y, dab) => {
            const fromSide = side ? width - x : x
            const edge =
              width *
                (1 - open) *
                0.5 *
                (1 +
                  0.28 * Math.sin((y / height) * 2.2 + 0.6) +
                  (y > height * 0.62
                    ? -0.35 * smoothstep(0.62 * height, 0.72 * height, y) * (1 - smoothstep(0.72 * height, 0.98 * height, y))
                    : 0)) +
              stage.noise.at(y * 0.004, side * 5) * 10
            if (fromSide > edge) return 0
            const along = fromSide / edge
            const fold = Math.sin(along * 22 + stage.noise.at(y * 0.003, side) * 2.2) * 0.5 + 0.5
            let colour = mix(mix(cloth, palette.shadow, 0.72), mix(cloth, palette.light, 0.22), Math.pow(fold, 1.4))
            colour = mix(colour, palette.shadow, smoothstep(0.3, 1, 1 - along) * 0.4)
            lay(dab, colour, Math.PI / 2 + 0.06 * Math.cos(along * 22), 0.9, 0.22)
            return clamp(edge - fromSide)
          },
          { name: 'curtain', depth: 0.15 },
        )
      stage.fill(
        (x, y, dab) => {
          const edge = height * 0.11 * (1 + 0.35 * Math.abs(Math.sin((x / width) * Math.PI * 3.5)))
          if (y > edge) return 0
          const fold = Math.sin((x / width) * 60) * 0.5 + 0.5
          let colour = mix(mix(cloth, palette.shadow, 0.7), mix(cloth, palette.light, 0.15), fold * 0.9)
          if (edge - y < 9 * stage.unit) colour = mix(palette.accents[1], palette.light, 0.2)
          lay(dab, colour, Math.PI / 2, 0.8, 0.22)
          return clamp(edge - y)
        },
        { name: 'valance', depth: 0.1 },
      )
    },
  }
}
