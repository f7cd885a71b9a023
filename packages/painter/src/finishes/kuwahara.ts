import { brightness } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

/** Flattens colour without softening edges: each pixel takes the calmest of the four squares it is a corner of. */
export function flattened({ rgb, width, height }: Stage, radius: number): Float32Array {
  const { sums, squares, stride } = summedAreas(rgb, width, height)
  const result = new Float32Array(width * height * 3)
  const mean = (a: number, b: number, c: number, d: number, channel: number, n: number) =>
    ((sums[d * 3 + channel] ?? 0) - (sums[b * 3 + channel] ?? 0) - (sums[c * 3 + channel] ?? 0) + (sums[a * 3 + channel] ?? 0)) / n
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let calmest = 1e9
      const i = (y * width + x) * 3
      for (let quarter = 0; quarter < 4; quarter++) {
        const left = Math.max(0, quarter & 1 ? x : x - radius)
        const right = Math.min(width, (quarter & 1 ? x + radius : x) + 1)
        const top = Math.max(0, quarter & 2 ? y : y - radius)
        const bottom = Math.min(height, (quarter & 2 ? y + radius : y) + 1)
        const n = (right - left) * (bottom - top)
        const a = top * stride + left
        const b = top * stride + right
        const c = bottom * stride + left
        const d = bottom * stride + right
        const red = mean(a, b, c, d, 0, n)
        const green = mean(a, b, c, d, 1, n)
        const blue = mean(a, b, c, d, 2, n)
        const middle = brightness(red, green, blue)
        const variance = ((squares[d] ?? 0) - (squares[b] ?? 0) - (squares[c] ?? 0) + (squares[a] ?? 0)) / n - middle * middle
        if (variance < calmest) {
          calmest = variance
          result[i] = red
          result[i + 1] = green
          result[i + 2] = blue
        }
      }
    }
  return result
}

function summedAreas(rgb: Float32Array, width: number, height: number) {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1) * 3)
  const squares = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let red = 0
    let green = 0
    let blue = 0
    let square = 0
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3
      const r = rgb[i] ?? 0
      const g = rgb[i + 1] ?? 0
      const b = rgb[i + 2] ?? 0
      red += r
      green += g
      blue += b
      const bright = brightness(r, g, b)
      square += bright * bright
      const at = (y + 1) * stride + x + 1
      sums[at * 3] = (sums[(at - stride) * 3] ?? 0) + red
      sums[at * 3 + 1] = (sums[(at - stride) * 3 + 1] ?? 0) + green
      sums[at * 3 + 2] = (sums[(at - stride) * 3 + 2] ?? 0) + blue
      squares[at] = (squares[at - stride] ?? 0) + square
    }
  }
  return { sums, squares, stride }
}
