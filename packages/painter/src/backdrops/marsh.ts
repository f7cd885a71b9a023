import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { materialsOf } from '../props/materials.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

/** Dead trunks standing in the water, paler the farther. */
export function paintDeadTrunks(stage: Stage, { waterline }: { waterline: number }): void {
  const { width, height, palette } = stage
  const rng = stage.rng.fork('dead')
  for (let layer = 0; layer < 3; layer++) {
    const nearness = layer / 2
    stage.draw(
      (pen) => {
        pen.lineCap = 'round'
        const bark = mixLab(mixLab(palette.groundNear, palette.shadow, 0.35), palette.fog, lerp(0.72, 0.12, nearness))
        for (let i = 0; i < 7 - layer * 2; i++) {
          const aside = rng.next()
          const share = layer < 1 ? aside : aside < 0.5 ? aside * 0.42 : 1 - (1 - aside) * 0.42
          const x = share * width
          const footY = height * (waterline + 0.02 + nearness * 0.1)
          const tall = height * lerp(0.2, 0.5, nearness) * rng.between(0.6, 1.1)
          const thick = width * lerp(0.014, 0.045, nearness)
          const lean = rng.between(-0.06, 0.06) * width
          pen.fillStyle = css(bark)
          pen.beginPath()
          pen.moveTo(x - thick, footY)
          pen.quadraticCurveTo(x - thick * 0.4, footY - tall * 0.3, x + lean - thick * 0.3, footY - tall)
          pen.lineTo(x + lean + thick * 0.25, footY - tall * 0.94)
          pen.quadraticCurveTo(x + thick * 0.5, footY - tall * 0.3, x + thick, footY)
          pen.fill()
          pen.strokeStyle = css(bark)
          for (let branch = 0; branch < 4; branch++) {
            const at = rng.between(0.45, 0.9)
            const way = rng.chance(0.5) ? 1 : -1
            const reach = tall * rng.between(0.12, 0.26)
            pen.lineWidth = thick * lerp(0.5, 0.25, at)
            pen.beginPath()
            pen.moveTo(x + lean * at, footY - tall * at)
            pen.quadraticCurveTo(
              x + lean * at + way * reach * 0.7,
              footY - tall * at,
              x + lean * at + way * reach,
              footY - tall * at - reach * 0.8,
            )
            pen.stroke()
          }
          // what stands in still water stands in it twice
          pen.fillStyle = css(mix(bark, palette.waterDeep, 0.45), 0.4)
          pen.beginPath()
          pen.moveTo(x - thick, footY)
          pen.quadraticCurveTo(x - thick * 0.5, footY + tall * 0.2, x + lean * 0.4, footY + tall * 0.4)
          pen.quadraticCurveTo(x + thick * 0.6, footY + tall * 0.2, x + thick, footY)
          pen.fill()
          pen.fillStyle = css(bark)
          pen.beginPath()
          pen.ellipse(x, footY, thick * 1.25, thick * 0.28, 0, 0, 7)
          pen.fill()
        }
      },
      { detail: 0.35, anglePull: 0.1, name: 'dead trunks', depth: 0.65 - nearness * 0.1 },
    )
  }
}

export function paintLilyPads(stage: Stage, { from, to }: { from: number; to: number }): void {
  const { width, height, palette, unit } = stage
  const { leaf, dark, pale } = materialsOf(palette)
  const rng = stage.rng.fork('pads')
  const pads: [x: number, y: number, size: number][] = []
  for (let i = 0; i < 40; i++) {
    const nearness = rng.next()
    pads.push([rng.between(0, width), lerp(from, to, nearness) * height, lerp(9, 38, nearness) * unit * rng.between(0.7, 1.2)])
  }
  pads.sort((a, b) => a[1] - b[1])
  stage.draw(
    (pen) => {
      for (const [x, y, size] of pads) {
        const notch = rng.between(0, 6)
        pen.fillStyle = css(mixLab(dark(leaf, rng.between(0, 0.3)), palette.fog, 0.15))
        pen.beginPath()
        pen.ellipse(x, y, size, size * 0.36, 0, notch, notch + 5.7)
        pen.lineTo(x, y)
        pen.fill()
        if (!rng.chance(0.22)) continue
        pen.fillStyle = css(pale(palette.accents[0], 0.35))
        for (const petal of [-0.7, 0, 0.7]) {
          pen.beginPath()
          pen.ellipse(x + petal * size * 0.32, y - size * 0.26, size * 0.16, size * 0.34, petal * 0.7, 0, 7)
          pen.fill()
        }
      }
    },
    { detail: 0.45, anglePull: 0.05, name: 'lily pads', depth: 0.5 },
  )
}

/** Mud in front, for those who came on foot, with reeds at both ends. */
export function paintBank(stage: Stage, { y: share }: { y: number }): void {
  const { width, height, palette, noise } = stage
  const { leaf, dark, pale, wood } = materialsOf(palette)
  const mud = mixLab(palette.groundMid, palette.groundNear, 0.35)
  const bankAt = (x: number) =>
    height * (share + 0.03 * Math.sin((x / width) * Math.PI)) - noise.at((x * 0.01) / stage.unit, 2) * 9 * stage.unit
  stage.fill(
    (x, y, dab) => {
      const top = bankAt(x)
      if (y < top) return 0
      const v = (y - top) / (height - top)
      const grain = noise.fractal((x * 0.012) / stage.unit, (y * 0.04) / stage.unit, 4)
      let colour = mixLab(mixLab(mud, leaf, 0.35), mixLab(palette.groundNear, palette.shadow, 0.3), clamp(0.15 + v * 0.7 - grain * 0.7))
      colour = mix(colour, palette.light, Math.exp(-(y - top) / (5 * stage.unit)) * 0.3)
      lay(dab, colour, grain * 0.4, 0.5, 0.2)
      return clamp(y - top)
    },
    { fromY: height * (share - 0.04), name: 'bank', depth: 0.45 },
  )
  const rng = stage.rng.fork('reeds')
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (let i = 0; i < 90; i++) {
        const aside = Math.pow(rng.next(), 1.5) * 0.34
        const x = (i % 2 ? aside : 1 - aside) * width
        const tall = height * rng.between(0.08, 0.3) * (1 - aside * 1.6)
        const footY = height * rng.between(share, 1.04)
        const lean = rng.between(-0.05, 0.05) * width
        pen.strokeStyle = css(rng.chance(0.5) ? dark(leaf, rng.between(0.1, 0.6)) : pale(leaf, rng.between(0, 0.2)))
        pen.lineWidth = rng.between(4, 8) * stage.unit
        pen.beginPath()
        pen.moveTo(x, footY)
        pen.quadraticCurveTo(x, footY - tall * 0.6, x + lean, footY - tall)
        pen.stroke()
        if (!rng.chance(0.25)) continue
        pen.strokeStyle = css(dark(wood, 0.4))
        pen.lineWidth = 13 * stage.unit
        pen.beginPath()
        pen.moveTo(x + lean, footY - tall)
        pen.lineTo(x + lean, footY - tall - 36 * stage.unit)
        pen.stroke()
      }
    },
    { detail: 0.4, anglePull: 0.03, name: 'reeds', depth: 0.35 },
  )
}
