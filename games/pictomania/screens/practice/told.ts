import {
  inkOf,
  type Knot,
  lineOf,
  type Pen,
  type Piece,
  PIECE_KNOTS_AT_MOST,
  STRAIGHT,
  STROKE_NUMBERS_BELOW,
  type StrokeOnSheet,
} from '@figment/ink'

/*
 * Practice is told in pieces of ink and nothing else, from device to device, and kept by nobody on the way. A stroke is on a sheet when
 * it has ended. One that is cancelled goes, and with it all that were drawn after it: so undoing and clearing are one piece each.
 */

/** What a practice sheet holds, one's own and another's: whoever wants to draw more takes something back. */
export const PRACTICE_STROKES_AT_MOST = 300

/** This stroke goes, and all after it. */
export const takenBack = (from: number): Piece => ({ stroke: from, pen: 'thin', fate: 'cancelled', from: 0, knots: [], bare: null })

export const CLEARED = takenBack(0)

/** Nothing goes after the last number that a stroke can have: whoever says so would like to be told what is on the others' sheets. */
export const GREETING = takenBack(STROKE_NUMBERS_BELOW - 1)
export const isGreeting = ({ stroke, fate }: Piece): boolean => fate === 'cancelled' && stroke === GREETING.stroke

/** A finished stroke once more, for somebody who was not there. */
export function toldAgain([stroke, pen, ink]: StrokeOnSheet): readonly Piece[] {
  const line = lineOf(ink)
  if (!line) return []
  const knots = line.points.map((point, at): Knot => ({ ...point, heading: at === 0 ? null : (line.headings?.[at - 1] ?? STRAIGHT) }))
  const pieces: Piece[] = []
  for (let from = 0; from < knots.length; from += PIECE_KNOTS_AT_MOST) {
    const isLast = from + PIECE_KNOTS_AT_MOST >= knots.length
    const some = knots.slice(from, from + PIECE_KNOTS_AT_MOST)
    pieces.push({ stroke, pen, fate: isLast ? 'ended' : 'growing', from, knots: some, bare: null })
  }
  return pieces
}

interface Growing {
  readonly stroke: number
  readonly pen: Pen
  readonly knots: readonly Knot[]
}

/** Another's sheet, as far as it was heard. */
export interface HeardSheet {
  readonly strokes: readonly StrokeOnSheet[]
  /** One that is drawn, and one that is told again meanwhile. */
  readonly growing: readonly Growing[]
}

const GROWING_AT_MOST = 2

export const BLANK: HeardSheet = { strokes: [], growing: [] }

/** The same strokes, and not only equal ones, as long as none has come or gone: whoever shows them need not look. */
export function heard({ strokes, growing }: HeardSheet, { stroke, pen, fate, from, knots }: Piece): HeardSheet {
  if (fate === 'cancelled') {
    const left = strokes.filter(([number]) => number < stroke)
    return { strokes: left.length === strokes.length ? strokes : left, growing: growing.filter((one) => one.stroke < stroke) }
  }
  const before = growing.find((one) => one.stroke === stroke)?.knots ?? []
  const others = growing.filter((one) => one.stroke !== stroke)
  // something between was lost, and a line with a hole in it is another line
  if (from > before.length) return { strokes, growing: others }
  const all = [...before.slice(0, from), ...knots]
  if (fate === 'growing') return { strokes, growing: [...others, { stroke, pen, knots: all }].slice(-GROWING_AT_MOST) }
  return { strokes: all.length === 0 ? strokes : withStroke(strokes, [stroke, pen, inkOfKnots(all)]), growing: others }
}

const inkOfKnots = (knots: readonly Knot[]): string =>
  inkOf(
    knots.map(({ x, y, pressure }) => ({ x, y, pressure })),
    knots.slice(1).map(({ heading }) => heading ?? STRAIGHT),
  )

function withStroke(strokes: readonly StrokeOnSheet[], stroke: StrokeOnSheet): readonly StrokeOnSheet[] {
  const [number] = stroke
  const isThere = strokes.some(([one]) => one === number)
  if (isThere || strokes.length >= PRACTICE_STROKES_AT_MOST) return strokes
  return [...strokes, stroke].sort(([one], [other]) => one - other)
}
