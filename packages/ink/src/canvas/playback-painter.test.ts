import { expect, it } from 'vitest'
import type { TimedStroke } from '../index.ts'
import { fakeCanvas, reach } from './fake-canvas-in-tests.ts'
import { PlaybackPainter } from './playback-painter.ts'

const line = (at: number, to: number): TimedStroke => ({
  pen: 'thin',
  at,
  headings: null,
  points: [
    { x: 0, y: 100, pressure: 8 },
    { x: to, y: 100, pressure: 8 },
  ],
})

it('adds while time goes on, and paints anew when somebody goes back', () => {
  const canvas = fakeCanvas()
  const painter = new PlaybackPainter(canvas, { strokes: [line(1000, 400), line(2000, 2000)], colour: 'red', makeCanvas: fakeCanvas })
  canvas.wipes = 0
  painter.showAt(500)
  expect(canvas.paths).toEqual([])
  painter.showAt(1750)
  expect(reach(canvas)).toBeCloseTo(1000)
  painter.showAt(1800)
  expect(canvas.paths).toHaveLength(2)
  painter.showAt(2500)
  expect(reach(canvas)).toBe(2000)
  expect(canvas.wipes).toBe(0)
  painter.showAt(1750)
  expect(reach(canvas)).toBeCloseTo(1000)
  painter.showAt(0)
  expect(canvas.paths).toEqual([])
  expect(canvas.wipes).toBe(2)
})

it('shows the same moment on paper of another size', () => {
  const canvas = fakeCanvas()
  const painter = new PlaybackPainter(canvas, { strokes: [line(1000, 400)], colour: 'red', makeCanvas: fakeCanvas })
  painter.showAt(3000)
  painter.resize({ width: 200, height: 200, density: 1 })
  expect(canvas.paths).toHaveLength(1)
})
