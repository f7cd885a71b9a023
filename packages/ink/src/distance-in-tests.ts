import type { Point } from './stroke.ts'

/** How far the worst of the points lies from the line. */
export const furthest = (points: readonly Point[], line: readonly Point[]): number =>
  Math.max(...points.map((point) => distanceToLine(point, line)))

function distanceToLine(point: Point, line: readonly Point[]): number {
  const [first] = line
  if (!first) return Number.POSITIVE_INFINITY
  let nearest = Math.hypot(point.x - first.x, point.y - first.y)
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point]
    const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2
    const along = square === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / square
    const part = Math.min(Math.max(along, 0), 1)
    nearest = Math.min(nearest, Math.hypot(from.x + part * (to.x - from.x) - point.x, from.y + part * (to.y - from.y) - point.y))
  }
  return nearest
}
