import { css, mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'
import { polygon, type Project, vanishingAt } from './perspective.ts'

const floorY = 0.33
const rowX = 0.4

/** Two rows of columns, some whole, some broken, on a floor of slabs with grass between. */
export function paintColumns(stage: Stage, { vanishX, vanishY }: { vanishX: number; vanishY: number }): void {
  const { palette, unit } = stage
  const rng = stage.rng.fork('columns')
  const project = vanishingAt(stage, vanishX, vanishY)
  const stone = mixLab(mixLab(palette.groundFar, palette.fog, 0.35), palette.light, 0.28)
  const inAir = (colour: Rgb, z: number) => mixLab(colour, palette.fog, clamp((z - 1) / 7) * 0.8)
  stage.draw((pen) => paintSlabs(pen, rng, project, (z) => inAir(mixLab(stone, palette.groundMid, rng.between(0.2, 0.6)), z)), {
    detail: 0.25,
    anglePull: 0.2,
    name: 'slabs',
    depth: 0.6,
  })
  for (const z of [6, 4.2, 3, 2.15, 1.5, 1.02])
    stage.draw(
      (pen) => {
        for (const side of [-1, 1]) {
          const isWhole = rng.chance(0.6)
          const tall = isWhole ? 0.62 : rng.between(0.12, 0.4)
          paintColumn(pen, {
            project,
            x: side * rowX,
            z,
            tall,
            isWhole,
            rng,
            stone: inAir(stone, z),
            shadow: inAir(mixLab(stone, palette.shadow, 0.6), z),
            light: palette.light,
            unit,
          })
        }
      },
      { detail: 0.35, relight: { round: 0.5, rim: 0.25, pull: 0.1 }, anglePull: 0.1, name: 'columns', depth: 0.5 },
    )
}

function paintSlabs(pen: Pen, rng: Rng, project: Project, toneAt: (z: number) => Rgb): void {
  for (let z = 9; z > 0.72; z *= 0.84)
    for (let column = -3; column < 3; column++) {
      // a slab is missing here and there, and the grass shows
      if (rng.chance(0.24)) continue
      const near = z * 0.85
      const left = column * 0.2 + 0.008
      const right = left + 0.184
      polygon(pen, toneAt(z), [
        project(left, floorY, z * 0.985),
        project(right, floorY, z * 0.985),
        project(right, floorY, near),
        project(left, floorY, near),
      ])
    }
}

interface Column {
  project: Project
  x: number
  z: number
  tall: number
  isWhole: boolean
  rng: Rng
  stone: Rgb
  shadow: Rgb
  light: Rgb
  unit: number
}

function paintColumn(pen: Pen, { project, x, z, tall, isWhole, rng, stone, shadow, light, unit }: Column): void {
  const half = 0.062
  const foot = floorY - 0.03
  const top = floorY - tall
  const jag = () => (isWhole ? 0 : rng.between(-0.04, 0.03))
  polygon(pen, stone, [
    project(x - half, foot, z),
    project(x + half, foot, z),
    project(x + half * 0.88, top + jag(), z),
    project(x + half * 0.3, top + jag(), z),
    project(x - half * 0.3, top + jag(), z),
    project(x - half * 0.88, top + jag(), z),
  ])
  pen.strokeStyle = css(shadow, 0.8)
  pen.lineWidth = (7 / z) * unit
  for (const groove of [-0.5, 0, 0.5]) {
    const [fromX, fromY] = project(x + half * groove, foot, z)
    const [toX, toY] = project(x + half * groove * 0.9, top + 0.05, z)
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.lineTo(toX, toY)
    pen.stroke()
  }
  const slab = (y: number, thick: number, reach: number, colour: Rgb) =>
    polygon(pen, colour, [
      project(x - reach, y, z),
      project(x + reach, y, z),
      project(x + reach, y + thick, z),
      project(x - reach, y + thick, z),
    ])
  slab(floorY - 0.04, 0.042, half * 1.45, mix(stone, light, 0.15))
  if (!isWhole) return
  slab(top - 0.02, 0.035, half * 1.2, stone)
  slab(top - 0.055, 0.04, half * 1.6, mix(stone, light, 0.15))
}
