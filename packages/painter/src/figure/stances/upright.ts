import type { Stance } from '../stance.ts'

/** On the feet. */
export const upright = {
  run: {
    box: [180, 194],
    hips: [84, 130],
    aside: true,
    lean: 20,
    tilt: 14,
    legs: [
      [72, -14, 78],
      [-34, -104, -20],
    ],
    arms: [
      [-76, 2],
      [34, 122],
    ],
    tail: -38,
    spread: 1.15,
    stream: -82,
    tailLength: 0.85,
  },
  reach: {
    box: [140, 222],
    hips: [70, 132],
    lean: 0,
    tilt: -6,
    legs: [
      [-6, -4, -4],
      [6, 4, 4],
    ],
    arms: [
      [-158, -174],
      [158, 174],
    ],
    armLength: 62,
    tail: 0,
    spread: 0.95,
  },
  climb: {
    box: [150, 208],
    hips: [64, 121],
    aside: true,
    lean: 10,
    tilt: -16,
    legs: [
      [98, 8, 92],
      [-8, -4, 62],
    ],
    arms: [
      [150, 176],
      [98, 156],
    ],
    armLength: 60,
    tail: -8,
    stream: -40,
  },
  dance: {
    box: [184, 218],
    hips: [86, 127],
    lean: -8,
    tilt: 10,
    legs: [
      [0, 0, 0],
      [62, 74, 84],
    ],
    arms: [
      [-92, -128],
      [140, 206],
    ],
    armLength: 60,
    tail: 12,
    spread: 1.35,
  },
  carry: {
    box: [140, 216],
    hips: [70, 131],
    lean: 0,
    tilt: 0,
    legs: [
      [-8, -5],
      [8, 5],
    ],
    arms: [
      [-138, -184],
      [138, 184],
    ],
    armLength: 66,
    tail: 0,
  },
  push: {
    box: [190, 200],
    hips: [80, 128],
    aside: true,
    lean: 44,
    tilt: 52,
    legs: [
      [38, -30, 82],
      [-40, -46, 60],
    ],
    arms: [
      [92, 90],
      [82, 88],
    ],
    tail: -26,
    stream: -60,
  },
  pull: {
    box: [200, 196],
    hips: [84, 124],
    aside: true,
    lean: -30,
    tilt: -26,
    legs: [
      [64, 34, 112],
      [44, 6, 90],
    ],
    arms: [
      [76, 84],
      [66, 78],
    ],
    tail: 16,
    stream: -30,
  },
  bow: {
    box: [210, 202],
    hips: [80, 115],
    aside: true,
    lean: 66,
    tilt: 104,
    legs: [
      [6, -6, 84],
      [-2, -6, 84],
    ],
    arms: [
      [8, 28],
      [-2, 22],
    ],
    tail: -6,
    stream: 20,
    onStick: true,
  },
  lookUp: {
    box: [150, 200],
    hips: [86, 115],
    aside: true,
    lean: -12,
    tilt: -58,
    legs: [
      [7, 3, 90],
      [-7, -3, 86],
    ],
    arms: [
      [-14, 0],
      [88, 196],
    ],
    tail: -3,
    stream: -34,
  },
  play: {
    box: [160, 220],
    hips: [72, 135],
    aside: true,
    lean: -4,
    tilt: 22,
    legs: [
      [9, 4, 88],
      [-9, -5, 86],
    ],
    arms: [
      [52, 112],
      [30, 104],
    ],
    tail: -2,
    stream: -50,
    holds: 'violin',
  },
} as const satisfies Record<string, Stance>
