import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { lerp } from '../interpolate.ts'
import type { Stage } from '../stage/stage.ts'

export function tufts(stage: Stage, { from, roadX }: { from: number; roadX: number }): void {
  const rng = stage.rng.fork('tufts')
  const { width, height, palette } = stage
  const tufts: [x: number, y: number, nearness: number][] = []
  for (let i = 0; i < 260; i++) {
    const nearness = Math.pow(rng.next(), 0.75)
    tufts.push([rng.next() * width, lerp(from, 1.02, nearness) * height, nearness])
  }
  tufts.sort((a, b) => a[1] - b[1])
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (const [x, y, nearness] of tufts) {
        const halfRoad = 0.3 * Math.pow((y / height - 0.6) / 0.4, 1.25)
        if (Math.abs(x / width - roadX) < halfRoad + 0.03) continue
        const size = lerp(5, 34, nearness) * stage.unit * rng.between(0.6, 1.3)
        const blades = rng.wholeBetween(3, 6)
        for (let blade = 0; blade < blades; blade++) {
          pen.strokeStyle = css(
            mixLab(
              mixLab(rng.pick([palette.groundMid, palette.groundFar, palette.groundNear]), palette.fog, 0.5 * (1 - nearness)),
              palette.light,
              rng.next() * 0.18,
            ),
            0.9,
          )
          pen.lineWidth = lerp(1.2, 3.6, nearness) * stage.unit
          const lean = rng.between(-0.5, 0.5)
          pen.beginPath()
          pen.moveTo(x + blade * 2, y)
          pen.quadraticCurveTo(x + lean * size * 0.3, y - size * 0.6, x + lean * size, y - size)
          pen.stroke()
        }
        if (rng.chance(0.14)) {
          pen.fillStyle = css(mix(rng.pick(palette.accents), palette.light, 0.15))
          pen.beginPath()
          pen.arc(x, y - size * 0.9, lerp(1.5, 6, nearness) * stage.unit, 0, 7)
          pen.fill()
        }
      }
    },
    { detail: 0.35, anglePull: 0.02, name: 'grass', depth: 0.4 },
  )
}
