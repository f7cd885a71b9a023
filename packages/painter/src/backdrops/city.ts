import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { lerp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

const rows = 3

export function paintCity(stage: Stage, { base, lit }: { base: number; lit: number }): void {
  const { width, height, palette } = stage
  const rng = stage.rng.fork('city')
  for (let layer = 0; layer < rows; layer++) {
    const t = layer / (rows - 1)
    const baseY = height * (base + layer * 0.075)
    const depth = lerp(0.3, 1, t)
    stage.draw(
      (pen) => {
        let x = -30
        while (x < width + 30) {
          const houseWidth = rng.between(42, 92) * lerp(0.65, 1.25, t) * stage.unit
          const houseHeight = height * 0.19 * rng.between(0.45, 1.05) * lerp(0.9, 0.8, t)
          const top = baseY - houseHeight
          const wall = mixLab(
            palette.fog,
            mixLab(
              rng.pick([palette.groundNear, palette.groundMid, palette.groundMid, palette.groundFar]),
              rng.pick(palette.accents),
              rng.between(0, 0.18),
            ),
            depth,
          )
          const roof = mixLab(palette.fog, mixLab(palette.shadow, rng.pick(palette.accents), rng.between(0.15, 0.45)), depth)
          const lean = rng.between(-5, 5) * stage.unit
          const gradient = pen.createLinearGradient(x, 0, x + houseWidth, 0)
          const litFromRight = stage.light.x * width > x
          gradient.addColorStop(litFromRight ? 1 : 0, css(mix(wall, palette.light, 0.22)))
          gradient.addColorStop(litFromRight ? 0 : 1, css(mix(wall, palette.shadow, 0.25)))
          pen.fillStyle = gradient
          pen.beginPath()
          pen.moveTo(x, baseY + height * 0.4)
          pen.lineTo(x + lean, top)
          pen.lineTo(x + houseWidth + lean, top)
          pen.lineTo(x + houseWidth, baseY + height * 0.4)
          pen.fill()
          const roofHeight = houseWidth * rng.between(0.45, 1.05)
          pen.fillStyle = css(roof)
          const roofShape = rng.wholeBetween(0, 3)
          pen.beginPath()
          if (roofShape < 2) {
            pen.moveTo(x + lean - 5 * stage.unit, top)
            pen.lineTo(x + lean + houseWidth / 2 + rng.between(-6, 6) * stage.unit, top - roofHeight)
            pen.lineTo(x + houseWidth + lean + 5 * stage.unit, top)
          } else if (roofShape === 2) {
            pen.moveTo(x + lean - 3, top)
            pen.quadraticCurveTo(x + lean, top - roofHeight * 0.8, x + lean + houseWidth / 2, top - roofHeight * 1.15)
            pen.quadraticCurveTo(x + lean + houseWidth, top - roofHeight * 0.8, x + lean + houseWidth + 3, top)
          } else {
            pen.moveTo(x + lean - 4, top)
            pen.lineTo(x + lean + houseWidth * 0.15, top - roofHeight * 0.45)
            pen.lineTo(x + lean + houseWidth * 0.85, top - roofHeight * 0.45)
            pen.lineTo(x + lean + houseWidth + 4, top)
          }
          pen.fill()
          if (rng.chance(0.6)) {
            pen.fillStyle = css(mix(wall, palette.shadow, 0.4))
            pen.fillRect(x + lean + houseWidth * rng.between(0.15, 0.7), top - roofHeight * 0.75, houseWidth * 0.13, roofHeight * 0.5)
          }
          const columns = Math.max(1, Math.round(houseWidth / (24 * stage.unit)))
          const floors = Math.max(2, Math.round(houseHeight / (34 * stage.unit)))
          for (let column = 0; column < columns; column++)
            for (let floor = 0; floor < floors; floor++) {
              if (rng.chance(0.22)) continue
              const windowX = x + lean * (1 - floor / floors) + (houseWidth * (column + 0.28)) / columns
              const windowY = top + (houseHeight * (floor + 0.25)) / floors
              const isLit = rng.chance(lit)
              pen.fillStyle = css(
                isLit ? mix(palette.light, palette.accents[0], rng.between(0.05, 0.3)) : mix(wall, palette.shadow, 0.6),
                isLit ? 1 : 0.9,
              )
              pen.fillRect(windowX, windowY, (houseWidth * 0.42) / columns, (houseHeight * 0.42) / floors)
            }
          x += houseWidth * rng.between(0.94, 1.12)
        }
      },
      { detail: 0.4 + 0.2 * t, anglePull: 0.05, name: 'city', depth: 0.7 - t * 0.35 },
    )
    if (layer < rows - 1)
      stage.fill(
        (x, y, dab) => {
          const k =
            smoothstep(baseY - height * 0.06, baseY + height * 0.1, y) *
            lerp(0.55, 0.25, t) *
            (0.8 + 0.4 * stage.noise.at(x * 0.006, y * 0.01))
          lay(dab, palette.fog, 0, 0.3, 0.2)
          return k
        },
        { name: 'haze', depth: 0.69 - t * 0.35, fromY: baseY - height * 0.07 },
      )
  }
}
