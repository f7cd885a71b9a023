import { turnTo } from './flow.ts'
import type { WetCanvas } from './wet-canvas.ts'

interface Ground {
  canvas: WetCanvas
  reference: Float32Array
  angleAt(x: number, y: number): number
  curve: number
  isFirst: boolean
}

interface Start {
  x: number
  y: number
  angle: number
  longest: number
  radius: number
}

/** The line of a stroke: both ways from its start, along the flow, until the colour is another or the canvas already right. */
export function growSpine(ground: Ground, { x, y, angle, longest, radius }: Start): [number, number][] {
  const { canvas, reference, angleAt, curve, isFirst } = ground
  const { width, height, paint } = canvas
  const start = (y * width + x) * 3
  const step = Math.max(1.2, radius * 0.45)
  const points: [number, number][] = [[x, y]]
  for (const way of [1, -1]) {
    let px = x
    let py = y
    let heading = angle + (way < 0 ? Math.PI : 0)
    let length = 0
    while (length < longest / 2) {
      px += Math.cos(heading) * step
      py += Math.sin(heading) * step
      length += step
      if (px < 0 || py < 0 || px >= width || py >= height) break
      const pixelX = px | 0
      const pixelY = py | 0
      const j = (pixelY * width + pixelX) * 3
      const offColour = difference(reference, j, reference, start)
      const offCanvas = difference(paint, j, reference, j)
      const canvasIsRight = length > radius * 1.5 && !isFirst && offColour > offCanvas
      if (offColour > (isFirst ? 0.5 : 0.28) || canvasIsRight) break
      heading += turnTo(angleAt(pixelX, pixelY), heading) * curve
      if (way > 0) points.push([px, py])
      else points.unshift([px, py])
    }
  }
  if (points.length < 2) {
    const dx = Math.cos(angle) * radius
    const dy = Math.sin(angle) * radius
    points.unshift([x - dx, y - dy])
    points.push([x + dx, y + dy])
  }
  return points
}

const difference = (a: Float32Array, i: number, b: Float32Array, j: number): number =>
  Math.abs((a[i] ?? 0) - (b[j] ?? 0)) + Math.abs((a[i + 1] ?? 0) - (b[j + 1] ?? 0)) + Math.abs((a[i + 2] ?? 0) - (b[j + 2] ?? 0))
