/** How much of the bandwidth and of the processor one picture may take. */
export interface Quality {
  readonly width: number
  readonly height: number
  readonly frameRate: number
  readonly bitsPerSecond: number
}

const UP_TO_THREE: Quality = { width: 640, height: 480, frameRate: 24, bitsPerSecond: 600_000 }
const UP_TO_FIVE: Quality = { width: 320, height: 240, frameRate: 20, bitsPerSecond: 250_000 }
const MANY: Quality = { width: 240, height: 180, frameRate: 15, bitsPerSecond: 150_000 }

/** Everybody sends to everybody: the more there are, the smaller the picture. */
export function qualityFor(people: number): Quality {
  if (people <= 3) return UP_TO_THREE
  return people <= 5 ? UP_TO_FIVE : MANY
}
