import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function roofTop(stage: Stage, top: number): void {
  const { width, height, palette, noise } = stage
  const ridgeY = height * top
  const lit = mixLab(palette.curtain, palette.groundMid, 0.55)
  const shade = mixLab(palette.curtain, palette.shadow, 0.62)
  stage.fill(
    (x, y, dab) => {
      const topY = ridgeY - 10 * stage.unit + Math.abs(x / width - 0.5) * 26 * stage.unit
      if (y < topY) return 0
      const v = (y - topY) / (height - topY)
      const row = Math.pow(v, 0.8) * 9
      const rowIndex = Math.floor(row)
      const down = row - rowIndex
      const tileWidth = lerp(34, 62, v) * stage.unit
      const tile = x / tileWidth + (rowIndex % 2) * 0.5
      const across = tile - Math.floor(tile)
      const curve = Math.sqrt(Math.max(0, 1 - (across * 2 - 1) ** 2))
      const tone = noise.at(Math.floor(tile) * 3.1, rowIndex * 2.7)
      let colour = mixLab(
        lit,
        shade,
        clamp(0.25 + v * 0.35 + tone * 0.3 + (down > 0.55 + curve * 0.4 ? 0.45 : 0) - (down < 0.15 ? 0.15 : 0)),
      )
      colour = mix(colour, palette.light, Math.exp(-(y - topY) / (5 * stage.unit)) * 0.5 + 0.1 * (1 - down) * (1 - v))
      lay(dab, colour, 0, 0.15, 0.35)
      return clamp(y - topY)
    },
    { fromY: ridgeY - 30, name: 'roof', depth: 0.35 },
  )
}
