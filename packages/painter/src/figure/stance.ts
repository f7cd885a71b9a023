import type { Point } from '../interpolate.ts'
import type { Held } from './held.ts'

/** In degrees: 0 points down, 90 to the right (forwards, seen from the side), 180 up, -90 to the left. */
export type Angle = number

export type ArmAngles = readonly [upper: Angle, fore: Angle]
/** A foot seen from behind needs no toe. */
export type LegAngles = readonly [thigh: Angle, shin: Angle, toe?: Angle]

/** How a body holds itself, in units of which a grown-up who stands is 200 high. */
export interface Stance {
  box: readonly [width: number, height: number]
  hips: Point
  /** Seen from the side and turned a little away; otherwise seen from behind. */
  aside?: true
  inAir?: true
  /** Of the spine from upright, to the right. */
  lean: Angle
  /** Of the head from upright, to the right. */
  tilt: Angle
  /** The left ones first; seen from the side, the far ones first. */
  legs: readonly [LegAngles, LegAngles]
  arms: readonly [ArmAngles, ArmAngles]
  /** A stretched arm is a little longer. */
  armLength?: number
  /** Where the tail of the coat goes, and how much wider than usual it spreads. */
  tail: Angle
  spread?: number
  /** A tail that flies up is shorter to the eye. */
  tailLength?: number
  /** Where a scarf and long hair blow; by the wind unless told. */
  stream?: Angle
  hair?: Angle
  holds?: Held
  /** A walking stick fits the right hand. */
  onStick?: true
}

/** A step from a joint to the next. */
export function along(angle: Angle, length: number): Point {
  const turn = (angle * Math.PI) / 180
  return [Math.sin(turn) * length, Math.cos(turn) * length]
}

export const plus = (from: Point, step: Point): Point => [from[0] + step[0], from[1] + step[1]]
