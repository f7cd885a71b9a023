import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPoints } from './arbitrary-in-tests.ts'
import { type Bend, bendLength, bendsOf, Curve, partOf, type Spot } from './curve.ts'
import type { Point } from './stroke.ts'

const at = (x: number, y: number): Point => ({ x, y, pressure: 8 })
const spots = (bends: readonly Bend[]): readonly Spot[] =>
  bends.flatMap((bend) => Array.from({ length: 9 }, (_, i) => partOf(bend, i / 8, i / 8).from))
const nearest = (point: Point, bends: readonly Bend[]): number =>
  Math.min(...spots(bends).map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))

describe('a curve', () => {
  it('begins and ends with its points and has no gap', () => {
    fc.assert(
      fc.property(anyPoints(30), (points) => {
        const bends = bendsOf(points)
        expect(bends[0]?.from).toMatchObject({ x: points[0]?.x, y: points[0]?.y })
        expect(bends.at(-1)?.to).toMatchObject({ x: points.at(-1)?.x, y: points.at(-1)?.y })
        for (const [i, { from }] of bends.slice(1).entries()) expect(from).toEqual(bends[i]?.to)
      }),
    )
  })

  it('cuts no corner by more than six steps', () => {
    const square = [at(100, 100), at(3000, 100), at(3000, 3000), at(100, 3000), at(100, 100)]
    for (const corner of square) expect(nearest(corner, bendsOf(square))).toBeLessThanOrEqual(6.1)
    fc.assert(
      fc.property(anyPoints(12), (points) => {
        for (const point of points) expect(nearest(point, bendsOf(points))).toBeLessThanOrEqual(6.1 + 1e-6)
      }),
    )
  })

  it('rounds what was round', () => {
    const circle = Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 39) * 2 * Math.PI
      return at(Math.round(2000 + 800 * Math.cos(angle)), Math.round(2000 + 800 * Math.sin(angle)))
    })
    for (const { x, y } of spots(bendsOf(circle))) {
      expect(Math.abs(Math.hypot(x - 2000, y - 2000) - 800)).toBeLessThan(5)
    }
  })

  it('changes nothing that was certain, and looks ahead without a step', () => {
    fc.assert(
      fc.property(anyPoints(20), ([first = at(0, 0), ...others]) => {
        const curve = new Curve(first)
        const certain: Bend[] = []
        for (const [i, point] of others.entries()) {
          expect([...certain, ...curve.outlook(point)]).toEqual(bendsOf([first, ...others.slice(0, i + 1)]))
          certain.push(...curve.add(point))
        }
      }),
    )
  })

  it('is nearly as long as its parts', () => {
    const bend = { from: at(0, 0), control: at(100, 0), to: at(100, 100) }
    const halves = [partOf(bend, 0, 0.5), partOf(bend, 0.5, 1)]
    expect(halves[0]?.to).toEqual(halves[1]?.from)
    const whole = 162.3
    expect(halves.map(bendLength).reduce((one, other) => one + other) / whole).toBeCloseTo(1, 1)
    expect(bendLength(bend) / whole).toBeCloseTo(1, 1)
  })
})
