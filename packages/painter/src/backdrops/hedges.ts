import { css, mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { lerp } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { materialsOf } from '../props/materials.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'

/** A clipped hedge with balls and cones on it, and a gap in the middle. */
export function paintHedge(stage: Stage, { y, gapX }: { y: number; gapX: number }): void {
  const { width, height, palette, unit } = stage
  const { leaf, dark, pale } = materialsOf(palette)
  const rng = stage.rng.fork('hedge')
  const footY = height * y
  const top = footY - height * 0.095
  const green = mixLab(dark(leaf, 0.25), palette.fog, 0.06)
  stage.draw(
    (pen) => {
      for (const side of [-1, 1]) {
        const edge = width * (gapX + side * 0.085)
        const end = side < 0 ? -20 : width + 20
        pen.fillStyle = css(green)
        pen.fillRect(Math.min(edge, end), top, Math.abs(end - edge), footY - top)
        pen.fillStyle = css(pale(green, 0.25))
        pen.fillRect(Math.min(edge, end), top, Math.abs(end - edge), 12 * unit)
        pillar(pen, { x: edge, footY, height: height * 0.16, green, unit, ball: true, light: palette.light })
        for (let i = 1; i < 4; i++)
          pillar(pen, {
            x: edge + side * i * width * 0.15,
            footY,
            height: height * rng.between(0.13, 0.2),
            green: mix(green, palette.shadow, rng.between(0, 0.2)),
            unit,
            ball: rng.chance(0.45),
            light: palette.light,
          })
      }
      speckle(pen, rng, {
        left: 0,
        right: width,
        top: top + 8 * unit,
        bottom: footY,
        light: pale(green, 0.2),
        dark: dark(green, 0.35),
        unit,
      })
    },
    { detail: 0.3, relight: { round: 0.16, rim: 0.25, pull: 0.05, chroma: 1.1 }, anglePull: 0.05, name: 'hedge', depth: 0.6 },
  )
}

interface Topiary {
  x: number
  footY: number
  height: number
  green: Rgb
  unit: number
  ball: boolean
  light: Rgb
}

function pillar(pen: Pen, { x, footY, height, green, ball, light }: Topiary): void {
  pen.fillStyle = css(mix(green, light, 0.1))
  pen.beginPath()
  if (ball) {
    pen.rect(x - height * 0.09, footY - height * 0.7, height * 0.18, height * 0.7)
    pen.arc(x, footY - height * 0.8, height * 0.24, 0, 7)
  } else {
    pen.moveTo(x - height * 0.24, footY)
    pen.quadraticCurveTo(x - height * 0.16, footY - height * 0.6, x, footY - height * 1.1)
    pen.quadraticCurveTo(x + height * 0.16, footY - height * 0.6, x + height * 0.24, footY)
  }
  pen.fill()
}

interface Patch {
  left: number
  right: number
  top: number
  bottom: number
  light: Rgb
  dark: Rgb
  unit: number
}

function speckle(pen: Pen, rng: Rng, { left, right, top, bottom, light, dark, unit }: Patch): void {
  pen.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 420; i++) {
    const y = rng.between(top, bottom)
    pen.fillStyle = css(rng.chance(0.45) ? light : dark, 0.6)
    pen.beginPath()
    pen.ellipse(rng.between(left, right), y, rng.between(4, 11) * unit, rng.between(3, 7) * unit, 0, 0, 7)
    pen.fill()
  }
  pen.globalCompositeOperation = 'source-over'
}

/** Beds of flowers on both sides of a path, larger towards the eye. */
export function paintFlowerBeds(stage: Stage, { from, pathX }: { from: number; pathX: number }): void {
  const { width, height, palette, unit } = stage
  const { leaf, dark, pale } = materialsOf(palette)
  const rng = stage.rng.fork('beds')
  const flowers: [x: number, y: number, nearness: number, colour: Rgb][] = []
  for (let row = 0; row < 7; row++) {
    const nearness = row / 6
    const colour = [palette.accents[row % 4] ?? palette.accents[0], palette.light] as const
    for (const side of [-1, 1])
      for (let i = 0; i < 60; i++) {
        const y = lerp(from, 1.03, Math.pow(nearness, 1.4)) + rng.between(-0.016, 0.016) * (0.4 + nearness)
        const pathEdge = lerp(0.1, 0.4, Math.pow(nearness, 1.2))
        const x = pathX + side * (pathEdge + Math.pow(rng.next(), 0.8) * 0.62)
        flowers.push([x * width, y * height, nearness, rng.chance(0.85) ? colour[0] : colour[1]])
      }
  }
  flowers.sort((a, b) => a[1] - b[1])
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (const [x, y, nearness, colour] of flowers) {
        const size = lerp(5, 19, nearness) * unit * rng.between(0.7, 1.25)
        const stalk = size * rng.between(1.6, 3.2)
        pen.strokeStyle = css(dark(leaf, rng.between(0, 0.4)))
        pen.lineWidth = size * 0.4
        pen.beginPath()
        pen.moveTo(x, y + size)
        pen.lineTo(x, y - stalk)
        pen.stroke()
        pen.fillStyle = css(dark(leaf, rng.between(0, 0.35)))
        pen.beginPath()
        pen.ellipse(x + size * rng.between(-0.7, 0.7), y, size * 1.1, size * 0.7, rng.between(-0.6, 0.6), 0, 7)
        pen.fill()
        pen.fillStyle = css(pale(colour, rng.between(0, 0.3)))
        pen.beginPath()
        pen.ellipse(x, y - stalk, size, size * 0.85, 0, 0, 7)
        pen.fill()
        pen.fillStyle = css(dark(colour, 0.4))
        pen.beginPath()
        pen.ellipse(x, y - stalk, size * 0.35, size * 0.3, 0, 0, 7)
        pen.fill()
      }
    },
    { detail: 0.45, anglePull: 0.02, name: 'flower beds', depth: 0.4 },
  )
}
