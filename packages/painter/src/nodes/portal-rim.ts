import { css, mix, type Rgb, white } from '../colour/colour.ts'
import { type Pen, roundedRect } from '../pixels/canvas.ts'
import type { Palette } from '../palettes/palette.ts'
import type { Stage } from '../stage/stage.ts'
import type { OutlineName } from './outline.ts'
import type { Opening } from './portal.ts'

/** Only these are made of glass with a stopper, a lid or a screw. */
const fittings: Partial<Record<OutlineName, (pen: Pen, palette: Palette) => void>> = {
  bottle(pen, palette) {
    pen.fillStyle = css(mix(palette.groundFar, palette.accents[1], 0.3))
    roundedRect(pen, 54, -12, 32, 30, 4)
    pen.fill()
  },
  jar(pen, palette) {
    pen.fillStyle = css(mix(palette.accents[1], palette.groundMid, 0.4))
    roundedRect(pen, 24, 0, 152, 24, 5)
    pen.fill()
  },
  bulb(pen, palette) {
    pen.fillStyle = css(mix(palette.accents[1], palette.groundMid, 0.4))
    roundedRect(pen, 66, 210, 68, 14, 4)
    pen.fill()
    roundedRect(pen, 68, 226, 64, 12, 4)
    pen.fill()
    roundedRect(pen, 70, 240, 60, 12, 4)
    pen.fill()
    roundedRect(pen, 84, 254, 32, 12, 5)
    pen.fill()
  },
}

export function drawGlass(stage: Stage, { outline, left, top, scale }: Opening, { shape, rim }: { shape: OutlineName; rim: Rgb }): void {
  const { palette } = stage
  const { width, height } = outline
  stage.draw(
    (pen) => {
      pen.translate(left, top)
      pen.scale(scale, scale)
      outline.path(pen)
      pen.save()
      pen.clip()
      const sheen = pen.createLinearGradient(0, 0, width, 0)
      sheen.addColorStop(0, css(white, 0.3))
      sheen.addColorStop(0.14, css(white, 0.06))
      sheen.addColorStop(0.8, css(palette.shadow, 0.04))
      sheen.addColorStop(1, css(palette.shadow, 0.4))
      pen.fillStyle = sheen
      pen.fillRect(0, 0, width, height)
      pen.strokeStyle = css(white, 0.75)
      pen.lineWidth = 7
      pen.lineCap = 'round'
      pen.beginPath()
      pen.moveTo(width * 0.13, height * 0.5)
      pen.quadraticCurveTo(width * 0.1, height * 0.7, width * 0.15, height * 0.86)
      pen.stroke()
      pen.restore()
      outline.path(pen)
      pen.strokeStyle = css(mix(rim, palette.shadow, 0.15), 0.9)
      pen.lineWidth = 3.5
      pen.stroke()
      fittings[shape]?.(pen, palette)
    },
    { detail: 0.9, anglePull: 0.02, keep: 0.3, name: 'glass' },
  )
}

interface PortalFrame {
  rim: Rgb
  frameWidth: number
  muntins: boolean
}

export function drawPortalFrame(stage: Stage, { outline, left, top, scale }: Opening, { rim, frameWidth, muntins }: PortalFrame): void {
  const { palette } = stage
  const { width, height } = outline
  stage.draw(
    (pen) => {
      pen.translate(left, top)
      pen.scale(scale, scale)
      outline.path(pen)
      pen.lineJoin = 'round'
      pen.strokeStyle = css(rim)
      pen.lineWidth = frameWidth
      pen.stroke()
      const isCarved = frameWidth > 8
      if (isCarved) {
        outline.path(pen)
        pen.strokeStyle = css(mix(rim, palette.shadow, 0.4))
        pen.lineWidth = frameWidth * 0.16
        pen.setLineDash([frameWidth * 0.5, frameWidth * 0.7])
        pen.stroke()
        pen.setLineDash([])
      }
      if (muntins) {
        pen.strokeStyle = css(mix(rim, palette.shadow, 0.15))
        pen.lineWidth = frameWidth * 0.6
        pen.beginPath()
        pen.moveTo(width / 2, 0)
        pen.lineTo(width / 2, height)
        pen.moveTo(0, height * 0.4)
        pen.lineTo(width, height * 0.4)
        pen.stroke()
      }
    },
    { detail: 0.8, anglePull: 0.02, name: 'frame', relight: { round: 0.95, pull: 0.1 } },
  )
}
