import fc from 'fast-check'
import { ANGLES_AT_MOST, type Heading, type Line, STRAIGHT } from './line.ts'
import { FATES, type Knot, type Piece } from './piece.ts'
import { GRID, PENS, type Point, PRESSURE_LEVELS, STROKE_NUMBERS_BELOW } from './stroke.ts'

export const anyPoint: fc.Arbitrary<Point> = fc.record({
  x: fc.nat(GRID - 1),
  y: fc.nat(GRID - 1),
  pressure: fc.nat(PRESSURE_LEVELS - 1),
})

export const anyPoints = (atMost: number): fc.Arbitrary<Point[]> => fc.array(anyPoint, { minLength: 1, maxLength: atMost, size: 'max' })

const anyAngle = fc.integer({ min: -ANGLES_AT_MOST, max: ANGLES_AT_MOST })
const anySharp: fc.Arbitrary<Heading> = fc.oneof(fc.constant(STRAIGHT), fc.record({ leaves: anyAngle, arrives: anyAngle }))
const anyHeading: fc.Arbitrary<Heading> = fc.oneof(anySharp, fc.record({ leaves: fc.constant(null), arrives: anyAngle }))

/** No two in a row at one place. */
const moving = <P extends { readonly x: number; readonly y: number }>(points: readonly P[]): P[] =>
  points.filter(({ x, y }, at) => x !== points[at - 1]?.x || y !== points[at - 1]?.y)

/** Two knots at least. */
export const anyLine = (atMost: number): fc.Arbitrary<Line> =>
  fc
    .tuple(fc.array(fc.tuple(anyPoint, anyHeading), { minLength: 2, maxLength: atMost, size: 'max' }), anySharp)
    .map(([knots, first]) => {
      const points = moving(knots.map(([point]) => point))
      const headings = knots.slice(1, points.length).map(([, heading], at) => (at === 0 ? first : heading))
      return { points, headings }
    })
    .filter(({ points }) => points.length > 1)

export const anyPiece: fc.Arbitrary<Piece> = fc
  .record({
    stroke: fc.nat(STROKE_NUMBERS_BELOW - 1),
    pen: fc.constantFrom(...PENS),
    fate: fc.constantFrom(...FATES),
    from: fc.oneof(fc.constant(0), fc.nat(900)),
    isEven: fc.boolean(),
    told: fc.array(fc.tuple(anyPoint, anyHeading), { maxLength: 64, size: 'max' }),
    first: anySharp,
    isBare: fc.boolean(),
    isSharp: fc.boolean(),
  })
  .map(({ stroke, pen, fate, from, isEven, told, first, isBare, isSharp }) => {
    const places = moving(told.map(([point]) => (isEven ? { ...point, pressure: 8 } : point)))
    const knots = places.map((point, at): Knot => {
      if (from + at === 0) return { ...point, heading: null }
      return { ...point, heading: from + at === 1 && at === 1 ? first : (told[at]?.[1] ?? STRAIGHT) }
    })
    const end = isBare && from + knots.length > 1 ? knots.pop() : undefined
    if (!end) return { stroke, pen, fate, from, knots, bare: null }
    const bare = { x: end.x, y: end.y, isSharp: knots.length === 0 ? isSharp : from + knots.length === 1 }
    return { stroke, pen, fate: 'growing', from, knots, bare }
  })
