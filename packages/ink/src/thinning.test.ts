import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPoints } from './arbitrary-in-tests.ts'
import { decode, encode } from './codec.ts'
import { cut } from './cut.ts'
import { furthest } from './distance-in-tests.ts'
import { HANDS } from './hand-in-tests.ts'
import type { Point } from './stroke.ts'
import { simplify, TOLERANCE } from './thinning.ts'

const at = (x: number, y: number, pressure = 8): Point => ({ x, y, pressure })

describe('thinning', () => {
  it('lets nothing go that is further off than the tolerance', () => {
    fc.assert(
      fc.property(anyPoints(60), fc.integer({ min: 1, max: 400 }), (points, tolerance) => {
        const kept = simplify(points, tolerance)
        expect(furthest(points, kept)).toBeLessThanOrEqual(tolerance + 1e-9)
      }),
    )
  })

  it.each(Object.entries(HANDS))('%s looks the same', (_, samples) => {
    const points = samples.map(({ point }) => point)
    const kept = simplify(points)
    expect(furthest(points, kept)).toBeLessThanOrEqual(TOLERANCE + 1e-9)
    expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)])
  })

  it('keeps the ends of a straight line, and the corner of two', () => {
    const down = Array.from({ length: 40 }, (_, i) => at(500, 100 + 20 * i))
    const right = Array.from({ length: 40 }, (_, i) => at(520 + 20 * i, 880))
    expect(simplify(down)).toEqual([down[0], down.at(-1)])
    expect(simplify([...down, ...right])).toEqual([down[0], down.at(-1), right.at(-1)])
  })

  it('keeps the way there and back', () => {
    const there = Array.from({ length: 20 }, (_, i) => at(100 + 30 * i, 900))
    expect(simplify([...there, ...there.toReversed()])).toEqual([there[0], there.at(-1), there[0]])
  })

  it('keeps where a pen presses harder', () => {
    const pressing = Array.from({ length: 41 }, (_, i) => at(100 + 20 * i, 900, i < 20 ? 2 : 12))
    expect(simplify(pressing).map(({ pressure }) => pressure)).toEqual([2, 2, 12, 12])
  })

  it('of nothing is nothing, of a dot the dot', () => {
    expect(simplify([])).toEqual([])
    expect(simplify([at(1, 2), at(1, 2)])).toEqual([at(1, 2)])
  })
})

describe('a stroke that is too long', () => {
  it('is cut into joined ones that all are within the limits', () => {
    fc.assert(
      fc.property(anyPoints(4000), (points) => {
        const parts = cut(points)
        for (const part of parts) expect(decode(encode(part))).toEqual(part)
        for (const [i, part] of parts.slice(1).entries()) expect(part[0]).toEqual(parts[i]?.at(-1))
        expect(parts.flatMap((part, i) => (i === 0 ? part : part.slice(1)))).toEqual(points)
      }),
      { numRuns: 30 },
    )
  })

  it('is left alone if it is not', () => {
    expect(cut([at(1, 1), at(2, 2)])).toEqual([[at(1, 1), at(2, 2)]])
    expect(cut([])).toEqual([])
  })
})
