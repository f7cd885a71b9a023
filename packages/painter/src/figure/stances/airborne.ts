import type { Stance } from '../stance.ts'

/** In the air or in the water. */
export const airborne = {
  fall: {
    box: [206, 224],
    hips: [104, 98],
    inAir: true,
    lean: 154,
    tilt: 140,
    legs: [
      [134, 186],
      [206, 262],
    ],
    arms: [
      [72, 110],
      [-52, -96],
    ],
    tail: 178,
    spread: 1.3,
    stream: 176,
    tailLength: 0.7,
  },
  fly: {
    box: [250, 132],
    hips: [118, 83],
    aside: true,
    inAir: true,
    lean: 78,
    tilt: 40,
    legs: [
      [-86, -100, -96],
      [-78, -92, -88],
    ],
    arms: [
      [104, 98],
      [92, 94],
    ],
    armLength: 60,
    tail: -98,
    spread: 1.25,
    stream: -96,
  },
  float: {
    box: [232, 130],
    hips: [124, 62],
    aside: true,
    inAir: true,
    lean: -82,
    tilt: -104,
    legs: [
      [94, 66, 120],
      [84, 50, 104],
    ],
    arms: [
      [-112, -74],
      [-46, 8],
    ],
    tail: 70,
    spread: 1.1,
    stream: -4,
  },
  swim: {
    box: [250, 120],
    hips: [116, 70],
    aside: true,
    inAir: true,
    lean: 82,
    tilt: 64,
    legs: [
      [-74, -84, -80],
      [-90, -128, -112],
    ],
    arms: [
      [70, 84],
      [142, 76],
    ],
    armLength: 62,
    tail: -88,
    spread: 0.85,
    stream: -92,
  },
  jump: {
    box: [160, 232],
    hips: [80, 132],
    inAir: true,
    lean: 0,
    tilt: -4,
    legs: [
      [-30, -16, -30],
      [58, -34, -10],
    ],
    arms: [
      [-132, -152],
      [132, 152],
    ],
    armLength: 58,
    tail: 0,
    spread: 1.25,
    tailLength: 0.75,
  },
} as const satisfies Record<string, Stance>
