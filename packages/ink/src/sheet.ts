import type { Pen } from './stroke.ts'

/** A stroke on a sheet, as it is kept and sent. There may be thousands of them: so its parts have places, and no names. */
export type StrokeOnSheet = readonly [number: number, pen: Pen, ink: string, at?: number]

/** A hand that sets dots as fast as it can makes 4,300 in ten minutes. */
export const SHEET_STROKES_AT_MOST = 6000
/** Of ink, as text. A hand that scribbles for ten minutes without a stop makes 67,000 of them, and none makes more than 176,000. */
export const SHEET_LETTERS_AT_MOST = 256 * 1024
/** A sheet fills no faster than this from when the drawing began; scribbling makes 110 letters a second, and a hand is not followed closer than 290. */
export const SHEET_LETTERS_AT_FIRST = 8 * 1024
export const SHEET_LETTERS_PER_SECOND = 450

/** How often somebody may undo, redo or clear in a round: each is written down. Who holds the keys down does it thirty times a second. */
export const SHEET_TURNS_AT_MOST = 2000

export const lettersOn = (strokes: readonly StrokeOnSheet[]): number => strokes.reduce((letters, [, , ink]) => letters + ink.length, 0)

interface Sheet {
  readonly strokes: number
  /** Of all its ink, as text. */
  readonly letters: number
  /** Milliseconds since the drawing began, not since the last stroke: what waited for a connection comes all at once. */
  readonly age: number
}

/** Whether a stroke of so many letters still fits. */
export function hasRoomFor(inkLetters: number, { strokes, letters, age }: Sheet): boolean {
  const lettersByNow = SHEET_LETTERS_AT_FIRST + (SHEET_LETTERS_PER_SECOND * age) / 1000
  return strokes < SHEET_STROKES_AT_MOST && letters + inkLetters <= Math.min(SHEET_LETTERS_AT_MOST, lettersByNow)
}
