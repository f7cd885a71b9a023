import { css, type Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import type { Stage } from '../stage/stage.ts'

/** From the eye: x and y in shares of the picture at a depth of 1, and how deep. */
export type Project = (x: number, y: number, z: number) => Point

export const vanishingAt =
  ({ width, height }: Stage, vanishX: number, vanishY: number): Project =>
  (x, y, z) => [width * (vanishX + x / z), height * (vanishY + y / z)]

/** Depths from far to near, each a share of the one before. */
export function depths(far: number, near: number, share: number): number[] {
  const list: number[] = []
  for (let z = far; z > near; z *= share) list.push(z)
  return [...list, near]
}

export function polygon(pen: Pen, colour: Rgb, points: readonly Point[]): void {
  pen.fillStyle = css(colour)
  pen.strokeStyle = css(colour)
  // the seams between neighbours would show otherwise
  pen.lineWidth = 1
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
  pen.stroke()
}

export function thickLine(pen: Pen, colour: Rgb, thickness: number, points: readonly Point[]): void {
  pen.strokeStyle = css(colour)
  pen.lineWidth = thickness
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
}
