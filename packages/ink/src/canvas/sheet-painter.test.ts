import { beforeEach, describe, expect, it } from 'vitest'
import { inkOf, type Knot, type Pen, type Piece, type Point, STRAIGHT, type StrokeOnSheet, Tracer } from '../index.ts'
import { type FakeCanvas, FakeFrames, fakeCanvas, reach } from './fake-canvas-in-tests.ts'
import { SheetPainter } from './sheet-painter.ts'

const at = (x: number): Point => ({ x, y: 10, pressure: 8 })
const line = (to: number): readonly Point[] => [at(0), at(to)]
const inked = (number: number, to: number, pen: Pen = 'thin'): StrokeOnSheet => [number, pen, inkOf(line(to), [STRAIGHT])]
const piece = (stroke: number, from: number, ...xs: number[]): Piece => ({
  stroke,
  pen: 'thin',
  fate: 'growing',
  from,
  knots: xs.map((x, i): Knot => ({ ...at(x), heading: from + i === 0 ? null : STRAIGHT })),
  bare: null,
})

let canvas: FakeCanvas
let frames: FakeFrames
let painter: SheetPainter
beforeEach(() => {
  canvas = fakeCanvas()
  frames = new FakeFrames()
  painter = new SheetPainter(canvas, { colour: 'red', makeCanvas: fakeCanvas, requestFrame: frames.requestFrame, now: frames.now })
  canvas.wipes = 0
})

describe('finished strokes', () => {
  it('are added to those that are there', () => {
    painter.show([inked(1, 100)])
    painter.show([inked(1, 100), inked(2, 200, 'eraser')])
    expect(canvas.wipes).toBe(0)
    expect(canvas.paths.map(({ mode }) => mode)).toEqual(['source-over', 'destination-out'])
  })

  it('are painted anew when one is undone, and wiped when all are', () => {
    painter.show([inked(1, 100), inked(2, 200)])
    painter.show([inked(1, 100)])
    expect(canvas.wipes).toBe(1)
    expect(canvas.paths).toHaveLength(1)
    painter.show([])
    expect(canvas.paths).toEqual([])
  })

  it('lie in the order of their numbers, whenever they come', () => {
    painter.show([inked(2, 200, 'eraser')])
    painter.show([inked(1, 100), inked(2, 200, 'eraser')])
    expect(canvas.wipes).toBe(1)
    expect(canvas.paths.map(({ mode }) => mode)).toEqual(['source-over', 'destination-out'])
  })

  it('are painted once each, however often more come', () => {
    const strokes = Array.from({ length: 50 }, (_, number) => inked(number, 100 + number))
    for (let count = 1; count <= strokes.length; count++) painter.show(strokes.slice(0, count))
    expect(canvas.paths).toHaveLength(50)
    // the whole view was sent again: the same strokes, in another list
    painter.show(structuredClone(strokes))
    expect(canvas.paths).toHaveLength(50)
    expect(canvas.wipes).toBe(0)
  })

  it('are wiped when what was drawn is forgotten, though they keep their numbers', () => {
    painter.show([inked(1, 100), inked(2, 200)])
    painter.show([[1, 'thin', ''], inked(2, 200)])
    expect(canvas.wipes).toBe(1)
    expect(canvas.paths).toHaveLength(1)
    painter.show([[1, 'thin', ''], inked(2, 200), inked(3, 300)])
    expect(canvas.wipes).toBe(1)
    expect(canvas.paths).toHaveLength(2)
  })

  it('that are no strokes are left out', () => {
    painter.show([[1, 'thin', '!'], inked(2, 100)])
    expect(canvas.paths).toHaveLength(1)
  })
})

describe('the paper', () => {
  it('has as many pixels as the screen, and the grid across', () => {
    painter.show([inked(1, 100)])
    painter.resize({ width: 400, height: 300, density: 2.5 })
    expect([canvas.width, canvas.height]).toEqual([1000, 750])
    expect(canvas.scales.at(-1)).toBe(1000 / 4096)
    expect(canvas.paths).toHaveLength(1)
    const { wipes } = canvas
    painter.resize({ width: 400, height: 300, density: 2.5 })
    expect(canvas.wipes).toBe(wipes)
  })

  it.each([
    [110, 1.1],
    [160, (38 * 160) / 4096],
    [59, 1.1],
  ])('of %i pixels has thin lines of %f of them', (wide, pixels) => {
    painter.show([inked(1, 100)])
    painter.resize({ width: wide, height: wide, density: 2 })
    const [path] = canvas.paths
    expect(((path?.width ?? 0) * wide) / 4096).toBeCloseTo(pixels)
  })

  it('is painted anew in another colour', () => {
    painter.show([inked(1, 100)])
    painter.colour = 'blue'
    expect(canvas.paths).toMatchObject([{ colour: 'blue' }])
  })
})

describe("another's line", () => {
  it('glides in over some frames', () => {
    painter.showPiece(piece(1, 0, 0, 1000))
    frames.pass(16)
    expect(reach(canvas)).toBeLessThan(1)
    frames.pass(48)
    expect(reach(canvas)).toBeGreaterThan(300)
    expect(reach(canvas)).toBeLessThan(700)
    frames.pass(100)
    expect(reach(canvas)).toBeCloseTo(1000)
    expect(canvas.wipes).toBe(0)
  })

  it('becomes the finished stroke without being painted twice', () => {
    painter.showPiece(piece(1, 0, 0, 1000))
    painter.showPiece({ ...piece(1, 2), fate: 'ended' })
    frames.pass(160)
    const { length } = canvas.paths
    painter.show([inked(1, 1000)])
    frames.pass(160)
    expect(canvas.paths).toHaveLength(length)
    expect(frames.areAsked).toBe(false)
  })

  it('glides on to the end of the finished stroke', () => {
    painter.showPiece(piece(1, 0, 0, 500))
    frames.pass(48)
    painter.show([inked(1, 1000)])
    expect(reach(canvas)).toBeLessThan(500)
    frames.pass(160)
    expect(reach(canvas)).toBeCloseTo(1000)
    expect(canvas.wipes).toBe(0)
  })

  it('is there as a whole before the next one begins', () => {
    painter.showPiece(piece(1, 0, 0, 1000))
    painter.showPiece(piece(2, 0, 50))
    expect(reach(canvas)).toBeCloseTo(1000)
  })

  it('vanishes when it is cancelled', () => {
    painter.showPiece(piece(1, 0, 0, 1000))
    frames.pass(160)
    painter.showPiece({ ...piece(1, 0), fate: 'cancelled' })
    expect(canvas.paths).toEqual([])
    frames.pass(32)
    expect(frames.areAsked).toBe(false)
  })

  it('vanishes when it is never finished, or overtaken by a later stroke', () => {
    painter.showPiece(piece(1, 0, 0, 1000))
    frames.pass(11_000)
    expect(canvas.paths).toEqual([])
    painter.showPiece(piece(2, 0, 0, 1000))
    frames.pass(160)
    painter.show([inked(3, 70)])
    expect(reach(canvas)).toBe(70)
  })

  it('stays when an older stroke is undone', () => {
    painter.show([inked(1, 4000)])
    painter.showPiece(piece(2, 0, 0, 1000))
    frames.pass(160)
    painter.show([])
    expect(reach(canvas)).toBeCloseTo(1000)
  })

  it('is undone though it still glides', () => {
    painter.showPiece(piece(1, 0, 0, 500))
    painter.show([inked(1, 1000)])
    frames.pass(32)
    painter.show([])
    frames.pass(160)
    expect(canvas.paths).toEqual([])
  })

  it('does not come back after its stroke', () => {
    painter.show([inked(1, 100)])
    painter.showPiece(piece(1, 0, 0, 1000))
    expect(frames.areAsked).toBe(false)
  })
})

describe("one's own line", () => {
  /** Along these places, as a nib tells it. */
  const drawing = (pen: Pen, ...xs: number[]) => {
    const [first = 0, ...others] = xs
    const tracer = new Tracer({ pen, number: 1, first: at(first), at: 0 })
    painter.beginOwn(pen, at(first))
    for (const x of others) {
      tracer.add([at(x)], 8)
      painter.extendOwn(tracer.growing)
    }
    return tracer
  }
  const finish = (tracer: Tracer) => {
    tracer.end()
    painter.keepOwn(tracer.takeFinished())
    painter.endOwn()
  }

  it('is there before any frame', () => {
    drawing('thick', 0)
    expect(canvas.paths).toHaveLength(1)
    drawing('thick', 0, 40, 80)
    expect(reach(canvas)).toBe(80)
    expect(frames.areAsked).toBe(false)
  })

  it.each(['thick', 'eraser'] as const)('of the %s pen has the same paths when it is done as a sheet that is painted anew', (pen) => {
    const tracer = drawing(pen, 0, 40, 80, 300, 200, 100, 20, 500)
    const whileDrawing = canvas.paths.length
    finish(tracer)
    const live = structuredClone(canvas.paths)
    painter.colour = 'blue'
    painter.colour = 'red'
    expect(canvas.paths).toEqual(live)
    expect(whileDrawing).toBeGreaterThan(1)
    expect(canvas.paths.length).toBeGreaterThan(1)
  })

  it('grows above what is dry, of which nothing is copied; only an eraser needs that', () => {
    painter.resize({ width: 400, height: 400, density: 1 })
    painter.show([inked(0, 4000)])
    drawing('thick', 0, 40, 80)
    expect([canvas.above?.paths.length, canvas.copies]).toEqual([1, 0])
    expect([canvas.above?.width, canvas.above?.height, canvas.above?.scales.at(-1)]).toEqual([400, 400, 400 / 4096])
    painter.resize({ width: 200, height: 200, density: 1 })
    expect([canvas.above?.width, reach(canvas.above ?? canvas)]).toEqual([200, 80])
    painter.cancelOwn()
    expect([canvas.above?.paths.length, canvas.paths.length]).toEqual([0, 1])
    drawing('eraser', 0, 40, 80)
    expect(canvas.above?.paths).toEqual([])
    expect(canvas.copies).toBeGreaterThan(0)
  })

  it('is the stroke that is confirmed later', () => {
    finish(drawing('thin', 0, 40, 80))
    const { length } = canvas.paths
    painter.show([inked(1, 80)])
    expect(canvas.paths).toHaveLength(length)
    expect(canvas.wipes).toBe(0)
  })

  it('is gone when the table does not take it', () => {
    painter.show([inked(0, 30)])
    finish(drawing('thin', 0, 80))
    painter.show([inked(0, 30)])
    expect(reach(canvas)).toBe(30)
  })

  it('is gone when it is cancelled', () => {
    const tracer = drawing('thin', 0, 80)
    painter.cancelOwn()
    expect(canvas.paths).toEqual([])
    painter.extendOwn(tracer.growing)
    expect(canvas.paths).toEqual([])
  })

  it('survives an undo in its middle', () => {
    painter.show([inked(0, 4000)])
    drawing('thin', 0, 80, 160)
    painter.show([])
    expect(reach(canvas)).toBe(160)
  })

  it('may be shown ahead of the page', () => {
    const own = fakeCanvas()
    new SheetPainter(own, { colour: 'red', isOwn: true, makeCanvas: fakeCanvas }).beginOwn('thin', at(0))
    expect([own.settings, own.above?.settings]).toEqual([[{ desynchronized: true }], [{ desynchronized: true }]])
    drawing('thin', 0)
    expect([canvas.settings, canvas.above?.settings]).toEqual([[{ desynchronized: false }], [{ desynchronized: false }]])
  })
})
