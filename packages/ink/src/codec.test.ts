import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPoints } from './arbitrary-in-tests.ts'
import { decode, encode, inkOf, pointsOf, strokeOf } from './codec.ts'
import { EVEN_PRESSURE, GRID, INK_LETTERS_AT_MOST, type Point, STROKE_BYTES_AT_MOST, STROKE_POINTS_AT_MOST } from './stroke.ts'
import { fromText, toText } from './text.ts'

const at = (x: number, y: number, pressure = EVEN_PRESSURE): Point => ({ x, y, pressure })
const line = (count: number): Point[] => Array.from({ length: count }, (_, i) => at(i % GRID, 7))

describe('ink', () => {
  it('comes back as it was drawn', () => {
    fc.assert(
      fc.property(anyPoints(500), (points) => {
        expect(decode(encode(points))).toEqual({ points, headings: null })
        expect(pointsOf(inkOf(points))).toEqual(points)
      }),
    )
  })

  it('has one spelling: what reads as a stroke is written the same', () => {
    const nearly = anyPoints(20).chain((points) =>
      fc.tuple(fc.constant(encode(points)), fc.nat(80), fc.nat(255)).map(([bytes, place, byte]) => bytes.with(place % bytes.length, byte)),
    )
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 40 }), nearly), (bytes) => {
        const line = decode(bytes)
        if (line) expect(encode(line.points, line.headings)).toEqual(bytes)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is cheap where the pressure is even: two bytes a small step', () => {
    expect(encode(line(100)).length).toBe(1 + 2 + 3 + 99 * 2)
  })

  it('holds a dot in five bytes', () => {
    expect(encode([at(4095, 4095)])).toHaveLength(5)
    expect(strokeOf({ pen: 'thin', ink: inkOf([at(3, 4)]) })).toEqual({ pen: 'thin', points: [at(3, 4)], headings: null })
  })

  it('ends at 1,024 points and 3,000 bytes', () => {
    expect(decode(encode(line(STROKE_POINTS_AT_MOST)))?.points).toHaveLength(STROKE_POINTS_AT_MOST)
    expect(decode(encode(line(STROKE_POINTS_AT_MOST + 1)))).toBeNull()
    const leaps = Array.from({ length: 900 }, (_, i) => at((i % 2) * 4000, (i % 2) * 4000))
    expect(encode(leaps).length).toBeGreaterThan(STROKE_BYTES_AT_MOST)
    expect(decode(encode(leaps))).toBeNull()
    expect(pointsOf('A'.repeat(INK_LETTERS_AT_MOST + 4))).toBeNull()
    expect(toText(new Uint8Array(STROKE_BYTES_AT_MOST))).toHaveLength(INK_LETTERS_AT_MOST)
  })

  it.each([
    ['nothing', []],
    ['no point', [0]],
    ['a point cut short', [1, 8, 0, 0]],
    ['something after the end', [1, 8, 0, 0, 0, 0]],
    ['more pressures than points', [1, 24, 0, 0, 0]],
    ['two runs of one pressure', [2, 8, 8, 0, 0, 0, 2, 2]],
    ['a step off the left edge', [2, 24, 0, 0, 0, 1, 0]],
    ['a step off the lower edge', [2, 24, 0, 0xf0, 0xff, 0, 2]],
    ['a number in more bytes than it needs', [0x81, 0, 8, 0, 0, 0]],
    ['a number without end', [0xff, 0xff, 0xff, 0xff, 0xff]],
    ['a million points', [0xc0, 0x84, 0x3d, 8, 0, 0, 0]],
  ])('%s is no stroke', (_, bytes) => {
    expect(decode(Uint8Array.from(bytes))).toBeNull()
  })
})

describe('text', () => {
  it('holds any bytes, as base64 does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(fromText(toText(bytes))).toEqual(bytes)
        expect(toText(bytes)).toBe(Buffer.from(bytes).toString('base64').replaceAll('=', ''))
      }),
    )
  })

  it('is refused, or written the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.base64String(), fc.string({ unit: fc.constantFrom('A', 'Q', '/', '+', '9', '=', 'é', '😀') })), (text) => {
        const bytes = fromText(text)
        if (bytes) expect(toText(bytes)).toBe(text)
      }),
      { numRuns: 5000 },
    )
    for (const text of ['A', 'AB', 'AA==', 'A A', '-_-_', '😀😀']) expect(fromText(text)).toBeNull()
  })
})
