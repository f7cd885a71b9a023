import type { Strength } from './strength.ts'

/** How a puppet stands: how high above the ground and how large, and how far each part is turned, in degrees. */
export interface Pose {
  readonly hop: number
  readonly lean: number
  readonly size: number
  readonly head: number
  readonly jaw: number
  readonly nearArm: number
  readonly farArm: number
  readonly tail: number
  readonly nearLeg: number
  readonly farLeg: number
}

/** Beats a second, in radians: the stronger, the faster. */
export const paceOf = (strength: Strength): number => 2 * Math.PI * (0.32 + 1.5 * strength)

/** How it stands at a moment of its dance; the stronger, the wider, the higher and the larger. */
export function poseAt(strength: Strength, beat: number): Pose {
  const swing = Math.sin(beat)
  return {
    hop: Math.abs(swing) * 17 * strength ** 1.3,
    lean: Math.sin(beat / 2) * (1 + 9 * strength),
    size: 0.84 + 0.18 * strength,
    head: Math.sin(beat + 0.8) * (1.5 + 13 * strength) - 4 * strength,
    jaw: (0.5 + 0.5 * Math.sin(beat * 2)) * 27 * strength,
    nearArm: Math.sin(beat * 2) * (4 + 52 * strength) - 25 * strength,
    farArm: Math.sin(beat * 2 + 2) * (4 + 52 * strength) - 25 * strength,
    tail: Math.sin(beat + 2) * (3 + 20 * strength),
    nearLeg: swing * (1 + 20 * strength),
    farLeg: -swing * (1 + 20 * strength),
  }
}

/** For those who want nothing to move: the same strength in how it stands. */
export const stillPoseAt = (strength: Strength): Pose => ({
  hop: 12 * strength,
  lean: 0,
  size: 0.8 + 0.22 * strength,
  head: -12 * strength,
  jaw: 27 * strength,
  nearArm: -75 * strength,
  farArm: -95 * strength,
  tail: -18 * strength,
  nearLeg: -20 * strength,
  farLeg: 20 * strength,
})
