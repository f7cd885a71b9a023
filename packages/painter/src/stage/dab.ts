import type { Rgb } from '../colour/colour.ts'

/** One pixel of a fill: its colour, which way the brush goes there, how firmly, and how fine. */
export interface Dab {
  red: number
  green: number
  blue: number
  angle: number
  anglePull: number
  detail: number
}

export function lay(dab: Dab, colour: Rgb, angle: number, anglePull: number, detail: number): void {
  dab.red = colour[0]
  dab.green = colour[1]
  dab.blue = colour[2]
  dab.angle = angle
  dab.anglePull = anglePull
  dab.detail = detail
}
