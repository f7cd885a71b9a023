import type { Strength } from './strength.ts'

export const PARTS = ['whole', 'head', 'jaw', 'nearArm', 'farArm', 'tail', 'nearLeg', 'farLeg'] as const
export type Part = (typeof PARTS)[number]
export type Pose = Readonly<Record<Part, string>>

/** Beats a second, in radians: the stronger, the faster. */
export const paceOf = (strength: Strength): number => 2 * Math.PI * (0.32 + 1.5 * strength)

const turned = (degrees: number) => `rotate(${degrees.toFixed(1)}deg)`

/** How it stands at a moment of its dance; the stronger, the wider, the higher and the larger. */
export function poseAt(strength: Strength, beat: number): Pose {
  const swing = Math.sin(beat)
  const hop = Math.abs(swing) * 17 * strength ** 1.3
  const lean = Math.sin(beat / 2) * (1 + 9 * strength)
  const size = 0.84 + 0.18 * strength
  return {
    whole: `translateY(${(-hop).toFixed(2)}px) ${turned(lean)} scale(${size.toFixed(3)})`,
    head: turned(Math.sin(beat + 0.8) * (1.5 + 13 * strength) - 4 * strength),
    jaw: turned((0.5 + 0.5 * Math.sin(beat * 2)) * 27 * strength),
    nearArm: turned(Math.sin(beat * 2) * (4 + 52 * strength) - 25 * strength),
    farArm: turned(Math.sin(beat * 2 + 2) * (4 + 52 * strength) - 25 * strength),
    tail: turned(Math.sin(beat + 2) * (3 + 20 * strength)),
    nearLeg: turned(swing * (1 + 20 * strength)),
    farLeg: turned(-swing * (1 + 20 * strength)),
  }
}

/** For who wants nothing to move: the same strength in how it stands. */
export const stillPoseAt = (strength: Strength): Pose => ({
  ...poseAt(strength, 0),
  whole: `translateY(${(-12 * strength).toFixed(1)}px) scale(${(0.8 + 0.22 * strength).toFixed(3)})`,
  head: turned(-12 * strength),
  jaw: turned(27 * strength),
  nearArm: turned(-75 * strength),
  farArm: turned(-95 * strength),
  tail: turned(-18 * strength),
  nearLeg: turned(-20 * strength),
  farLeg: turned(20 * strength),
})
