import type { Cubic } from './cubic.ts'
import type { Point } from './stroke.ts'

export interface Measured {
  readonly worst: number
  readonly squares: number
  readonly worstPressure: number
}

/** How far the samples up to the `at`th lie from a cubic: two of Newton's steps from where they should be to the nearest place. */
export function measure(
  { from, out, into, to }: Cubic,
  open: readonly Point[],
  ways: readonly number[],
  at: number,
  isLastOne: boolean,
): Measured {
  const length = ways[at] as number
  // as a polynomial: ((cube·t + square)·t + line)·t + from
  const lineX = 3 * (out.x - from.x)
  const lineY = 3 * (out.y - from.y)
  const squareX = 3 * (into.x - out.x) - lineX
  const squareY = 3 * (into.y - out.y) - lineY
  const cubeX = to.x - from.x - lineX - squareX
  const cubeY = to.y - from.y - lineY - squareY
  let worst = 0
  let squares = 0
  let worstPressure = 0
  const count = isLastOne ? at + 1 : at
  // every sample of every try passes here: a loop makes no rubbish
  for (let i = 0; i < count; i++) {
    const sample = open[i] as Point
    let t = (ways[i] as number) / length
    let x = 0
    let y = 0
    for (let step = 0; step < 3; step++) {
      x = ((cubeX * t + squareX) * t + lineX) * t + from.x - sample.x
      y = ((cubeY * t + squareY) * t + lineY) * t + from.y - sample.y
      if (step === 2) break
      const speedX = (3 * cubeX * t + 2 * squareX) * t + lineX
      const speedY = (3 * cubeY * t + 2 * squareY) * t + lineY
      const speed = speedX * speedX + speedY * speedY
      const slope = speed + x * (6 * cubeX * t + 2 * squareX) + y * (6 * cubeY * t + 2 * squareY)
      const steepness = slope > 0.1 * speed ? slope : speed
      if (steepness === 0) break
      t = Math.min(Math.max(t - (x * speedX + y * speedY) / steepness, 0), 1)
    }
    const square = x * x + y * y
    squares += square
    if (square > worst) worst = square
    const off = Math.abs(from.pressure + t * (to.pressure - from.pressure) - sample.pressure)
    if (off > worstPressure) worstPressure = off
  }
  return { worst: Math.sqrt(worst), squares, worstPressure }
}
