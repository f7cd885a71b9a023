import { describe, expect, it } from 'vitest'
import { partOfCubic } from './cubic.ts'
import { furthest } from './distance-in-tests.ts'
import { HANDS, type Sample } from './hand-in-tests.ts'
import { cubicsOf } from './line.ts'
import { decode, encode, inkOf } from './codec.ts'
import { COARSEST, Tracer, type NumberedStroke } from './tracer.ts'
import { decodePiece, encodePiece, type Knot, type Piece } from './piece.ts'
import { Glide } from './canvas/glide.ts'

interface Traced {
  readonly strokes: readonly NumberedStroke[]
  readonly pieces: readonly Piece[]
}

/** As the pointer's owner does it: two samples an event, pieces every 33 ms, strokes as they are full. */
function traced(samples: readonly Sample[], number = 100): Traced {
  const [first, ...others] = samples
  if (!first) throw new Error('nothing was drawn')
  const tracer = new Tracer({ pen: 'thick', number, first: first.point, at: first.at })
  const pieces: Piece[] = []
  let tick = first.at
  for (let i = 0; i < others.length; i += 2) {
    const event = others.slice(i, i + 2)
    const at = event.at(-1)?.at ?? 0
    tracer.add(
      event.map(({ point }) => point),
      at,
    )
    if (at - tick < 33) continue
    tick = at
    pieces.push(...tracer.pieces(at))
  }
  pieces.push(...tracer.end())
  return { strokes: tracer.takeFinished(), pieces }
}

/** What somebody who gets the pieces has in the end. */
function received(pieces: readonly Piece[]): ReadonlyMap<number, readonly Knot[]> {
  const strokes = new Map<number, readonly Knot[]>()
  for (const { stroke, from, knots } of pieces) {
    const known = strokes.get(stroke) ?? []
    expect(from).toBeLessThanOrEqual(known.length)
    strokes.set(stroke, [...known.slice(0, from), ...knots])
  }
  return strokes
}

const knotsOf = ({ points, headings }: NumberedStroke): readonly Knot[] =>
  points.map((point, at) => ({ ...point, heading: headings?.[at - 1] ?? null }))
const secondsOf = (samples: readonly Sample[]): number => ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 1000
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const airBytes = (pieces: readonly Piece[]): number => sum(pieces.map((piece) => encodePiece(piece).length))
const storedBytes = (strokes: readonly NumberedStroke[]): number =>
  sum(strokes.map((stroke) => encode(stroke.points, stroke.headings).length))

const drawn = Object.entries(HANDS).map(([hand, samples]) => ({ hand, samples, ...traced(samples) }))

describe.each(drawn)('$hand', ({ samples, strokes, pieces }) => {
  it('is for whoever gets it piece by piece the curve that is kept', () => {
    for (const stroke of strokes) {
      const [first, ...others] = pieces.filter((piece) => piece.stroke === stroke.number)
      const glide = new Glide(first as Piece, 0)
      for (const piece of others) glide.take(piece, 0)
      expect(glide.rush()).toMatchObject(cubicsOf(stroke))
    }
  })

  it('costs at most 350 bytes a second, in the log as in the air', () => {
    expect(sum(strokes.map((stroke) => inkOf(stroke.points, stroke.headings).length)) / secondsOf(samples)).toBeLessThanOrEqual(350)
    expect(airBytes(pieces) / secondsOf(samples)).toBeLessThanOrEqual(350)
  })

  it('is the same line', () => {
    const line = strokes.flatMap((stroke) =>
      cubicsOf(stroke).flatMap((cubic) => Array.from({ length: 9 }, (_, i) => partOfCubic(cubic, i / 8, 1).from)),
    )
    expect(
      furthest(
        samples.map(({ point }) => point),
        line,
      ),
    ).toBeLessThanOrEqual(COARSEST)
  })

  it('is known to the others when it ends', () => {
    expect([...received(pieces)]).toEqual(strokes.map((stroke) => [stroke.number, knotsOf(stroke)]))
    expect(pieces.filter(({ fate }) => fate === 'ended').map(({ stroke }) => stroke)).toEqual(strokes.map(({ number }) => number))
  })
})

describe('a tracer', () => {
  it('costs no more than points did: 243 bytes a second in the air and 88 stored, over all hands', () => {
    const seconds = sum(drawn.map(({ samples }) => secondsOf(samples)))
    expect(airBytes(drawn.flatMap(({ pieces }) => pieces)) / seconds).toBeLessThanOrEqual(243)
    expect(storedBytes(drawn.flatMap(({ strokes }) => strokes)) / seconds).toBeLessThanOrEqual(88)
  })

  it('tells where the pen is though the line may still change', () => {
    const at = (x: number) => ({ x, y: 0, pressure: 8 })
    const tracer = new Tracer({ pen: 'thin', number: 0, first: at(0), at: 0 })
    tracer.add([at(100)], 10)
    expect(tracer.pieces(33)).toEqual([
      { stroke: 0, pen: 'thin', fate: 'growing', from: 0, knots: [{ ...at(0), heading: null }], bare: { x: 100, y: 0, isSharp: true } },
    ])
    expect(tracer.pieces(66)).toEqual([])
    tracer.add([at(105)], 70)
    expect(tracer.pieces(77)).toEqual([])
    tracer.add([at(200)], 80)
    expect(tracer.pieces(99)).toMatchObject([{ from: 1, knots: [], bare: { x: 200 } }])
    expect(tracer.end()).toMatchObject([{ fate: 'ended', from: 1, knots: [{ x: 200, heading: { leaves: 0, arrives: 0 } }], bare: null }])
    expect(tracer.takeFinished()).toMatchObject([{ number: 0, pen: 'thin', points: [{ x: 0 }, { x: 200 }] }])
    expect(tracer.takeFinished()).toEqual([])
  })

  it('takes back what is cancelled', () => {
    const tracer = new Tracer({ pen: 'thick', number: 3, first: { x: 5, y: 5, pressure: 8 }, at: 0 })
    expect(tracer.cancel()).toEqual([{ stroke: 3, pen: 'thick', fate: 'cancelled', from: 0, knots: [], bare: null }])
    expect(tracer.takeFinished()).toEqual([])
  })

  it('makes a dot of a tap', () => {
    const { strokes, pieces } = traced([{ point: { x: 9, y: 9, pressure: 8 }, at: 0 }])
    expect(strokes).toEqual([{ number: 100, pen: 'thick', points: [{ x: 9, y: 9, pressure: 8 }], headings: [] }])
    expect(pieces).toMatchObject([{ fate: 'ended', from: 0, knots: [{ x: 9, heading: null }] }])
  })

  it('goes on in another stroke when one is full, and both join', () => {
    const minute = Array.from({ length: 6 }, (_, i) =>
      (HANDS['scribbling with a mouse'] ?? []).map(({ point, at }) => ({ point, at: at + i * 10_000 })),
    ).flat()
    const { strokes, pieces } = traced(minute)
    expect(strokes.length).toBeGreaterThan(1)
    expect(strokes.map(({ number }) => number)).toEqual(strokes.map((_, i) => 100 + i))
    for (const { points, headings } of strokes) expect(decode(encode(points, headings))).toEqual({ points, headings })
    for (const [i, { points }] of strokes.slice(1).entries()) expect(points[0]).toEqual(strokes[i]?.points.at(-1))
    expect([...received(pieces)]).toEqual(strokes.map((stroke) => [stroke.number, knotsOf(stroke)]))
  })

  it('is cheap with hatching too: many short strokes', () => {
    const scribbling = HANDS['scribbling with a pen'] ?? []
    const hatches = Array.from({ length: 60 }, (_, i) => traced(scribbling.slice(i * 20, i * 20 + 16), i))
    const seconds = secondsOf(scribbling)
    expect(
      sum(hatches.flatMap(({ strokes }) => strokes.map((stroke) => inkOf(stroke.points, stroke.headings).length))) / seconds,
    ).toBeLessThanOrEqual(350)
    expect(airBytes(hatches.flatMap(({ pieces }) => pieces)) / seconds).toBeLessThanOrEqual(350)
  })
})

describe('a pen that rests on the paper', () => {
  const at = (x: number) => ({ x, y: 10, pressure: 8 })
  it.each([
    ['after a dot', []],
    ['at the end of a line', [at(200), at(400), at(600)]],
  ])('%s is told of now and then, in pieces that can be read and change nothing', (_, samples) => {
    const tracer = new Tracer({ pen: 'thick', number: 1, first: at(0), at: 0 })
    tracer.add(samples, 20)
    const drawing = tracer.pieces(1000)
    const resting = Array.from({ length: 400 }, (_, tick) => tracer.pieces(1000 + 33 * (tick + 1))).filter((told) => told.length > 0)
    // thirteen seconds
    expect(resting).toHaveLength(4)
    for (const piece of resting.flat()) expect(decodePiece(encodePiece(piece))).toEqual(piece)
    const glide = new Glide(drawing[0] as Piece, 0)
    glide.rush()
    const seen = [...glide.again(), ...glide.wet()]
    for (const piece of resting.flat()) glide.take(piece, 0)
    glide.rush()
    expect([...glide.again(), ...glide.wet()]).toEqual(seen)
  })
})
