import type { Stroke } from './codec.ts'
import { EVEN_PRESSURE, type Pen, PRESSURE_LEVELS } from './stroke.ts'

/** What a line's width depends on besides pressure: lines keep the look that they were drawn with. */
export interface Quill {
  readonly pen: Pen
  /** From before lines had headings: pens were thinner then, and gave way more. */
  readonly isOld: boolean
}

export const quillOf = ({ pen, headings }: Stroke): Quill => ({ pen, isOld: headings === null })

interface Width {
  /** Steps of the grid, at even pressure. */
  readonly even: number
  /** How much narrower it is at no pressure, and how much wider at the most, in parts of it. */
  readonly less: number
  readonly more: number
}

const WIDTHS: Readonly<Record<Pen, Width>> = {
  thick: { even: 72, less: 0.35, more: 0.35 },
  thin: { even: 38, less: 0.25, more: 0.25 },
  eraser: { even: 200, less: 0, more: 0 },
}
const OLD_WIDTHS: Readonly<Record<Pen, Width>> = {
  thick: { even: 56, less: 0.6, more: 0.525 },
  thin: { even: 24, less: 0.6, more: 0.525 },
  eraser: { even: 160, less: 0, more: 0 },
}
const HARDEST = PRESSURE_LEVELS - 1 - EVEN_PRESSURE

/** In steps of the grid. */
export function widthOf({ pen, isOld }: Quill, pressure: number = EVEN_PRESSURE): number {
  const { even, less, more } = (isOld ? OLD_WIDTHS : WIDTHS)[pen]
  const pressed = Math.round(pressure) - EVEN_PRESSURE
  return even * (1 + (pressed < 0 ? (less * pressed) / EVEN_PRESSURE : (more * pressed) / HARDEST))
}
