import { css, mix, white } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

/** Too small for the brush: they come out when the painting is dry. */
export function scatterStars(stage: Stage, count: number, horizonY: number): void {
  const { palette } = stage
  const rng = stage.rng.fork('stars')
  const skyDetail = stage.detail.slice()
  const isStillSky = (x: number, y: number) => {
    const pixel = Math.floor(y) * stage.width + Math.floor(x)
    return stage.objectIds[pixel] === 0 && stage.detail[pixel] === skyDetail[pixel]
  }
  stage.afterPainting.push((pen) => {
    for (let i = 0; i < count; i++) {
      const x = rng.between(0, stage.width)
      const y = Math.pow(rng.next(), 1.2) * horizonY * 0.92
      const size = Math.pow(rng.next(), 4) * 2.6 + 0.7
      const a = rng.between(0.35, 0.95) * (1 - (y / horizonY) * 0.6)
      if (!isStillSky(x, y)) continue
      pen.fillStyle = css(mix(palette.light, white, 0.5), a)
      pen.beginPath()
      pen.arc(x, y, size * stage.unit, 0, 7)
      pen.fill()
      if (size > 2.3) {
        pen.strokeStyle = css(palette.light, a * 0.55)
        pen.lineWidth = 0.9 * stage.unit
        pen.beginPath()
        pen.moveTo(x - 7 * stage.unit, y)
        pen.lineTo(x + 7 * stage.unit, y)
        pen.moveTo(x, y - 7 * stage.unit)
        pen.lineTo(x, y + 7 * stage.unit)
        pen.stroke()
      }
    }
  })
}
