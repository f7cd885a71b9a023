import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPoint, anyPoints } from './arbitrary-in-tests.ts'
import { type Cubic, cubicLength, directionOf, distance, partOfCubic, roundWay, turnOf } from './cubic.ts'
import { furthest } from './distance-in-tests.ts'
import { cubicsOf } from './line.ts'
import type { Point } from './stroke.ts'

const at = (x: number, y: number): Point => ({ x, y, pressure: 8 })
const spots = (cubics: readonly Cubic[]) =>
  cubics.flatMap((cubic) => Array.from({ length: 17 }, (_, i) => partOfCubic(cubic, i / 16, 1).from))

describe('the round way between two spots', () => {
  it('is straight when it neither leaves nor arrives at an angle', () => {
    expect(roundWay(at(0, 0), at(300, 0), 0, 0)).toEqual({ from: at(0, 0), out: { x: 100, y: 0 }, into: { x: 200, y: 0 }, to: at(300, 0) })
  })

  it.each([15, 30, 60])('of %s degrees to each side is nearly an arc of a circle', (degrees) => {
    const turn = (degrees / 180) * Math.PI
    const radius = 500 / Math.sin(turn)
    const middle = at(500, radius * Math.cos(turn))
    for (const spot of spots([roundWay(at(0, 0), at(1000, 0), -turn, turn)])) expect(distance(spot, middle) / radius).toBeCloseTo(1, 2)
  })

  it('leaves and arrives as it is told, and is never endless, whatever the angles', () => {
    fc.assert(
      fc.property(
        anyPoint,
        anyPoint,
        fc.double({ min: -4, max: 4, noNaN: true }),
        fc.double({ min: -4, max: 4, noNaN: true }),
        (from, to, leaves, arrives) => {
          fc.pre(distance(from, to) > 0)
          const cubic = roundWay(from, to, leaves, arrives)
          const longest = distance(from, to) * 0.74
          expect(distance(from, cubic.out)).toBeLessThanOrEqual(longest)
          expect(distance(cubic.into, to)).toBeLessThanOrEqual(longest)
          const chord = directionOf(from, to)
          if (distance(from, cubic.out) > 1e-3) expect(turnOf(directionOf(from, cubic.out) - chord - leaves)).toBeCloseTo(0, 3)
          if (distance(cubic.into, to) > 1e-3) expect(turnOf(directionOf(cubic.into, to) - chord - arrives)).toBeCloseTo(0, 3)
        },
      ),
    )
  })

  it('is nearly as long as its parts, which join', () => {
    const cubic = roundWay(at(0, 0), { ...at(100, 100), pressure: 12 }, -Math.PI / 4, Math.PI / 4)
    const halves = [partOfCubic(cubic, 0, 0.5), partOfCubic(cubic, 0.5, 1)]
    expect(halves[0]?.to).toEqual(halves[1]?.from)
    expect(halves[0]?.to.pressure).toBe(10)
    const quarterCircle = (Math.PI / 2) * 100
    expect(cubicLength(cubic) / quarterCircle).toBeCloseTo(1, 1)
    expect(halves.map(cubicLength).reduce((one, other) => one + other) / quarterCircle).toBeCloseTo(1, 1)
  })
})

describe('ink from before lines had headings', () => {
  const curved = (points: readonly Point[]) => cubicsOf({ points, headings: null })

  it('goes through its points, and nowhere far from the lines between them', () => {
    fc.assert(
      fc.property(anyPoints(30), (points) => {
        const cubics = curved(points)
        expect(cubics[0]?.from).toMatchObject({ x: points[0]?.x, y: points[0]?.y })
        expect(cubics.at(-1)?.to).toMatchObject({ x: points.at(-1)?.x, y: points.at(-1)?.y })
        for (const [i, { from }] of cubics.slice(1).entries()) expect(from).toEqual(cubics[i]?.to)
        // eight steps of the grid where one end bulges, and 0.75 / 0.444 as much where both do, to the same side
        expect(furthest(spots(cubics), points)).toBeLessThan(13.6)
      }),
    )
  })

  it('keeps its corners, and rounds what was round', () => {
    const square = [at(100, 100), at(3000, 100), at(3000, 3000), at(100, 3000)]
    for (const { from, out, to } of curved(square)) expect(turnOf(directionOf(from, out) - directionOf(from, to))).toBeCloseTo(0)
    const circle = Array.from({ length: 41 }, (_, i) =>
      at(Math.round(2000 + 800 * Math.cos((i / 40) * 2 * Math.PI)), Math.round(2000 + 800 * Math.sin((i / 40) * 2 * Math.PI))),
    )
    for (const spot of spots(curved(circle))) expect(Math.abs(distance(spot, at(2000, 2000)) - 800)).toBeLessThan(2)
  })

  it('of one place is a dot', () => {
    expect(curved([at(5, 5), at(5, 5)])).toMatchObject([{ from: at(5, 5), to: at(5, 5) }])
    expect(curved([])).toEqual([])
  })
})
