import { describe, expect, it } from 'vitest'
import { type Pen, type Point, STRAIGHT } from '../index.ts'
import { paintStroke } from './brush.ts'
import { fakeCanvas, type Path } from './fake-canvas-in-tests.ts'

function painted(pen: Pen, points: readonly Point[], { isOld = false, thinnest = 0 } = {}): readonly Path[] {
  const canvas = fakeCanvas()
  const brush = canvas.getContext('2d', { desynchronized: false })
  if (brush) paintStroke(brush, { pen, points, headings: isOld ? null : points.slice(1).map(() => STRAIGHT) }, { colour: 'teal', thinnest })
  return canvas.paths
}
const at = (x: number, pressure = 8): Point => ({ x, y: 50, pressure })

describe('a brush', () => {
  it('paints every leg of even pressure in a path of its own: so it is the same however much of it came at once', () => {
    const paths = painted('thick', [at(0), at(100), at(300), at(700)])
    expect(paths).toMatchObject(Array.from({ length: 3 }, () => ({ mode: 'source-over', colour: 'teal' })))
    expect(paths.map(({ places }) => places.map(([x]) => x))).toEqual([
      [0, 100],
      [100, 300],
      [300, 700],
    ])
  })

  it('leaves a dot where somebody tapped', () => {
    expect(painted('thin', [at(9)])).toMatchObject([
      {
        places: [
          [9, 50],
          [9.1, 50],
        ],
      },
    ])
  })

  it('widens with the pressure, step by step and without gaps', () => {
    const paths = painted('thick', [at(0, 2), at(1000, 12)])
    const widths = paths.map(({ width }) => width)
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    expect(new Set(widths).size).toBeGreaterThanOrEqual(8)
    for (const [i, { places }] of paths.slice(1).entries()) expect(places[0]).toEqual(paths[i]?.places.at(-1))
  })

  it('rubs out with an eraser, however it is pressed', () => {
    const paths = painted('eraser', [at(0, 0), at(500, 15)])
    expect(paths).toHaveLength(1)
    expect(paths).toMatchObject([{ mode: 'destination-out', width: 200 }])
  })

  it.each([
    ['thick', false, [46.8, 72, 97.2]],
    ['thin', false, [28.5, 38, 47.5]],
    ['eraser', false, [200, 200, 200]],
    // ink from before lines had headings keeps its look
    ['thick', true, [22.4, 56, 85.4]],
    ['thin', true, [9.6, 24, 36.6]],
    ['eraser', true, [160, 160, 160]],
  ] as const)('is as wide as its pen: %s, in old ink: %s', (pen, isOld, widths) => {
    for (const [i, pressure] of [0, 8, 15].entries())
      expect(painted(pen, [at(1, pressure)], { isOld })[0]?.width).toBeCloseTo(widths[i] as number)
  })

  it('paints no line thinner than can be seen', () => {
    expect(painted('thin', [at(1), at(90)], { thinnest: 76 })).toMatchObject([{ width: 76 }])
    expect(painted('eraser', [at(1)], { thinnest: 76 })).toMatchObject([{ width: 200 }])
  })
})
