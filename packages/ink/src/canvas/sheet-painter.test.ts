import { beforeEach, describe, expect, it } from 'vitest'
import { furthest } from '../distance-in-tests.ts'
import { bendsOf, inkOf, partOf, type Pen, type Piece, type Point, type StrokeOnSheet } from '../index.ts'
import { type FakeCanvas, FakeFrames, fakeCanvas, reach } from './fake-canvas-in-tests.ts'
import { SheetPainter } from './sheet-painter.ts'

const spot = (x: number, y: number): Point => ({ x, y, pressure: 8 })
const at = (x: number): Point => spot(x, 10)
const line = (to: number): readonly Point[] => [at(0), at(to)]
const inked = (number: number, to: number, pen: Pen = 'thin'): StrokeOnSheet => [number, pen, inkOf(line(to))]
const piece = (stroke: number, from: number, ...xs: number[]): Piece => ({
  stroke,
  pen: 'thin',
  fate: 'growing',
  from,
  points: xs.map(at),
})

let canvas: FakeCanvas
let frames: FakeFrames
let painter: SheetPainter
beforeEach(() => {
  canvas = fakeCanvas()
  frames = new FakeFrames()
  painter = new SheetPainter(canvas, { colour: 'red', requestFrame: frames.requestFrame, now: frames.now })
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
    expect(reach(canvas)).toBe(1000)
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
  it('is there before any frame', () => {
    painter.beginOwn('thick', at(0))
    expect(canvas.paths).toHaveLength(1)
    painter.extendOwn([at(40), at(80)])
    expect(reach(canvas)).toBe(80)
    expect(frames.areAsked).toBe(false)
  })

  it.each([
    ['around a circle', Array.from({ length: 9 }, (_, i) => spot(2000 + 600 * Math.cos(i * 0.7), 2000 + 600 * Math.sin(i * 0.7)))],
    ['to and fro', Array.from({ length: 9 }, (_, i) => spot(400 + i * 40, i % 2 === 0 ? 400 : 1400))],
  ])('covers each of its passing ends when it goes %s: nothing sticks out', (_, points) => {
    const [first, ...others] = points
    painter.beginOwn('thick', first ?? spot(0, 0))
    for (const point of others) painter.extendOwn([point])
    painter.endOwn()
    const line = bendsOf(points).flatMap((bend) => Array.from({ length: 20 }, (_, i) => partOf(bend, i / 20, (i + 1) / 20).to))
    const full = Math.max(...canvas.paths.map(({ width }) => width))
    const passing = canvas.paths.filter(({ width }) => width < full)
    expect(passing).toHaveLength(others.length)
    for (const { width, places } of passing) {
      const ends = places.map(([x, y]) => spot(x, y))
      expect(furthest(ends, line) + width / 2).toBeLessThanOrEqual(full / 2 + 0.1)
    }
    expect(canvas.paths.at(-1)?.width).toBe(full)
  })

  it('is the stroke that is confirmed later', () => {
    painter.beginOwn('thin', at(0))
    painter.extendOwn([at(40), at(80)])
    painter.keepOwn([{ number: 1, pen: 'thin', points: line(80) }])
    painter.endOwn()
    const { length } = canvas.paths
    painter.show([inked(1, 80)])
    expect(canvas.paths).toHaveLength(length)
    expect(canvas.wipes).toBe(0)
  })

  it('is gone when the table does not take it', () => {
    painter.show([inked(1, 30)])
    painter.beginOwn('thin', at(0))
    painter.extendOwn([at(80)])
    painter.keepOwn([{ number: 2, pen: 'thin', points: line(80) }])
    painter.endOwn()
    painter.show([inked(1, 30)])
    expect(reach(canvas)).toBe(30)
  })

  it('is gone when it is cancelled', () => {
    painter.beginOwn('thin', at(0))
    painter.extendOwn([at(80)])
    painter.cancelOwn()
    expect(canvas.paths).toEqual([])
    painter.extendOwn([at(90)])
    expect(canvas.paths).toEqual([])
  })

  it('survives an undo in its middle', () => {
    painter.show([inked(1, 4000)])
    painter.beginOwn('thin', at(0))
    painter.extendOwn([at(80), at(160)])
    painter.show([])
    expect(reach(canvas)).toBe(160)
  })

  it('may be shown ahead of the page', () => {
    const own = fakeCanvas()
    expect(new SheetPainter(own, { colour: 'red', isOwn: true })).toBeInstanceOf(SheetPainter)
    expect(own.settings).toEqual([{ desynchronized: true }])
    expect(canvas.settings).toEqual([{ desynchronized: false }])
  })
})
