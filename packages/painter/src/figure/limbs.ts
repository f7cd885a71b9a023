import { css } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Sitting } from './build.ts'
import type { ArmJoints, LegJoints } from './skeleton.ts'
import { along, plus } from './stance.ts'

export function drawPosedArm({ pen, looks, shaded }: Sitting, { shoulder, elbow, hand }: ArmJoints, { over }: { over: boolean }): void {
  const width = looks.child ? 9 : 11
  const sleeve = () => bend(pen, shoulder, elbow, hand, 0.75)
  if (over) {
    pen.strokeStyle = shaded(looks.coat, 0.55)
    pen.lineWidth = width + 2.5
    pen.lineCap = 'butt'
    sleeve()
    pen.lineCap = 'round'
  }
  pen.strokeStyle = shaded(looks.coat, over ? 0.06 : 0.24)
  pen.lineWidth = width
  sleeve()
  pen.fillStyle = css(looks.skin)
  pen.beginPath()
  pen.arc(...hand, looks.child ? 4.2 : 5, 0, 7)
  pen.fill()
}

export function drawPosedLeg(
  { pen, looks, aside, shaded }: Sitting,
  { hip, knee, ankle, toe }: LegJoints,
  { far }: { far: boolean },
): void {
  pen.strokeStyle = shaded(looks.legs, far ? 0.35 : 0)
  pen.lineWidth = looks.child ? 9 : 10
  bend(pen, hip, knee, ankle, 0.85)
  pen.fillStyle = shaded(looks.legs, 0.3)
  pen.beginPath()
  if (toe === undefined) pen.ellipse(ankle[0], ankle[1] + 4, 8, 5, 0, 0, 7)
  else pen.ellipse(...plus(ankle, plus(along(toe, 4), along(toe - 90, aside ? 3.5 : 0))), 9.5, 5, ((90 - toe) * Math.PI) / 180, 0, 7)
  pen.fill()
}

/** Through a joint, softly: `firm` 1 passes right through it. */
function bend(pen: Sitting['pen'], from: Point, joint: Point, to: Point, firm: number): void {
  const pulled = (axis: 0 | 1) => joint[axis] + firm * (joint[axis] - (from[axis] + to[axis]) / 2)
  pen.beginPath()
  pen.moveTo(...from)
  pen.quadraticCurveTo(pulled(0), pulled(1), ...to)
  pen.stroke()
}
