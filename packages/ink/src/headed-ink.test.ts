import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLine, anyPoints } from './arbitrary-in-tests.ts'
import type { Line } from './line.ts'
import { decode, encode, inkOf, lineOf } from './codec.ts'
import { INK_LETTERS_AT_MOST, type Point, STROKE_BYTES_AT_MOST, STROKE_POINTS_AT_MOST } from './stroke.ts'

const encoded = ({ points, headings }: Line): Uint8Array => encode(points, headings)
const at = (x: number, y: number, pressure = 8): Point => ({ x, y, pressure })
const steps = (count: number, step = 1): Line => ({
  points: Array.from({ length: count }, (_, i) => at((i % 2) * step, (i % 2) * step)),
  headings: Array.from({ length: count - 1 }, (_, i) => ({ leaves: i === 0 ? 0 : null, arrives: i === 0 ? 0 : 5 })),
})

describe('ink of a line with headings', () => {
  it('comes back as it was drawn', () => {
    fc.assert(
      fc.property(anyLine(300), (line) => {
        expect(decode(encode(line.points, line.headings))).toEqual(line)
        expect(lineOf(inkOf(line.points, line.headings))).toEqual(line)
      }),
    )
  })

  it('has one spelling: what reads as a line is written the same', () => {
    const nearly = anyLine(12).chain((line) =>
      fc
        .tuple(fc.constant(encode(line.points, line.headings)), fc.nat(80), fc.nat(255))
        .map(([bytes, place, byte]) => bytes.with(place % bytes.length, byte)),
    )
    const withHead = fc.uint8Array({ maxLength: 30 }).map((bytes) => Uint8Array.from([0, 2, 24, ...bytes]))
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 40 }), nearly, withHead), (bytes) => {
        const line = decode(bytes)
        if (line) expect(encode(line.points, line.headings)).toEqual(bytes)
      }),
      { numRuns: 20_000 },
    )
  })

  it('holds a dot in six bytes, and knows it from an old one', () => {
    const dot: Line = { points: [at(4095, 7)], headings: [] }
    expect(encoded(dot)).toHaveLength(6)
    expect(decode(encoded(dot))).toEqual(dot)
    expect(decode(encode(dot.points))).toEqual({ ...dot, headings: null })
  })

  it('is not mistaken for ink from before, which reads and writes as ever', () => {
    fc.assert(
      fc.property(anyPoints(60), (points) => {
        const bytes = encode(points)
        expect(decode(bytes)).toEqual({ points, headings: null })
        expect(encode(points)).toEqual(bytes)
      }),
    )
  })

  it('is cheap: three bytes a small step, one more for a corner that is followed by a straight line none', () => {
    const head = 1 + 1 + 2 + 3
    expect(encoded(steps(10))).toHaveLength(head + 9 * 3)
    const cornered = steps(10).headings?.with(4, { leaves: 0, arrives: 0 }) ?? []
    expect(encoded({ ...steps(10), headings: cornered })).toHaveLength(head + 9 * 3)
    expect(encoded({ ...steps(10), headings: cornered.with(4, { leaves: -30, arrives: 120 }) })).toHaveLength(head + 9 * 3 + 2)
  })

  it('ends at 1,024 knots and 3,000 bytes', () => {
    const bent = (count: number): Line => ({ ...steps(count), headings: steps(count).headings?.map((heading) => ({ ...heading })) ?? [] })
    expect(encoded(bent(990)).length).toBeLessThanOrEqual(STROKE_BYTES_AT_MOST)
    expect(decode(encoded(bent(990)))).toEqual(bent(990))
    expect(decode(encoded(bent(STROKE_POINTS_AT_MOST)))).toBeNull()
    expect(decode(encoded(steps(600, 4000)))).toBeNull()
    expect(lineOf('A'.repeat(INK_LETTERS_AT_MOST + 4))).toBeNull()
  })

  it.each([
    ['no knot', [0, 0]],
    ['a line without its heading', [0, 2, 24, 0, 0, 0, 2, 2]],
    ['a straight line in two angles', [0, 2, 24, 0, 0, 0, 2, 2, 0, 0]],
    ['an angle that no hand makes', [0, 2, 24, 0, 0, 0, 2, 2, 121, 0]],
    ['the sign of a corner where a line begins', [0, 2, 24, 0, 0, 0, 2, 2, 126, 1, 1]],
    ['a straight corner in two angles', [0, 3, 40, 0, 0, 0, 2, 2, 127, 2, 2, 126, 0, 0]],
    ['a way to where it is', [0, 2, 24, 0, 0, 0, 0, 0, 127]],
    ['a step off the edge', [0, 2, 24, 0, 0, 0, 1, 0, 127]],
    ['something after the end', [0, 2, 24, 0, 0, 0, 2, 2, 127, 0]],
    ['a million knots', [0, 0xc0, 0x84, 0x3d, 8, 0, 0, 0]],
  ])('%s is no line', (_, bytes) => {
    expect(decode(Uint8Array.from(bytes))).toBeNull()
  })
})
