import type { Point } from '../interpolate.ts'
import type { Build } from './build.ts'
import type { Dressed } from './looks.ts'
import { along, type Angle, type ArmAngles, type LegAngles, plus, type Stance } from './stance.ts'

const spineLength = 61
const thighLength = 38
const shinLength = 37
const usualArmLength = 54
/** How far down the back the arms begin. */
const shoulderDrop = 8
/** A child's body beside a grown-up's; its head is larger. */
const childSize = 0.81

export interface ArmJoints {
  shoulder: Point
  elbow: Point
  hand: Point
}

export interface LegJoints {
  hip: Point
  knee: Point
  ankle: Point
  toe: Angle | undefined
}

/** Where the joints of a body are, in its box. */
export interface Skeleton {
  neck: Point
  head: Point
  hips: Point
  arms: readonly [ArmJoints, ArmJoints]
  legs: readonly [LegJoints, LegJoints]
  size: number
}

export function skeletonOf(stance: Stance, { child }: Dressed, { headRadius, shoulderWidth }: Build): Skeleton {
  const size = child ? childSize : 1
  const hips = grownHips(stance, size)
  const neck = plus(hips, along(180 - stance.lean, spineLength * size))
  const head = plus(neck, along(180 - stance.tilt, headRadius + (child ? 4 : 6)))
  const shoulderSide = stance.aside ? 2 : shoulderWidth - 3
  const hipSide = stance.aside ? 2 : 8 * size
  const acrossFrom = (from: Point, side: 1 | -1, by: number) => plus(from, along(90 - stance.lean, side * by))
  const arm = (side: 1 | -1, [upper, fore]: ArmAngles): ArmJoints => {
    const shoulder = acrossFrom(plus(neck, along(-stance.lean, shoulderDrop)), side, shoulderSide)
    const half = ((stance.armLength ?? usualArmLength) / 2) * size
    const elbow = plus(shoulder, along(upper, half))
    return { shoulder, elbow, hand: plus(elbow, along(fore, half)) }
  }
  const leg = (side: 1 | -1, [thigh, shin, toe]: LegAngles): LegJoints => {
    const hip = acrossFrom(hips, side, hipSide)
    const knee = plus(hip, along(thigh, thighLength * size))
    return { hip, knee, ankle: plus(knee, along(shin, shinLength * size)), toe }
  }
  return {
    neck,
    head,
    hips,
    arms: [arm(-1, stance.arms[0]), arm(1, stance.arms[1])],
    legs: [leg(-1, stance.legs[0]), leg(1, stance.legs[1])],
    size,
  }
}

/** A child is smaller towards the ground it stands on, or towards the middle of the air. */
function grownHips({ box, hips, inAir }: Stance, size: number): Point {
  const [width, height] = box
  const floor = inAir ? height / 2 : height - 9
  return [width / 2 + (hips[0] - width / 2) * size, floor + (hips[1] - floor) * size]
}
