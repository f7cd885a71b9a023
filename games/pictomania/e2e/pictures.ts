/** A part of the sheet from its left upper corner. */
export type Spot = readonly [x: number, y: number]
export type PenLine = readonly Spot[]

const round = (x: number, y: number, wide: number, high = wide): PenLine =>
  Array.from({ length: 17 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)]
  })

const HOUSE: readonly PenLine[] = [
  [
    [0.2, 0.85],
    [0.2, 0.48],
    [0.5, 0.2],
    [0.8, 0.48],
    [0.8, 0.85],
    [0.2, 0.85],
  ],
  [
    [0.45, 0.85],
    [0.45, 0.62],
    [0.6, 0.62],
    [0.6, 0.85],
  ],
  round(0.86, 0.16, 0.08),
]

const CAT: readonly PenLine[] = [
  [
    [0.24, 0.5],
    [0.22, 0.16],
    [0.4, 0.3],
    [0.6, 0.3],
    [0.78, 0.16],
    [0.76, 0.5],
    [0.7, 0.72],
    [0.5, 0.82],
    [0.3, 0.72],
    [0.24, 0.5],
  ],
  round(0.4, 0.48, 0.03, 0.05),
  round(0.6, 0.48, 0.03, 0.05),
  [
    [0.4, 0.68],
    [0.46, 0.7],
    [0.5, 0.62],
    [0.54, 0.7],
    [0.6, 0.68],
  ],
  [
    [0.64, 0.6],
    [0.92, 0.54],
  ],
  [
    [0.36, 0.6],
    [0.08, 0.54],
  ],
]

const FISH: readonly PenLine[] = [
  [
    [0.9, 0.3],
    [0.9, 0.7],
    [0.68, 0.52],
    [0.5, 0.68],
    [0.3, 0.7],
    [0.12, 0.5],
    [0.3, 0.3],
    [0.5, 0.32],
    [0.68, 0.48],
    [0.9, 0.3],
  ],
  round(0.27, 0.45, 0.03),
  round(0.14, 0.22, 0.04),
  round(0.22, 0.11, 0.025),
]

const BOAT: readonly PenLine[] = [
  [
    [0.14, 0.66],
    [0.86, 0.66],
    [0.7, 0.82],
    [0.28, 0.82],
    [0.14, 0.66],
  ],
  [
    [0.5, 0.66],
    [0.5, 0.12],
    [0.8, 0.56],
    [0.5, 0.56],
  ],
  [
    [0.45, 0.22],
    [0.22, 0.56],
    [0.45, 0.56],
  ],
  [
    [0.04, 0.92],
    [0.2, 0.88],
    [0.36, 0.93],
    [0.52, 0.88],
    [0.68, 0.93],
    [0.84, 0.88],
    [0.96, 0.92],
  ],
]

export const PICTURES: readonly (readonly PenLine[])[] = [HOUSE, CAT, FISH, BOAT]
