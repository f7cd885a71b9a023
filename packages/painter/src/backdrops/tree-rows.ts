import { css, mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { materialsOf } from '../props/materials.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'
import { vanishingAt } from './perspective.ts'

const rowsAt = [0.36, 0.86, 1.4]
const groundY = 0.3

/** Fruit trees in rows to the horizon, the lane between them left free. */
export function paintTreeRows(stage: Stage, { vanishX, vanishY }: { vanishX: number; vanishY: number }): void {
  const { palette, height, unit } = stage
  const { leaf, wood, dark } = materialsOf(palette)
  const rng = stage.rng.fork('tree rows')
  const project = vanishingAt(stage, vanishX, vanishY)
  for (const z of [6.5, 4.9, 3.7, 2.8, 2.1, 1.55, 1.12])
    stage.draw(
      (pen) => {
        for (const row of rowsAt)
          for (const side of [-1, 1]) {
            const [x, footY] = project(side * row + rng.between(-0.03, 0.03), groundY, z)
            const air = clamp((z - 1) / 7) * 0.75
            paintTree(pen, rng, {
              x,
              footY,
              height: (height * 0.5) / z,
              crown: mixLab(leaf, palette.fog, air),
              bark: mixLab(dark(wood, 0.5), palette.fog, air),
              shadow: mixLab(dark(leaf, 0.32), palette.fog, air),
              light: mixLab(mix(leaf, palette.light, 0.2), palette.fog, air),
              fruit: mixLab(palette.curtain, palette.fog, air),
              unit,
            })
          }
      },
      { detail: 0.35, relight: { round: 0.45, pull: 0.1, chroma: 1 }, anglePull: 0.05, name: 'fruit trees', depth: 0.45 + z * 0.02 },
    )
}

interface FruitTree {
  x: number
  footY: number
  height: number
  crown: Rgb
  bark: Rgb
  shadow: Rgb
  light: Rgb
  fruit: Rgb
  unit: number
}

function paintTree(pen: Pen, rng: Rng, { x, footY, height, crown, bark, shadow, light, fruit }: FruitTree): void {
  const blob = (colour: Rgb, dx: number, dy: number, size: number) => {
    pen.fillStyle = css(colour)
    pen.beginPath()
    pen.ellipse(x + dx * height, footY - height * (0.66 + dy), size * height, size * height * 0.86, 0, 0, 7)
    pen.fill()
  }
  pen.fillStyle = css(shadow, 0.4)
  pen.beginPath()
  pen.ellipse(x, footY, height * 0.3, height * 0.045, 0, 0, 7)
  pen.fill()
  pen.fillStyle = css(bark)
  pen.beginPath()
  pen.moveTo(x - height * 0.055, footY)
  pen.quadraticCurveTo(x - height * 0.02, footY - height * 0.2, x - height * 0.045, footY - height * 0.5)
  pen.lineTo(x + height * 0.045, footY - height * 0.5)
  pen.quadraticCurveTo(x + height * 0.02, footY - height * 0.2, x + height * 0.06, footY)
  pen.fill()
  for (const [dx, dy, size] of [
    [-0.2, -0.1, 0.17],
    [0.2, -0.1, 0.17],
    [0, -0.14, 0.18],
    [-0.14, 0.08, 0.18],
    [0.15, 0.07, 0.18],
    [0, 0.14, 0.19],
  ] as const)
    blob(dy < 0 ? shadow : crown, dx, dy, size)
  for (let i = 0; i < 34; i++)
    blob(rng.chance(0.5) ? light : crown, rng.between(-0.24, 0.22), rng.between(-0.02, 0.26), rng.between(0.022, 0.05))
  for (let i = 0; i < 10; i++) blob(fruit, rng.between(-0.3, 0.3), rng.between(-0.16, 0.2), 0.026)
}
