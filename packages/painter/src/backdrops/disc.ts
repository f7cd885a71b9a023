import { css, mix, white } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

/** The sun, or by night the moon with its craters, where the light is. */
export function paintDisc(stage: Stage, radius: number): void {
  const { palette, light } = stage
  const lightX = light.x * stage.width
  const lightY = light.y * stage.height
  stage.draw(
    (pen) => {
      const gradient = pen.createRadialGradient(lightX - radius * 0.25, lightY - radius * 0.25, radius * 0.1, lightX, lightY, radius)
      const discColour = mix(palette.light, white, 0.25)
      gradient.addColorStop(0, css(mix(discColour, white, 0.35)))
      gradient.addColorStop(0.85, css(discColour))
      gradient.addColorStop(1, css(mix(discColour, palette.horizon, 0.35)))
      pen.fillStyle = gradient
      pen.beginPath()
      pen.arc(lightX, lightY, radius, 0, 7)
      pen.fill()
      if (palette.isNight) {
        const rng = stage.rng.fork('crater')
        pen.globalAlpha = 0.16
        pen.fillStyle = css(mix(palette.skyMid, palette.fog, 0.5))
        for (let i = 0; i < 9; i++) {
          const a = rng.between(0, 6.28)
          const d = rng.between(0, 0.75) * radius
          pen.beginPath()
          pen.ellipse(
            lightX + Math.cos(a) * d,
            lightY + Math.sin(a) * d,
            rng.between(0.08, 0.24) * radius,
            rng.between(0.06, 0.18) * radius,
            a,
            0,
            7,
          )
          pen.fill()
        }
        pen.globalAlpha = 1
      }
    },
    { detail: 0.5, anglePull: 0.02, name: 'disc', depth: 0.97 },
  )
  stage.glow({ x: lightX, y: lightY, radius: radius * 4.2, colour: palette.light, strength: 0.42, falloff: 2.4 })
}
