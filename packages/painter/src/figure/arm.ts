import { css } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import { type Build, middle, type Sitting } from './build.ts'
import type { Arm, Dressed } from './looks.ts'

/** From the shoulder, outwards and downwards. */
const reach: Record<Arm, { elbow: Point; hand: Point }> = {
  down: { elbow: [8, 26], hand: [6, 52] },
  up: { elbow: [22, -8], hand: [24, -50] },
  out: { elbow: [20, 12], hand: [44, 2] },
  bent: { elbow: [14, 16], hand: [26, 4] },
}

export function handOf({ arms, child }: Dressed, { shoulderWidth, shoulderY }: Build, side: 1 | -1) {
  const shoulderX = middle + side * (shoulderWidth - 3)
  const topY = shoulderY + 8
  const { elbow, hand } = reach[arms[side < 0 ? 0 : 1]]
  let elbowX = shoulderX + side * elbow[0]
  let elbowY = topY + elbow[1]
  let handX = shoulderX + side * hand[0]
  let handY = topY + hand[1]
  if (child) {
    handX = shoulderX + (handX - shoulderX) * 0.8
    handY = topY + (handY - topY) * 0.8
    elbowX = shoulderX + (elbowX - shoulderX) * 0.8
    elbowY = topY + (elbowY - topY) * 0.8
  }
  return { shoulderX, topY, elbowX, elbowY, handX, handY }
}

export function drawArm({ pen, looks, build, shaded }: Sitting, side: 1 | -1): void {
  const { shoulderX, topY, elbowX, elbowY, handX, handY } = handOf(looks, build, side)
  pen.strokeStyle = shaded(looks.coat, 0.18)
  pen.lineWidth = looks.child ? 9 : 11
  pen.beginPath()
  pen.moveTo(shoulderX, topY)
  pen.quadraticCurveTo(elbowX, elbowY, handX, handY)
  pen.stroke()
  pen.fillStyle = css(looks.skin)
  pen.beginPath()
  pen.arc(handX, handY, looks.child ? 4.2 : 5, 0, 7)
  pen.fill()
}
