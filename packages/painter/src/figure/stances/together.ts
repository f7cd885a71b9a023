import type { Angle, Stance } from '../stance.ts'

const standing = {
  box: [140, 200],
  hips: [70, 115],
  lean: 0,
  tilt: 0,
  legs: [
    [0, 0],
    [0, 0],
  ],
  arms: [
    [-12, 2],
    [12, -2],
  ],
  tail: 0,
} as const satisfies Stance

export interface Beside {
  child: boolean
  otherChild: boolean
}

/** Hands meet at one height: a grown-up reaches down to a child, who reaches up. */
export function handInHand({ child, otherChild }: Beside): [left: Stance, right: Stance] {
  const differ = child !== otherChild
  const angleOf = (isChild: boolean): Angle => (differ ? (isChild ? 64 : 20) : 32)
  const one = angleOf(child)
  const other = angleOf(otherChild)
  return [
    { ...standing, tilt: child && differ ? 8 : 4, arms: [standing.arms[0], [one, one]] },
    { ...standing, tilt: otherChild && differ ? -8 : -4, arms: [[-other, -other], standing.arms[1]] },
  ]
}

/** Seen from the side, leaning into the other's arms. */
export const embracing: Stance = {
  box: [150, 200],
  hips: [62, 115],
  aside: true,
  lean: 7,
  tilt: 20,
  legs: [
    [4, 0, 90],
    [-8, -8, 80],
  ],
  arms: [
    [66, 84],
    [58, 96],
  ],
  tail: -4,
  stream: -50,
}

/** Leads a dance with one arm high. */
export const twirling: Stance = {
  ...standing,
  box: [150, 204],
  hips: [66, 119],
  lean: 4,
  tilt: 8,
  legs: [
    [-10, -4],
    [16, 4],
  ],
  arms: [
    [-40, -70],
    [122, 158],
  ],
  armLength: 60,
  tail: -6,
  spread: 1.1,
}

/** Turns under that arm on the tip of a foot. */
export const twirled: Stance = {
  ...standing,
  box: [184, 208],
  hips: [96, 120],
  lean: 5,
  tilt: -8,
  legs: [
    [2, -2, 0],
    [34, -36, -10],
  ],
  arms: [
    [-132, -164],
    [82, 112],
  ],
  armLength: 60,
  tail: -6,
  spread: 1.45,
}

/** Carries somebody on the shoulders and holds their feet. */
export const ridden: Stance = {
  box: [140, 200],
  hips: [66, 115],
  aside: true,
  lean: 4,
  tilt: 6,
  legs: [
    [12, 4, 90],
    [-12, -8, 82],
  ],
  arms: [
    [40, 142],
    [28, 138],
  ],
  tail: -2,
  stream: -50,
}

export const riding: Stance = {
  box: [150, 172],
  hips: [70, 128],
  aside: true,
  lean: -4,
  tilt: -10,
  legs: [
    [66, 4, 84],
    [56, -4, 78],
  ],
  arms: [
    [118, 154],
    [104, 142],
  ],
  armLength: 58,
  tail: 46,
  tailLength: 0.5,
  stream: -70,
}
