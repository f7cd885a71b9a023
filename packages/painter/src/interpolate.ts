export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x)

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const smoothstep = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export type Point = readonly [x: number, y: number]

/** A point on a line, a quadratic or a cubic curve, by how many control points there are. */
export function pointOnPath(path: Path, t: number): [number, number] {
  const [a, b, c, d] = path
  const u = 1 - t
  if (!c) return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  if (!d) return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]]
  return [
    u * u * u * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t * t * t * d[0],
    u * u * u * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t * t * t * d[1],
  ]
}

export type Path = readonly [Point, Point] | readonly [Point, Point, Point] | readonly [Point, Point, Point, Point]
