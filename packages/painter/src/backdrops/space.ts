import { css, mix, white } from '../colour/colour.ts'
import { smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

const stars = 240

export function paintSpace(stage: Stage): void {
  const { width, height, palette, noise } = stage
  stage.fill(
    (x, y, dab) => {
      const u = (x / width) * 2.2
      const v = (y / width) * 2.2
      const warpX = noise.fractal(u + 3, v, 4)
      const warpY = noise.fractal(u - 5, v + 2, 4)
      const gas = noise.fractal(u * 1.1 + warpX * 1.6, v * 1.1 + warpY * 1.6, 5)
      const band = Math.exp(-(((x / width - 0.5) * 0.8 + (y / height - 0.45) * 1.3) ** 2) * 9)
      let colour = mix(palette.skyTop, palette.shadow, 0.35)
      colour = mix(colour, palette.skyMid, smoothstep(-0.2, 0.5, gas + band * 0.4))
      colour = mix(colour, palette.horizon, smoothstep(0.12, 0.62, gas * 0.8 + band * 0.35) * 0.55)
      colour = mix(colour, palette.light, smoothstep(0.35, 0.8, gas + band * 0.3) * 0.4)
      lay(dab, colour, Math.atan2(warpY, warpX) + gas, 0.55, 0.12)
      return 1
    },
    { name: 'nebula', depth: 1 },
  )
  const rng = stage.rng.fork('sp')
  stage.afterPainting.push((pen) => {
    for (let i = 0; i < stars; i++) {
      const x = rng.between(0, width)
      const y = rng.between(0, height)
      const size = Math.pow(rng.next(), 5) * 3 + 0.6
      pen.fillStyle = css(mix(palette.light, white, 0.5), rng.between(0.4, 0.95))
      pen.beginPath()
      pen.arc(x, y, size * stage.unit, 0, 7)
      pen.fill()
    }
  })
}
