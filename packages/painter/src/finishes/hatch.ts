import { clamp } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import type { Rng } from '../random/rng.ts'
import { turnTo } from './flow.ts'

type Point = [number, number]

export interface Plate {
  pen: Pen
  rng: Rng
  width: number
  height: number
  unit: number
  darknessAt(x: number, y: number): number
  angleAt(x: number, y: number): number
}

export interface Hatching {
  /** Away from the flow. */
  turn: number
  darkerThan: number
  spacing: number
  widest: number
}

/** One set of lines: they keep their distance from each other and swell with the dark. */
export function hatch(plate: Plate, hatching: Hatching): void {
  const { rng, width, height, darknessAt } = plate
  const { darkerThan, spacing } = hatching
  const lines = new LineGrid(width, spacing * 0.9)
  const seeds: Point[] = []
  for (let y = spacing / 2; y < height; y += spacing)
    for (let x = spacing / 2; x < width; x += spacing)
      seeds.push([x + rng.between(-0.4, 0.4) * spacing, y + rng.between(-0.4, 0.4) * spacing])
  let line = 0
  for (const [x, y] of rng.shuffle(seeds)) {
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    if (darknessAt(x, y) < darkerThan) continue
    if (lines.hasNear(x, y, spacing * 0.92, -1)) continue
    line++
    const points = growLine(plate, hatching, lines, line, [x, y])
    if (points.length < 5) continue
    for (const [px, py] of points) lines.add(px, py, line)
    cut(plate, hatching, points)
  }
}

function growLine(plate: Plate, hatching: Hatching, lines: LineGrid, line: number, start: Point): Point[] {
  const { width, height, unit, darknessAt, angleAt } = plate
  const { turn, darkerThan, spacing } = hatching
  const points: Point[] = []
  for (const way of [1, -1]) {
    let [x, y] = start
    let heading = angleAt(x, y) + turn + (way < 0 ? Math.PI : 0)
    const grown: Point[] = []
    for (let k = 0; k < 90; k++) {
      x += Math.cos(heading) * 2.2 * unit
      y += Math.sin(heading) * 2.2 * unit
      if (x < 0 || y < 0 || x >= width || y >= height) break
      if (darknessAt(x, y) < darkerThan * 0.9) break
      if (lines.hasNear(x, y, spacing * 0.62, line)) break
      grown.push([x, y])
      const bend = turnTo(angleAt(x, y) + turn, heading)
      if (Math.abs(bend) > 0.9) break
      heading += bend * 0.7
    }
    if (way > 0) points.push(...grown)
    else points.unshift(...grown.reverse(), start)
  }
  return points
}

/** Fills the line as a ribbon, thin at both ends. */
function cut({ pen, unit, darknessAt }: Plate, { darkerThan, widest }: Hatching, points: readonly Point[]): void {
  const there: Point[] = []
  const back: Point[] = []
  const last = points.length - 1
  for (const [k, [x, y]] of points.entries()) {
    const after = points[Math.min(last, k + 1)] ?? [x, y]
    const before = points[Math.max(0, k - 1)] ?? [x, y]
    const tx = after[0] - before[0]
    const ty = after[1] - before[1]
    const length = Math.hypot(tx, ty) || 1
    const dark = clamp((darknessAt(x, y) - darkerThan) / (1 - darkerThan))
    const taper = Math.min(1, k / 4, (last - k) / 4)
    const half = (0.25 + Math.pow(dark, 1.15) * widest) * taper * 0.5 * unit
    there.push([x - (ty / length) * half, y + (tx / length) * half])
    back.push([x + (ty / length) * half, y - (tx / length) * half])
  }
  const [start] = there
  if (!start) return
  pen.beginPath()
  pen.moveTo(start[0], start[1])
  for (const [x, y] of [...there, ...back.reverse()]) pen.lineTo(x, y)
  pen.fill()
}

/** Which lines pass through each cell. */
class LineGrid {
  readonly #cell: number
  readonly #columns: number
  readonly #cells = new Map<number, [x: number, y: number, line: number][]>()

  constructor(width: number, cell: number) {
    this.#cell = cell
    this.#columns = Math.ceil(width / cell)
  }

  add(x: number, y: number, line: number): void {
    const key = ((y / this.#cell) | 0) * this.#columns + ((x / this.#cell) | 0)
    const points = this.#cells.get(key)
    if (points) points.push([x, y, line])
    else this.#cells.set(key, [[x, y, line]])
  }

  hasNear(x: number, y: number, distance: number, exceptLine: number): boolean {
    const column = (x / this.#cell) | 0
    const row = (y / this.#cell) | 0
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++)
        for (const [px, py, line] of this.#cells.get(r * this.#columns + c) ?? [])
          if (line !== exceptLine && (px - x) ** 2 + (py - y) ** 2 < distance * distance) return true
    return false
  }
}
