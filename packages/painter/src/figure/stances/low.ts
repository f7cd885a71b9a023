import type { Stance } from '../stance.ts'

/** Seated, kneeling or lying. */
export const low = {
  kneel: {
    box: [150, 190],
    hips: [62, 134],
    aside: true,
    lean: 4,
    tilt: 8,
    legs: [
      [84, -2, 90],
      [4, -86, -60],
    ],
    arms: [
      [30, 72],
      [22, 66],
    ],
    tail: -8,
    stream: -40,
    onStick: true,
    tailLength: 0.75,
  },
  sleep: {
    box: [232, 79],
    hips: [136, 41],
    lean: -99,
    tilt: -94,
    legs: [
      [58, 104, 96],
      [46, 94, 90],
    ],
    arms: [
      [-92, -100],
      [70, 40],
    ],
    tail: 74,
    spread: 0.82,
    stream: 82,
    tailLength: 0.85,
    hair: 80,
  },
  swing: {
    box: [170, 190],
    hips: [74, 124],
    aside: true,
    lean: -22,
    tilt: -12,
    legs: [
      [92, 58, 138],
      [82, 42, 122],
    ],
    arms: [
      [104, 152],
      [62, 142],
    ],
    tail: 78,
    stream: -70,
    holds: 'swing',
  },
  row: {
    box: [170, 162],
    hips: [58, 133],
    aside: true,
    lean: 18,
    tilt: 12,
    legs: [
      [112, 42, 118],
      [104, 36, 112],
    ],
    arms: [
      [66, 84],
      [58, 78],
    ],
    tail: 88,
    spread: 0.9,
    stream: -50,
  },
  read: {
    box: [150, 192],
    hips: [58, 140],
    aside: true,
    lean: 4,
    tilt: 26,
    legs: [
      [90, 8, 92],
      [82, -6, 84],
    ],
    arms: [
      [32, 112],
      [18, 104],
    ],
    tail: 80,
    stream: -30,
    holds: 'book',
  },
  huddle: {
    box: [150, 156],
    hips: [58, 133],
    aside: true,
    lean: 12,
    tilt: 20,
    legs: [
      [132, 22, 90],
      [126, 16, 88],
    ],
    arms: [
      [48, 64],
      [36, 76],
    ],
    tail: 100,
    spread: 0.9,
    stream: -30,
  },
} as const satisfies Record<string, Stance>
