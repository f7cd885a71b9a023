import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPoints } from './arbitrary-in-tests.ts'
import { cubicLength, directionOf, distance, partOfCubic, turnOf } from './cubic.ts'
import { furthest } from './distance-in-tests.ts'
import { Fitter, lineThrough } from './fitter.ts'
import { inkOf, pointsOf } from './codec.ts'
import { GOLDEN_STROKES } from './golden-strokes-in-tests.ts'
import { HANDS } from './hand-in-tests.ts'
import { ANGLE, cubicsOf, type Line } from './line.ts'
import { type Point, pointNear } from './stroke.ts'

const TOLERANCE = 5

function fitted([first, ...others]: readonly Point[], { atOnce = 2, tolerance = TOLERANCE } = {}): Line {
  const fitter = new Fitter(first as Point)
  for (let at = 0; at < others.length; at += atOnce) fitter.add(others.slice(at, at + atOnce), tolerance)
  fitter.end()
  const { legs } = fitter
  return lineThrough(first as Point, legs)
}

/** Spots along it that are so far apart. */
const painted = (line: Line, apart = 40): readonly Point[] =>
  cubicsOf(line).flatMap((cubic) => {
    const parts = Math.max(8, Math.ceil(cubicLength(cubic) / apart))
    return Array.from({ length: parts + 1 }, (_, i) => partOfCubic(cubic, i / parts, 1).from)
  })

const circle = (radius: number, step: number): Point[] => {
  const count = Math.ceil((2 * Math.PI * radius) / step)
  return Array.from({ length: count + 1 }, (_, i) =>
    pointNear(2048 + radius * Math.cos((i / count) * 2 * Math.PI), 2048 + radius * Math.sin((i / count) * 2 * Math.PI)),
  )
}

const along = (corners: readonly (readonly [number, number])[], step: number): Point[] =>
  corners.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = corners[at - 1] ?? [x, y]
    const count = Math.max(1, Math.round(Math.hypot(x - beforeX, y - beforeY) / step))
    return Array.from({ length: count }, (_, i) =>
      pointNear(beforeX + ((x - beforeX) * (i + 1)) / count, beforeY + ((y - beforeY) * (i + 1)) / count),
    )
  })

/** Small steps, leaps, doubles and cusps. */
const anyScrawl = fc
  .tuple(
    fc.record({ x: fc.integer({ min: 1000, max: 3000 }), y: fc.integer({ min: 1000, max: 3000 }) }),
    fc.array(fc.record({ angle: fc.integer({ min: -40, max: 40 }), step: fc.oneof(fc.nat(3), fc.nat(30), fc.nat(400)) }), {
      maxLength: 80,
    }),
  )
  .map(([{ x, y }, steps]) => {
    const points = [pointNear(x, y)]
    let [direction, atX, atY] = [0, x, y]
    for (const { angle, step } of steps) {
      direction += (angle / 40) ** 3 * Math.PI
      atX += step * Math.cos(direction)
      atY += step * Math.sin(direction)
      points.push(pointNear(atX, atY))
    }
    return points
  })

const drawn = Object.entries(HANDS).map(([hand, samples]) => {
  const points = samples.map(({ point }) => point)
  return { hand, points, line: fitted(points) }
})

describe('a fitted line', () => {
  it.each(drawn)('passes every sample of $hand', ({ points, line }) => {
    expect(furthest(points, painted(line))).toBeLessThanOrEqual(TOLERANCE + 2)
    expect([line.points[0], line.points.at(-1)]).toMatchObject([points[0], points.at(-1)].map((end) => ({ x: end?.x, y: end?.y })))
  })

  it('passes every sample, however they leap, and never stops short', () => {
    fc.assert(
      fc.property(fc.oneof(anyPoints(40), anyScrawl), fc.integer({ min: 1, max: 9 }), (points, atOnce) => {
        const line = fitted(points, { atOnce })
        const last = points.at(-1) as Point
        expect(furthest(points, painted(line))).toBeLessThanOrEqual(TOLERANCE + 2)
        expect(line.points.at(-1)).toMatchObject({ x: last.x, y: last.y })
        for (const [at, { x, y }] of line.points.slice(1).entries()) expect([x, y]).not.toEqual([line.points[at]?.x, line.points[at]?.y])
      }),
      { numRuns: 200 },
    )
  })

  it('does not change what has settled, and its tail ends where the pen is', () => {
    const check = (points: readonly Point[]): void => {
      const fitter = new Fitter(points[0] as Point)
      let settled: readonly unknown[] = []
      for (const point of points.slice(1)) {
        fitter.add([point], TOLERANCE)
        expect(fitter.legs.slice(0, settled.length)).toEqual(settled)
        settled = [...fitter.legs]
        expect(fitter.tail().at(-1)?.to ?? fitter.start).toMatchObject({ x: point.x, y: point.y })
      }
    }
    check((HANDS['quick loops with a pen'] ?? []).map(({ point }) => point))
    fc.assert(fc.property(fc.oneof(anyPoints(30), anyScrawl), check), { numRuns: 50 })
  })

  it.each([150, 450, 1200])('of a circle of radius %s is round and has few knots', (radius) => {
    const line = fitted(circle(radius, radius / 30), { atOnce: 1 })
    expect(line.points.length).toBeLessThanOrEqual(5)
    const spots = painted(line, 5)
    for (const { x, y } of spots) expect(Math.abs(Math.hypot(x - 2048, y - 2048) - radius)).toBeLessThanOrEqual(TOLERANCE)
    // within some twenty steps it turns no more than the circle, and half as much again
    for (let at = 4; at + 4 < spots.length; at++) {
      const [before, here, after] = [spots[at - 4], spots[at], spots[at + 4]] as [Point, Point, Point]
      const circlesTurn = (distance(before, here) + distance(here, after)) / 2 / radius
      expect(Math.abs(turnOf(directionOf(here, after) - directionOf(before, here)))).toBeLessThanOrEqual(1.5 * circlesTurn)
    }
  })

  it.each([
    [
      'square',
      [
        [800, 800],
        [2800, 800],
        [2800, 2800],
        [800, 2800],
        [800, 800],
      ],
      5,
    ],
    ['star', [0, 2, 4, 1, 3, 0].map((tip) => [2048 + 1200 * Math.sin(tip * 1.2566), 2048 - 1200 * Math.cos(tip * 1.2566)]), 6],
  ] as [string, [number, number][], number][])(
    'of a %s has its corners where they were drawn, and nothing between',
    (_, corners, knots) => {
      const line = fitted(along(corners, 40), { atOnce: 1 })
      for (const [x, y] of corners) expect(furthest([pointNear(x, y)], painted(line))).toBeLessThanOrEqual(1)
      expect(line.points).toHaveLength(knots)
    },
  )

  it('goes on as it came unless it says that there is a corner', () => {
    for (const { line } of drawn) {
      const cubics = cubicsOf(line)
      for (const [at, { to, into }] of cubics.slice(0, -1).entries()) {
        if (line.headings?.[at + 1]?.leaves !== null) continue
        const next = cubics[at + 1] as (typeof cubics)[number]
        expect(Math.abs(turnOf(directionOf(next.from, next.out) - directionOf(into, to)))).toBeLessThan(1e-6)
      }
    }
  })

  it('does not swing to and fro between samples that are far apart', () => {
    // it came from below, and goes on to the right as fast as can be
    const fitter = new Fitter(pointNear(1000, 1000), -0.8)
    const places = Array.from({ length: 12 }, (_, i) => pointNear(1100 + 100 * i, 1000 + 6 * (i % 2)))
    for (const place of places) fitter.add([place], TOLERANCE)
    fitter.end()
    const spots = painted(lineThrough(pointNear(1000, 1000), fitter.legs))
    expect(Math.max(...spots.map(({ y }) => Math.abs(y - 1003)))).toBeLessThan(10)
  })

  it('that goes on from another leaves in its direction, but for half an angle', () => {
    const fitter = new Fitter(pointNear(1000, 1000), 0.777)
    fitter.add(
      along(
        [
          [1000, 1000],
          [1200, 1220],
        ],
        20,
      ).slice(1),
      TOLERANCE,
    )
    fitter.end()
    const { to, heading } = fitter.legs[0] as (typeof fitter.legs)[number]
    const left = directionOf({ x: 1000, y: 1000 }, to) + (heading.leaves ?? Number.NaN) * ANGLE
    expect(Math.abs(left - 0.777)).toBeLessThanOrEqual(ANGLE / 2 + 1e-9)
  })

  it('keeps where a pen presses harder', () => {
    const pressing = Array.from({ length: 41 }, (_, i): Point => ({ x: 100 + 20 * i, y: 900, pressure: i < 20 ? 2 : 12 }))
    const line = fitted(pressing, { atOnce: 1 })
    for (const { x, pressure } of pressing) {
      const after = line.points.findIndex((knot) => knot.x >= x)
      const [from, to] = [line.points[Math.max(after - 1, 0)], line.points[after]] as [Point, Point]
      const share = to.x === from.x ? 1 : (x - from.x) / (to.x - from.x)
      expect(Math.abs(from.pressure + share * (to.pressure - from.pressure) - pressure)).toBeLessThanOrEqual(1.6)
    }
  })

  it.each(GOLDEN_STROKES)('of $what is what it was', ({ recorded, samplesAtOnce, tolerance, knotsAtMost, ink }) => {
    const line = fitted(pointsOf(recorded) ?? [], { atOnce: samplesAtOnce, tolerance })
    expect(inkOf(line.points, line.headings)).toBe(ink)
    expect(line.points.length).toBeLessThanOrEqual(knotsAtMost)
  })

  it('of one place is a dot', () => {
    expect(fitted([pointNear(7, 7), pointNear(7, 7), pointNear(7, 7)])).toEqual({ points: [pointNear(7, 7)], headings: [] })
  })
})
