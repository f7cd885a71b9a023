import { describe, expect, it } from 'vitest'
import { decode, encode, inkOf } from './codec.ts'
import { HANDS, type Sample } from './hand-in-tests.ts'
import { encodePiece, type Piece } from './piece.ts'
import type { Point } from './stroke.ts'
import { furthest } from './distance-in-tests.ts'
import { COARSEST, type NumberedStroke, Tracer } from './tracer.ts'

interface Traced {
  readonly strokes: readonly NumberedStroke[]
  readonly pieces: readonly Piece[]
}

/** As the pointer's owner does it: pieces every 33 ms, strokes as they are full. */
function traced(samples: readonly Sample[], number = 200): Traced {
  const [first, ...others] = samples
  if (!first) throw new Error('nothing was drawn')
  const tracer = new Tracer({ pen: 'thick', number, first: first.point, at: first.at })
  const pieces: Piece[] = []
  let tick = first.at
  for (const { point, at } of others) {
    tracer.add(point, at)
    if (at - tick < 33) continue
    tick = at
    pieces.push(...tracer.pieces(at))
  }
  pieces.push(...tracer.end())
  return { strokes: tracer.takeFinished(), pieces }
}

/** What somebody who gets the pieces has in the end. */
function received(pieces: readonly Piece[]): ReadonlyMap<number, readonly Point[]> {
  const strokes = new Map<number, readonly Point[]>()
  for (const { stroke, from, points } of pieces) {
    const known = strokes.get(stroke) ?? []
    expect(from).toBeLessThanOrEqual(known.length)
    strokes.set(stroke, [...known.slice(0, from), ...points])
  }
  return strokes
}

const secondsOf = (samples: readonly Sample[]): number => ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 1000
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe.each(Object.entries(HANDS))('%s', (_, samples) => {
  const { strokes, pieces } = traced(samples)

  it('costs at most 350 bytes a second, in the log as in the air', () => {
    expect(sum(strokes.map(({ points }) => inkOf(points).length)) / secondsOf(samples)).toBeLessThanOrEqual(350)
    expect(sum(pieces.map((piece) => encodePiece(piece).length)) / secondsOf(samples)).toBeLessThanOrEqual(350)
  })

  it('is the same line', () => {
    const line = strokes.flatMap(({ points }) => points)
    expect(
      furthest(
        samples.map(({ point }) => point),
        line,
      ),
    ).toBeLessThanOrEqual(COARSEST)
  })

  it('is known to the others when it ends', () => {
    expect([...received(pieces)]).toEqual(strokes.map(({ number, points }) => [number, points]))
    expect(pieces.filter(({ fate }) => fate === 'ended').map(({ stroke }) => stroke)).toEqual(strokes.map(({ number }) => number))
  })
})

describe('a tracer', () => {
  it('tells where the pen is though the line may still be simplified', () => {
    const tracer = new Tracer({ pen: 'thin', number: 0, first: { x: 0, y: 0, pressure: 8 }, at: 0 })
    tracer.add({ x: 100, y: 0, pressure: 8 }, 10)
    expect(tracer.pieces(33)).toMatchObject([{ stroke: 0, fate: 'growing', from: 0, points: [{ x: 0 }, { x: 100 }] }])
    expect(tracer.pieces(66)).toEqual([])
    tracer.add({ x: 200, y: 0, pressure: 8 }, 70)
    expect(tracer.pieces(99)).toMatchObject([{ from: 1, points: [{ x: 200 }] }])
    expect(tracer.end()).toMatchObject([{ fate: 'ended', from: 2, points: [] }])
    expect(tracer.takeFinished()).toMatchObject([{ number: 0, pen: 'thin', points: [{ x: 0 }, { x: 200 }] }])
    expect(tracer.takeFinished()).toEqual([])
  })

  it('takes back what is cancelled', () => {
    const tracer = new Tracer({ pen: 'thick', number: 3, first: { x: 5, y: 5, pressure: 8 }, at: 0 })
    expect(tracer.cancel()).toEqual([{ stroke: 3, pen: 'thick', fate: 'cancelled', from: 0, points: [] }])
    expect(tracer.takeFinished()).toEqual([])
  })

  it('makes a dot of a tap', () => {
    const { strokes, pieces } = traced([{ point: { x: 9, y: 9, pressure: 8 }, at: 0 }])
    expect(strokes).toEqual([{ number: 200, pen: 'thick', points: [{ x: 9, y: 9, pressure: 8 }] }])
    expect(pieces).toMatchObject([{ fate: 'ended', from: 0, points: [{ x: 9 }] }])
  })

  it('goes on in another stroke when one is full, and both join', () => {
    const minute = Array.from({ length: 6 }, (_, i) =>
      (HANDS['quick loops with a finger'] ?? []).map(({ point, at }) => ({ point, at: at + i * 10_000 })),
    ).flat()
    const { strokes, pieces } = traced(minute)
    expect(strokes.length).toBeGreaterThan(1)
    expect(strokes.map(({ number }) => number)).toEqual(strokes.map((_, i) => 200 + i))
    for (const { points } of strokes) expect(decode(encode(points))).toEqual(points)
    for (const [i, { points }] of strokes.slice(1).entries()) expect(points[0]).toEqual(strokes[i]?.points.at(-1))
    expect([...received(pieces)]).toEqual(strokes.map(({ number, points }) => [number, points]))
  })

  it('is cheap with hatching too: many short strokes', () => {
    const scribbling = HANDS['scribbling with a pen'] ?? []
    const hatches = Array.from({ length: 60 }, (_, i) => traced(scribbling.slice(i * 20, i * 20 + 16), i))
    const seconds = secondsOf(scribbling)
    expect(sum(hatches.flatMap(({ strokes }) => strokes.map(({ points }) => inkOf(points).length))) / seconds).toBeLessThanOrEqual(350)
    expect(sum(hatches.flatMap(({ pieces }) => pieces.map((piece) => encodePiece(piece).length))) / seconds).toBeLessThanOrEqual(350)
  })
})
