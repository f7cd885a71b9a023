import fc from 'fast-check'
import { FATES, type Piece } from './piece.ts'
import { GRID, PENS, type Point, PRESSURE_LEVELS, STROKE_NUMBERS_BELOW } from './stroke.ts'

export const anyPoint: fc.Arbitrary<Point> = fc.record({
  x: fc.nat(GRID - 1),
  y: fc.nat(GRID - 1),
  pressure: fc.nat(PRESSURE_LEVELS - 1),
})

export const anyPoints = (atMost: number): fc.Arbitrary<Point[]> => fc.array(anyPoint, { minLength: 1, maxLength: atMost, size: 'max' })

export const anyPiece: fc.Arbitrary<Piece> = fc.record({
  stroke: fc.nat(STROKE_NUMBERS_BELOW - 1),
  pen: fc.constantFrom(...PENS),
  fate: fc.constantFrom(...FATES),
  from: fc.nat(896),
  points: fc.array(anyPoint, { maxLength: 128, size: 'max' }),
})
