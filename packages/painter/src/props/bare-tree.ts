import { css, mix } from '../colour/colour.ts'
import { lerp, type Point } from '../interpolate.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const treeWidth = 560
export const treeHeight = 520

export interface TreeSprite extends Sprite {
  /** Where the twigs end; known once it is drawn, for its growth is chance. */
  tips: readonly Point[]
}

export function bareTree(rng: Rng): TreeSprite {
  const tips: Point[] = []
  return {
    width: treeWidth,
    height: treeHeight,
    tips,
    name: 'tree',
    draw: (pen, { palette }) => {
      const bark = mix(palette.groundNear, palette.shadow, 0.35)
      const lit = mix(bark, palette.groundFar, 0.35)
      pen.lineJoin = 'round'
      const trunkX = 280
      const limb = (x: number, y: number, startAngle: number, length: number, startWidth: number, generation: number) => {
        const pieces = 7
        const left: Point[] = []
        const right: Point[] = []
        let angle = startAngle
        let tipX = x
        let tipY = y
        const endWidth = startWidth * 0.62
        const bend = rng.between(-0.06, 0.06)
        for (let i = 0; i <= pieces; i++) {
          const t = i / pieces
          const half = lerp(startWidth, endWidth, t) / 2
          left.push([tipX + Math.cos(angle - 1.57) * half, tipY + Math.sin(angle - 1.57) * half])
          right.push([tipX + Math.cos(angle + 1.57) * half, tipY + Math.sin(angle + 1.57) * half])
          if (i < pieces) {
            tipX += (Math.cos(angle) * length) / pieces
            tipY += (Math.sin(angle) * length) / pieces
            angle += bend + rng.between(-0.1, 0.1)
            if (Math.sin(angle) > -0.1) angle += Math.cos(angle) > 0 ? -0.12 : 0.12
            if (tipX < 40 || tipX > 520) angle = lerp(angle, -Math.PI / 2, 0.35)
          }
        }
        pen.fillStyle = css(mix(bark, lit, rng.between(0, 0.5)))
        pen.beginPath()
        pen.moveTo(x + Math.cos(startAngle - 1.57) * (startWidth / 2), y + Math.sin(startAngle - 1.57) * (startWidth / 2))
        for (const [edgeX, edgeY] of [...left, ...right.reverse()]) pen.lineTo(edgeX, edgeY)
        pen.closePath()
        pen.fill()
        pen.beginPath()
        pen.arc(tipX, tipY, endWidth / 2, 0, 7)
        pen.fill()
        if (generation <= 2 && tipX > 8 && tipX < 552 && tipY > 6) tips.push([tipX, tipY])
        if (generation <= 0) return
        const count = generation >= 5 ? 3 : rng.chance(0.3) ? 3 : 2
        const fan = generation >= 5 ? 0.62 : 0.5
        for (let i = 0; i < count; i++)
          limb(
            tipX,
            tipY,
            angle + (i - (count - 1) / 2) * fan * rng.between(0.8, 1.35) + rng.between(-0.15, 0.15),
            length * rng.between(0.68, 0.84),
            endWidth * rng.between(0.72, 0.95),
            generation - 1,
          )
      }
      pen.fillStyle = css(bark)
      pen.beginPath()
      pen.moveTo(trunkX - 62, 520)
      pen.bezierCurveTo(trunkX - 26, 506, trunkX - 20, 480, trunkX - 18, 420)
      pen.lineTo(trunkX + 18, 420)
      pen.bezierCurveTo(trunkX + 20, 480, trunkX + 30, 508, trunkX + 64, 520)
      pen.quadraticCurveTo(trunkX + 30, 511, trunkX + 10, 520)
      pen.quadraticCurveTo(trunkX - 4, 510, trunkX - 18, 520)
      pen.quadraticCurveTo(trunkX - 40, 513, trunkX - 62, 520)
      pen.closePath()
      pen.fill()
      limb(trunkX, 430, -Math.PI / 2 + rng.between(-0.08, 0.08), 96, 37, 6)
      pen.strokeStyle = css(mix(bark, palette.shadow, 0.5), 0.7)
      pen.lineWidth = 2
      for (let i = 0; i < 5; i++) {
        pen.beginPath()
        pen.moveTo(trunkX - 12 + i * 6, 510)
        pen.bezierCurveTo(trunkX - 10 + i * 5, 460, trunkX - 10 + i * 5, 420, trunkX - 8 + i * 4, 360)
        pen.stroke()
      }
    },
  }
}
