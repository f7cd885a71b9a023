import { decodePiece, encodePiece, inkOf, PIECE_KNOTS_AT_MOST, type Piece, type Point, STRAIGHT, type StrokeOnSheet } from '@figment/ink'
import { describe, expect, it } from 'vitest'
import { BLANK, CLEARED, GREETING, heard, isGreeting, PRACTICE_STROKES_AT_MOST, takenBack, toldAgain } from './told.ts'

const line = (points: number): readonly Point[] =>
  Array.from({ length: points }, (_, at) => ({ x: 10 + at, y: 20 + (at % 2), pressure: 8 }))
const stroke = (number: number, points = 3): StrokeOnSheet => [
  number,
  'thick',
  inkOf(
    line(points),
    line(points)
      .slice(1)
      .map(() => STRAIGHT),
  ),
]
/** As it comes through the air. */
const travelled = (piece: Piece): Piece => {
  const read = decodePiece(encodePiece(piece))
  if (!read) throw new Error('a piece that nobody can read')
  return read
}
const hearAll = (pieces: readonly Piece[], sheet = BLANK) => pieces.map(travelled).reduce(heard, sheet)
const told = (...strokes: readonly StrokeOnSheet[]) => strokes.flatMap(toldAgain)

describe('a practice sheet on another screen', () => {
  it.each([1, 2, PIECE_KNOTS_AT_MOST, PIECE_KNOTS_AT_MOST + 1, 3 * PIECE_KNOTS_AT_MOST])(
    'has the very stroke that was drawn (%i knots)',
    (points) => {
      expect(hearAll(told(stroke(1, points)))).toEqual({ strokes: [stroke(1, points)], growing: [] })
    },
  )

  it('is as it was when something is told twice', () => {
    const once = hearAll(told(stroke(1), stroke(2)))
    expect(hearAll(told(stroke(2), stroke(1)), once).strokes).toBe(once.strokes)
  })

  it('loses a stroke that is taken back and all that came after it, and they can be told again', () => {
    const all = hearAll(told(stroke(1), stroke(2), stroke(5)))
    expect(hearAll([takenBack(2)], all).strokes).toEqual([stroke(1)])
    expect(hearAll([takenBack(2), ...told(stroke(5), stroke(2))], all).strokes).toEqual(all.strokes)
    expect(hearAll([CLEARED], all)).toEqual(BLANK)
  })

  it('stays as it is when somebody greets', () => {
    const all = hearAll(told(stroke(0), stroke(1)))
    expect(hearAll([GREETING], all).strokes).toBe(all.strokes)
    expect([GREETING, CLEARED, takenBack(1)].map(travelled).map(isGreeting)).toEqual([true, false, false])
  })

  it('has no line of which a part was lost, and goes on with the next', () => {
    const [first, ...others] = told(stroke(1, 3 * PIECE_KNOTS_AT_MOST))
    const [, third] = others
    if (!first || !third) throw new Error('that line is too short')
    expect(hearAll([first, third, ...told(stroke(2))]).strokes).toEqual([stroke(2)])
  })

  it('takes what is told again in the middle of a line', () => {
    const [first, ...others] = told(stroke(9, 2 * PIECE_KNOTS_AT_MOST))
    if (!first) throw new Error('no line')
    expect(hearAll([first, ...told(stroke(1, 2 * PIECE_KNOTS_AT_MOST)), ...others]).strokes.map(([number]) => number)).toEqual([1, 9])
  })

  it(`holds ${PRACTICE_STROKES_AT_MOST} strokes, and not one more`, () => {
    const full = hearAll(told(...Array.from({ length: PRACTICE_STROKES_AT_MOST }, (_, at) => stroke(at + 1))))
    expect(full.strokes).toHaveLength(PRACTICE_STROKES_AT_MOST)
    expect(hearAll(told(stroke(PRACTICE_STROKES_AT_MOST + 1)), full).strokes).toBe(full.strokes)
  })
})
