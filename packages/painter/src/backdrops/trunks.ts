import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, smoothstep } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

const layers = 4

/** Trees one behind another into the fog, with a gap for what happens between them. */
export function paintTrunks(stage: Stage, { gap, groundShare }: { gap: readonly [x: number, reach: number]; groundShare: number }): void {
  const { width, height, palette, noise } = stage
  const rng = stage.rng.fork('forest')
  const groundY = height * groundShare
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1)
    const depth = lerp(0.12, 1, t)
    const bark = mixLab(palette.fog, palette.groundNear, depth)
    const count = Math.round(lerp(15, 5, t))
    const base = lerp(groundY - height * 0.1, height * 1.0, t)
    stage.draw(
      (pen) => {
        for (let i = 0; i < count; i++) {
          let x = ((i + rng.between(0.1, 0.9)) / count) * width
          if (Math.abs(x / width - gap[0]) < gap[1] * lerp(0.5, 1.15, t))
            x =
              x / width < gap[0]
                ? (gap[0] - gap[1] * lerp(0.5, 1.15, t)) * width - rng.between(0, 0.06) * width
                : (gap[0] + gap[1] * lerp(0.5, 1.15, t)) * width + rng.between(0, 0.06) * width
          const trunkWidth = lerp(9, 52, t * t) * rng.between(0.6, 1.25) * stage.unit
          const lean = rng.between(-0.05, 0.05) * width
          const footY = base + rng.between(-0.01, 0.03) * height
          const g = pen.createLinearGradient(x - trunkWidth / 2, 0, x + trunkWidth / 2, 0)
          const lit = mixLab(mix(palette.fog, palette.light, 0.4), mix(palette.groundFar, palette.light, 0.2), depth)
          const litFromRight = stage.light.x * width > x
          g.addColorStop(0, css(litFromRight ? mix(bark, palette.shadow, 0.3) : lit))
          g.addColorStop(0.45, css(bark))
          g.addColorStop(1, css(litFromRight ? lit : mix(bark, palette.shadow, 0.3)))
          pen.fillStyle = g
          pen.beginPath()
          const top = -20
          pen.moveTo(x - trunkWidth * 0.85, footY)
          pen.bezierCurveTo(
            x - trunkWidth * 0.45,
            footY - height * 0.06,
            x - trunkWidth * 0.5,
            height * 0.4,
            x - trunkWidth * 0.34 + lean,
            top,
          )
          pen.lineTo(x + trunkWidth * 0.34 + lean, top)
          pen.bezierCurveTo(x + trunkWidth * 0.5, height * 0.4, x + trunkWidth * 0.45, footY - height * 0.06, x + trunkWidth * 0.85, footY)
          pen.fill()
          pen.strokeStyle = css(bark)
          pen.lineCap = 'round'
          const branches = rng.wholeBetween(2, 5)
          for (let b = 0; b < branches; b++) {
            const branchY = rng.between(0.05, 0.5) * height
            const s = rng.chance(0.5) ? 1 : -1
            const len = rng.between(0.08, 0.26) * width * lerp(0.5, 1, t)
            const branchWidth = trunkWidth * rng.between(0.12, 0.26)
            const branchX = x + lean * (1 - branchY / footY)
            const endX = branchX + s * len
            const endY = branchY - len * rng.between(0.25, 0.8)
            const midX = branchX + s * len * 0.5
            const midY = branchY - len * rng.between(0.02, 0.25)
            pen.fillStyle = css(bark)
            taper(pen, branchX, branchY, midX, midY, endX, endY, branchWidth)
            for (let q = 0; q < 4; q++) {
              const t = rng.between(0.35, 0.9)
              const twigX = lerp(branchX, endX, t)
              const twigY = lerp(branchY, endY, t * t * 0.6 + t * 0.4)
              const twigLength = len * rng.between(0.15, 0.4)
              taper(
                pen,
                twigX,
                twigY,
                twigX + s * twigLength * 0.4,
                twigY - twigLength * 0.2 * (q % 2 ? -1 : 1),
                twigX + s * twigLength * 0.8,
                twigY - twigLength * 0.7 * (q % 2 ? -0.6 : 1),
                branchWidth * 0.45 * (1 - t * 0.5),
              )
            }
          }
        }
      },
      { detail: 0.25 + 0.2 * t, angle: Math.PI / 2, anglePull: 0.6, name: 'trunks', depth: 0.8 - t * 0.5 },
    )
    stage.draw(
      (pen) => {
        const clumps = Math.round(46 * lerp(1.3, 0.8, t))
        for (let i = 0; i < clumps; i++) {
          const x = rng.between(-0.05, 1.05) * width
          const clumpY =
            Math.pow(rng.next(), 1.8) *
              height *
              lerp(0.34, 0.22, t) *
              lerp(1.2, 0.3, Math.exp(-(((x / width - gap[0]) / (gap[1] * 1.4)) ** 2))) -
            10
          const size = lerp(26, 60, t) * rng.between(0.6, 1.2) * stage.unit
          const lit = clamp(1 - Math.hypot(x - stage.light.x * width, clumpY - stage.light.y * height) / (width * 0.75))
          const green = mixLab(palette.fog, mix(palette.groundNear, palette.groundMid, rng.next() * 0.7), depth)
          for (let k = 0; k < 16; k++) {
            const a = rng.between(0, 6.28)
            const d = Math.sqrt(rng.next()) * size
            const leafSize = lerp(5, 11, t) * rng.between(0.7, 1.3) * stage.unit
            pen.save()
            pen.translate(x + Math.cos(a) * d, clumpY + Math.sin(a) * d * 0.6)
            pen.rotate(a + rng.between(-0.6, 0.6))
            const upward = clamp(0.5 - ((Math.sin(a) * d) / size) * 0.6)
            pen.fillStyle = css(
              mixLab(
                green,
                rng.chance(0.12) ? palette.accents[2] : mix(palette.groundFar, palette.light, lit * 0.6),
                clamp(upward * 0.35 + lit * 0.35 * rng.next()),
              ),
              0.96,
            )
            pen.beginPath()
            pen.ellipse(0, 0, leafSize, leafSize * 0.5, 0, 0, 7)
            pen.fill()
            pen.restore()
          }
        }
      },
      { detail: 0.22, anglePull: 0.05, name: 'foliage', depth: 0.78 - t * 0.5 },
    )
    if (layer < layers - 1)
      stage.fill(
        (x, y, dab) => {
          if (y < groundY - height * 0.35) return 0
          const k =
            smoothstep(groundY - height * 0.35, groundY + height * 0.05, y) *
            0.3 *
            (1 - t * 0.6) *
            (0.7 + 0.5 * noise.at((x * 0.005) / stage.unit, (y * 0.01) / stage.unit + layer))
          lay(dab, mix(palette.fog, palette.light, 0.18), 0, 0.4, 0.1)
          return k
        },
        { name: 'mist', depth: 0.77 - t * 0.5 },
      )
  }
}

function taper(pen: Pen, x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, thickness: number): void {
  pen.beginPath()
  pen.moveTo(x0, y0 - thickness / 2)
  pen.quadraticCurveTo(x1, y1 - thickness * 0.3, x2, y2)
  pen.quadraticCurveTo(x1, y1 + thickness * 0.3, x0, y0 + thickness / 2)
  pen.fill()
}
