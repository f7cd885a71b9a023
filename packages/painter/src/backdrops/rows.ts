import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

/** Rows of ripe corn running to the horizon, with a lane between them. */
export function paintRows(stage: Stage, { horizon, laneX }: { horizon: number; laneX: number }): void {
  const { width, height, palette, noise } = stage
  const horizonY = height * horizon
  const ripe = mixLab(mixLab(palette.accents[1], palette.groundFar, 0.4), palette.light, 0.3)
  const shade = mixLab(mixLab(palette.groundMid, palette.accents[1], 0.15), palette.groundNear, 0.3)
  const soil = mixLab(palette.groundNear, palette.groundMid, 0.5)
  stage.fill(
    (x, y, dab) => {
      const top = horizonY + noise.at((x * 0.004) / stage.unit, 5) * 5 * stage.unit
      if (y < top) return 0
      const v = (y - top) / (height - top) + 0.006
      const across = (x / width - laneX) / v
      const row = across * 6 + noise.at(across * 2, 1 / v) * 0.12
      const inRow = Math.abs(row - Math.round(row)) * 2
      const isLane = smoothstep(0.17, 0.13, Math.abs(across))
      const stalks = noise.at(across * 60, 14 / (v + 0.15)) * 0.5 + noise.at((x * 0.09) / stage.unit, (y * 0.05) / stage.unit) * 0.5
      let colour = mixLab(ripe, shade, clamp(smoothstep(0.45, 1, inRow) * 0.75 * clamp(v * 5) + v * 0.3 + stalks * 0.28))
      colour = mixLab(colour, mixLab(soil, palette.light, 0.25 * (1 - v)), isLane * 0.85)
      colour = mix(colour, palette.fog, Math.exp(-v * 9) * 0.6)
      const lightX = stage.light.x * width
      colour = mix(colour, palette.light, 0.25 * Math.exp(-(((x - lightX) / (width * 0.3)) ** 2)) * (1 - clamp(v)))
      lay(dab, colour, isLane > 0.5 ? Math.atan2(1, across) : Math.PI / 2 + across * 0.15, 0.5, 0.2)
      return clamp(y - top)
    },
    { fromY: horizonY - 12, name: 'corn', depth: 0.5 },
  )
  const rng = stage.rng.fork('ears')
  const ears: [x: number, y: number, nearness: number][] = []
  for (let i = 0; i < 330; i++) {
    const nearness = Math.pow(rng.next(), 0.8)
    const y = lerp(horizon + 0.05, 1.06, nearness)
    const v = (y - horizon) / (1 - horizon)
    const row = rng.wholeBetween(1, 7) * (rng.chance(0.5) ? 1 : -1)
    ears.push([(laneX + (row / 6) * v + rng.between(-0.02, 0.02)) * width, y * height, nearness])
  }
  ears.sort((a, b) => a[1] - b[1])
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (const [x, y, nearness] of ears) {
        const size = lerp(8, 74, nearness) * stage.unit * rng.between(0.75, 1.2)
        const lean = rng.between(-0.25, 0.35) * size
        pen.strokeStyle = css(mixLab(mixLab(shade, ripe, rng.between(0.2, 0.7)), palette.fog, 0.4 * (1 - nearness)))
        pen.lineWidth = lerp(1.2, 4, nearness) * stage.unit
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(x, y - size * 0.6, x + lean, y - size)
        pen.stroke()
        pen.fillStyle = css(mixLab(mix(ripe, palette.light, rng.between(0, 0.4)), palette.fog, 0.3 * (1 - nearness)))
        pen.beginPath()
        pen.ellipse(x + lean, y - size, size * 0.065, size * 0.2, lean / size, 0, 7)
        pen.fill()
      }
    },
    { detail: 0.35, anglePull: 0.03, name: 'ears', depth: 0.4 },
  )
}
