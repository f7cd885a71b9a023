import { brightness } from '../colour/colour.ts'
import { clamp } from '../interpolate.ts'
import { blur } from '../pixels/blur.ts'
import type { Stage } from '../stage/stage.ts'

/** The smoothed structure tensor: which way the edges run around each pixel. */
export function structureTensor({ rgb, width, height }: Stage, sigma: number): Float32Array {
  const bright = new Float32Array(width * height)
  for (let i = 0; i < width * height; i++) bright[i] = brightness(rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0)
  const tensor = new Float32Array(width * height * 3)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const northWest = bright[i - width - 1] ?? 0
      const north = bright[i - width] ?? 0
      const northEast = bright[i - width + 1] ?? 0
      const west = bright[i - 1] ?? 0
      const east = bright[i + 1] ?? 0
      const southWest = bright[i + width - 1] ?? 0
      const south = bright[i + width] ?? 0
      const southEast = bright[i + width + 1] ?? 0
      const gx = (northEast + 2 * east + southEast - northWest - 2 * west - southWest) / 4
      const gy = (southWest + 2 * south + southEast - northWest - 2 * north - northEast) / 4
      tensor[i * 3] = gx * gx
      tensor[i * 3 + 1] = gx * gy
      tensor[i * 3 + 2] = gy * gy
    }
  return blur(tensor, { width, height, channels: 3 }, sigma)
}

interface FlowWeights {
  /** How soon an edge counts as strong. */
  gain: number
  /** Of the edges. */
  edges: number
  /** Of the direction the stage asks for, over what it asks. */
  field: number
}

/** The way of the brush at a pixel: along the edges where they are strong, else as the stage asks. */
export function flowAngle(tensor: Float32Array, stage: Stage, i: number, { gain, edges, field }: FlowWeights): number {
  const xx = tensor[i * 3] ?? 0
  const xy = tensor[i * 3 + 1] ?? 0
  const yy = tensor[i * 3 + 2] ?? 0
  const trace = xx + yy
  const coherence = trace > 1e-6 ? Math.hypot(xx - yy, 2 * xy) / trace : 0
  const alongEdge = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2
  const edgeWeight = clamp(Math.sqrt(trace) * gain) * coherence * edges
  const fieldWeight = (stage.anglePull[i] ?? 0) + field
  const asked = stage.angle[i] ?? 0
  return (
    0.5 *
    Math.atan2(
      edgeWeight * Math.sin(2 * alongEdge) + fieldWeight * Math.sin(2 * asked),
      edgeWeight * Math.cos(2 * alongEdge) + fieldWeight * Math.cos(2 * asked),
    )
  )
}

/** The smaller turn from one angle to another, where a stroke has no head and no tail. */
export function turnTo(angle: number, from: number): number {
  const difference = angle - from
  const turn = Math.atan2(Math.sin(difference), Math.cos(difference))
  if (turn > Math.PI / 2) return turn - Math.PI
  if (turn < -Math.PI / 2) return turn + Math.PI
  return turn
}
