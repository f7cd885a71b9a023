import { lerp, type Point } from '../interpolate.ts'

interface Turn {
  at: Point
  isCorner: boolean
}

interface Joint {
  x: number
  y: number
  width: number
}

const steps = 8
const tension = 1 / 6

/** '10,20 30,40! 50,60': points joined by a smooth closed curve, with a corner at each '!'. */
export function closedCurve(pen: { moveTo(x: number, y: number): void; bezierCurveTo(...to: Bezier): void }, text: string): void {
  const turns = text.split(' ').map(turnOf)
  const count = turns.length
  const at = (i: number): Turn => turns[(i + count) % count] ?? turnOf('0,0')
  pen.moveTo(...at(0).at)
  for (let i = 0; i < count; i++) {
    const from = at(i)
    const to = at(i + 1)
    const leave = from.isCorner ? from.at : handle(from.at, at(i - 1).at, to.at)
    const arrive = to.isCorner ? to.at : handle(to.at, at(i + 2).at, from.at)
    pen.bezierCurveTo(...leave, ...arrive, ...to.at)
  }
}

type Bezier = [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

const handle = (at: Point, behind: Point, ahead: Point): Point => [
  at[0] + (ahead[0] - behind[0]) * tension,
  at[1] + (ahead[1] - behind[1]) * tension,
]

function turnOf(text: string): Turn {
  const isCorner = text.endsWith('!')
  const [x = 0, y = 0] = (isCorner ? text.slice(0, -1) : text).split(',').map(Number)
  return { at: [x, y], isCorner }
}

/** '10,20,8 30,40,4': a smooth line through joints, with the width at each. */
export function smoothSpine(text: string): Joint[] {
  const joints = text.split(' ').map((joint): Joint => {
    const [x = 0, y = 0, width = 0] = joint.split(',').map(Number)
    return { x, y, width }
  })
  const spine: Joint[] = []
  for (const [i, from] of joints.entries()) {
    const to = joints[i + 1]
    if (!to) return [...spine, from]
    const before = joints[i - 1] ?? from
    const after = joints[i + 2] ?? to
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      spine.push({
        x: onCurve(before.x, from.x, to.x, after.x, t),
        y: onCurve(before.y, from.y, to.y, after.y, t),
        width: lerp(from.width, to.width, t * t * (3 - 2 * t)),
      })
    }
  }
  return spine
}

/** Catmull and Rom's curve: it passes through every point it is given. */
const onCurve = (before: number, from: number, to: number, after: number, t: number): number =>
  from + (t * (to - before + t * (2 * before - 5 * from + 4 * to - after + t * (3 * (from - to) + after - before)))) / 2
