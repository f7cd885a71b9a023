import type { Rgb } from '../colour/colour.ts'
import type { Palette } from '../palettes/palette.ts'
import type { Pen } from '../pixels/canvas.ts'
import type { Dressed } from './looks.ts'

export const boxWidth = 140
export const boxHeight = 200
export const middle = 70

/** The measures of a body in its box. */
export interface Build {
  headRadius: number
  headY: number
  shoulderY: number
  shoulderWidth: number
  hemY: number
  hemWidth: number
}

export function buildOf({ child, cloak, dress, jacket }: Dressed): Build {
  const headRadius = child ? 19 : 14
  const headY = child ? 58 : 34
  return {
    headRadius,
    headY,
    shoulderY: headY + headRadius + (child ? 4 : 6),
    shoulderWidth: child ? 15 : 19,
    hemY: child ? (jacket ? 140 : 160) : jacket ? 128 : cloak ? 186 : 158,
    hemWidth: (dress ? 34 : cloak ? 32 : jacket ? 21 : 25) * (child ? 0.95 : 1),
  }
}

/** All that a part of a figure needs to be drawn. */
export interface Sitting {
  pen: Pen
  palette: Palette
  looks: Dressed
  build: Build
  /** Seen from the side, turned to the right. */
  aside: boolean
  shaded(colour: Rgb, by: number): string
}
