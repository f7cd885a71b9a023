import { type Cubic, cubicsOf, partOfCubic, type Quill, quillOf, type Stroke, widthOf } from '../index.ts'

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

/** A line of no length would leave no dot. */
const DOT = 0.1

/** How something is painted. */
export interface Dip {
  readonly colour: string
  /** No line is thinner, in steps of the grid: on a small sheet it would not be seen. */
  readonly thinnest: number
}

/** In steps of the grid: the caller sets the scale. */
export function paintStroke(brush: Brush, stroke: Stroke, dip: Dip): void {
  paintCubics(brush, quillOf(stroke), cubicsOf(stroke), dip)
}

/** Each is a path of its own: so a line has the same pixels whether it was painted as it grew or all at once. */
export function paintCubics(brush: Brush, quill: Quill, cubics: readonly Cubic[], { colour, thinnest }: Dip): void {
  const isEraser = quill.pen === 'eraser'
  brush.globalCompositeOperation = isEraser ? 'destination-out' : 'source-over'
  brush.strokeStyle = colour
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const cubic of cubics)
    for (const part of isEraser ? [cubic] : ofEvenWidth(cubic))
      paintPart(brush, part, Math.max(thinnest, widthOf(quill, (part.from.pressure + part.to.pressure) / 2)))
}

function paintPart(brush: Brush, { from, out, into, to }: Cubic, width: number): void {
  brush.lineWidth = width
  brush.beginPath()
  brush.moveTo(from.x, from.y)
  const isDot = from.x === to.x && from.y === to.y
  brush.bezierCurveTo(out.x, out.y, into.x, into.y, to.x + (isDot ? DOT : 0), to.y)
  brush.stroke()
}

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
export function boxAround(quill: Quill, cubics: readonly Cubic[], { thinnest }: Pick<Dip, 'thinnest'>): Box {
  let [left, top, right, bottom, pressure] = [Infinity, Infinity, -Infinity, -Infinity, 0]
  for (const { from, out, into, to } of cubics) {
    left = Math.min(left, from.x, out.x, into.x, to.x)
    top = Math.min(top, from.y, out.y, into.y, to.y)
    right = Math.max(right, from.x, out.x, into.x, to.x)
    bottom = Math.max(bottom, from.y, out.y, into.y, to.y)
    pressure = Math.max(pressure, from.pressure, to.pressure)
  }
  const reach = Math.max(thinnest, widthOf(quill, pressure)) / 2
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
}
