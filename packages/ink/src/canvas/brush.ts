import { type Bend, bendsOf, EVEN_PRESSURE, type Pen, partOf, ROUNDING, type Stroke } from '../index.ts'

/** What we use of a canvas' context. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'clearRect'
  | 'beginPath'
  | 'moveTo'
  | 'quadraticCurveTo'
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
export function paintStroke(brush: Brush, { pen, points }: Stroke, colour: string): void {
  paintBends(brush, pen, bendsOf(points), colour)
}

/** The end of a line in the making, so slim that the line covers it whichever way it turns. */
export function paintTail(brush: Brush, pen: Pen, tail: Bend, colour: string): void {
  paintBends(brush, pen, [tail], colour, (width) => Math.max(width - 2 * ROUNDING, width / 2))
}

/** One path for as long as the width stays the same. */
export function paintBends(brush: Brush, pen: Pen, bends: readonly Bend[], colour: string, trim = (width: number) => width): void {
  if (bends.length === 0) return
  brush.globalCompositeOperation = pen === 'eraser' ? 'destination-out' : 'source-over'
  brush.strokeStyle = colour
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  let width = 0
  let end: Bend['to'] | null = null
  for (const bend of bends.flatMap(ofEvenWidth)) {
    const wanted = trim(widthOf(pen, (bend.from.pressure + bend.to.pressure) / 2))
    if (wanted !== width) {
      if (end) brush.stroke()
      brush.beginPath()
      brush.lineWidth = wanted
      width = wanted
      end = null
    }
    if (end?.x !== bend.from.x || end.y !== bend.from.y) brush.moveTo(bend.from.x, bend.from.y)
    const isDot = bend.from.x === bend.to.x && bend.from.y === bend.to.y
    brush.quadraticCurveTo(bend.control.x, bend.control.y, bend.to.x + (isDot ? DOT : 0), bend.to.y)
    end = bend.to
  }
  brush.stroke()
}

const widthOf = (pen: Pen, pressure: number): number =>
  pen === 'eraser' ? WIDTHS.eraser : WIDTHS[pen] * (LIGHTEST + ((1 - LIGHTEST) * Math.round(pressure)) / EVEN_PRESSURE)

function ofEvenWidth(bend: Bend): readonly Bend[] {
  const steps = Math.ceil(Math.abs(bend.to.pressure - bend.from.pressure))
  if (steps <= 1) return [bend]
  return Array.from({ length: steps }, (_, i) => partOf(bend, i / steps, (i + 1) / steps))
}
