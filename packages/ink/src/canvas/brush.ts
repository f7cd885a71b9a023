import { type Cubic, cubicsOf, EVEN_PRESSURE, type Pen, type Place, partOfCubic, type Stroke } from '../index.ts'

/** What we use of a canvas' context. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'clearRect'
  | 'beginPath'
  | 'moveTo'
  | 'bezierCurveTo'
  | 'stroke'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'strokeStyle'
  | 'globalCompositeOperation'
>

/** Steps of the grid, at even pressure. */
const WIDTHS: Readonly<Record<Pen, number>> = { thick: 56, thin: 24, eraser: 160 }
const LIGHTEST = 0.4
/** A line of no length would leave no dot. */
const DOT = 0.1

/** In steps of the grid: the caller sets the scale. */
export function paintStroke(brush: Brush, stroke: Stroke, colour: string): void {
  paintCubics(brush, stroke.pen, cubicsOf(stroke), colour)
}

/** Each is a path of its own: so a line has the same pixels whether it was painted as it grew or all at once. */
export function paintCubics(brush: Brush, pen: Pen, cubics: readonly Cubic[], colour: string): void {
  brush.globalCompositeOperation = pen === 'eraser' ? 'destination-out' : 'source-over'
  brush.strokeStyle = colour
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const cubic of cubics) for (const part of pen === 'eraser' ? [cubic] : ofEvenWidth(cubic)) paintPart(brush, pen, part)
}

function paintPart(brush: Brush, pen: Pen, { from, out, into, to }: Cubic): void {
  brush.lineWidth = widthOf(pen, (from.pressure + to.pressure) / 2)
  brush.beginPath()
  brush.moveTo(from.x, from.y)
  const isDot = from.x === to.x && from.y === to.y
  brush.bezierCurveTo(out.x, out.y, into.x, into.y, to.x + (isDot ? DOT : 0), to.y)
  brush.stroke()
}

const widthOf = (pen: Pen, pressure: number): number =>
  pen === 'eraser' ? WIDTHS.eraser : WIDTHS[pen] * (LIGHTEST + ((1 - LIGHTEST) * Math.round(pressure)) / EVEN_PRESSURE)

function ofEvenWidth(cubic: Cubic): readonly Cubic[] {
  const steps = Math.ceil(Math.abs(cubic.to.pressure - cubic.from.pressure))
  if (steps <= 1) return [cubic]
  return Array.from({ length: steps }, (_, i) => partOfCubic(cubic, i / steps, (i + 1) / steps))
}

/** In steps of the grid. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where these leave ink at most: a curve lies between its ends and handles. */
export function boxAround(pen: Pen, cubics: readonly Cubic[]): Box {
  const places = cubics.flatMap(({ from, out, into, to }): readonly Place[] => [from, out, into, to])
  const reach = Math.max(0, ...cubics.map(({ from, to }) => widthOf(pen, Math.max(from.pressure, to.pressure)))) / 2
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
  }
}
