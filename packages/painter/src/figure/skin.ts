import type { Rgb } from '../colour/colour.ts'

export const skinTones = {
  pale: [0.92, 0.75, 0.64],
  fair: [0.88, 0.7, 0.58],
  tan: [0.76, 0.56, 0.42],
  brown: [0.55, 0.38, 0.28],
  dark: [0.36, 0.24, 0.18],
} as const satisfies Record<string, Rgb>

export type SkinTone = keyof typeof skinTones
