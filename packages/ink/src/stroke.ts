/** Sheets are as wide as the grid; a lower sheet leaves the bottom of the grid empty. */
export const GRID = 4096

/** Pressure is told in sixteen levels; a finger or a mouse always presses in the middle. */
export const PRESSURE_LEVELS = 16
export const EVEN_PRESSURE = 8

export const PENS = ['thick', 'thin', 'eraser'] as const
export type Pen = (typeof PENS)[number]

export const STROKE_POINTS_AT_MOST = 1024
export const STROKE_BYTES_AT_MOST = 3000
/** The same, as text. */
export const INK_LETTERS_AT_MOST = 4000
/** Undone strokes use up numbers as well. */
export const STROKE_NUMBERS_BELOW = 1 << 14

/** Whole numbers on the grid. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly pressure: number
}

/** A stroke as it stands in the log. */
export interface InkedStroke {
  readonly pen: Pen
  readonly ink: string
}

export const isOnGrid = (coordinate: number): boolean => coordinate >= 0 && coordinate < GRID

/** The nearest point of the grid to what a pointer says; pressure from 0 to 1. What is no number is 0: one such point would shift all that come after it. */
export function pointNear(x: number, y: number, pressure: number | null = null): Point {
  return {
    x: whole(x, GRID),
    y: whole(y, GRID),
    pressure: pressure === null || Number.isNaN(pressure) ? EVEN_PRESSURE : whole(pressure * (PRESSURE_LEVELS - 1), PRESSURE_LEVELS),
  }
}

const whole = (value: number, below: number): number => Math.min(Math.max(Math.round(value) || 0, 0), below - 1)
