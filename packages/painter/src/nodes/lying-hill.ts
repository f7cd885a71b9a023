import { css, mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { drawn } from '../pixels/canvas.ts'
import { Rng } from '../random/rng.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { LyingHillNode } from '../scene/large-node.ts'
import type { Box } from '../sprites/place.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { type Lying, lying } from './lying.ts'
import type { Staging } from './staging.ts'
import { trace } from './trace.ts'

const drawnWidth = 400

/** Grass and light as on any hill, over the outline of somebody asleep. */
export function standLyingHill({ stage }: Staging, node: LyingHillNode): Box {
  const { palette, noise, unit } = stage
  const who: Lying = lying[node.of]
  const width = node.width * stage.width
  const scale = width / drawnWidth
  const height = who.height * scale
  const left = node.x * stage.width - width / 2
  const top = node.y * stage.height - height
  const fog = node.fog ?? 0.06
  const onto = (pen: Parameters<typeof trace>[0]) => {
    pen.translate(node.flip ? left + width : left, top)
    pen.scale(node.flip ? -scale : scale, scale)
  }
  const mask = drawn(stage.width, stage.height, (pen) => {
    onto(pen)
    pen.fillStyle = '#fff'
    trace(pen, who.body)
    pen.fill()
  })
  const ridge = ridgeOf(mask, stage)
  const near = node.colour === undefined ? mixLab(palette.groundMid, palette.groundFar, 0.35) : colourOf(palette, node.colour)
  const pale = mix(mixLab(near, palette.groundFar, 0.75), palette.light, 0.18)
  stage.glow({ x: left + width / 2, y: top + height * 0.5, radius: width * 0.62, colour: palette.light, strength: 0.35, falloff: 1.4 })
  stage.objects.push({ name: node.of, full: Math.round(width * height * 0.6) })
  const object = stage.objects.length - 1
  stage.fill(
    (x, y, dab) => {
      const i = y * stage.width + x
      const alpha = (mask[i * 4 + 3] ?? 0) / 255
      if (!alpha) return 0
      const below = y - (ridge[x] ?? y)
      const turf = noise.fractal((x * 0.012) / unit, (y * 0.03) / unit, 4)
      const towardsLight = clamp((stage.light.x * stage.width - x) / (stage.width * 0.4), -1, 1)
      const slope = ((ridge[Math.min(stage.width - 1, x + 6)] ?? y) - (ridge[Math.max(0, x - 6)] ?? y)) / 12
      const tone = clamp(0.35 + below / height - turf * 0.5 - clamp(slope, -1, 1) * towardsLight * 0.3)
      let colour: Rgb = mixLab(pale, mix(near, palette.groundNear, 0.6), tone)
      const rim = Math.exp(-below / (6 * unit)) * 0.5 + Math.exp(-below / (26 * unit)) * 0.25
      colour = mix(colour, mix(palette.light, pale, 0.25), clamp(rim))
      lay(dab, mix(colour, palette.fog, fog), Math.atan(slope) + turf * 0.5, 0.45, 0.25)
      if (alpha > 0.5) stage.objectIds[i] = object
      return alpha * (1 - smoothstep(node.y * stage.height - height * 0.16, node.y * stage.height, y + turf * 10 * unit))
    },
    { name: node.of, depth: 0.6, fromY: Math.max(0, top) },
  )
  stage.draw(
    (pen) => {
      onto(pen)
      pen.lineCap = 'round'
      const ink = mix(mix(near, palette.shadow, 0.75), palette.fog, fog)
      const stroke = (lines: readonly string[], lineWidth: number, opacity: number) => {
        pen.strokeStyle = css(ink, opacity)
        pen.lineWidth = lineWidth
        for (const line of lines) {
          trace(pen, line)
          pen.stroke()
        }
      }
      stroke(who.folds, 3, 0.4)
      stroke(who.face, 4.4, 0.85)
    },
    { detail: 0.6, anglePull: 0.1, name: 'crease', depth: 0.6 },
  )
  if (node.trees) plantTrees(stage, { ridge, from: left + width * 0.3, to: left + width * 0.94, count: node.trees, fog })
  return { x: left + width / 2, y: top + height / 2, width, height, left, top }
}

/** The first row of the mask in each column. */
function ridgeOf(mask: Uint8ClampedArray, { width, height }: Stage): Int32Array {
  const ridge = new Int32Array(width).fill(-1)
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if ((mask[(y * width + x) * 4 + 3] ?? 0) > 128) {
        ridge[x] = y
        break
      }
  return ridge
}

interface Planting {
  ridge: Int32Array
  from: number
  to: number
  count: number
  fog: number
}

function plantTrees(stage: Stage, { ridge, from, to, count, fog }: Planting): void {
  const { palette, unit } = stage
  const rng = new Rng(`${stage.rng.state}trees`)
  stage.draw(
    (pen) => {
      for (let i = 0; i < count; i++) {
        const x = from + ((i + rng.next()) / count) * (to - from)
        const top = ridge[Math.round(x)]
        if (top === undefined || top < 0) continue
        const foot = top + rng.between(2, 26) * unit
        const size = rng.between(22, 42) * unit
        pen.fillStyle = css(mix(mix(palette.groundNear, palette.shadow, rng.between(0.1, 0.5)), palette.fog, fog))
        for (let tier = 0; tier < 3; tier++) {
          const tierY = foot - size * 0.26 * tier
          pen.beginPath()
          pen.moveTo(x - size * (0.26 - tier * 0.06), tierY)
          pen.lineTo(x + size * (0.26 - tier * 0.06), tierY)
          pen.lineTo(x, tierY - size * 0.52)
          pen.fill()
        }
      }
    },
    { detail: 0.7, anglePull: 0.05, name: 'trees', depth: 0.55 },
  )
}
