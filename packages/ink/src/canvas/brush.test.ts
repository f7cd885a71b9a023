import { describe, expect, it } from 'vitest'
import { type Point, STRAIGHT } from '../index.ts'
import { paintStroke } from './brush.ts'
import { fakeCanvas, type Path } from './fake-canvas-in-tests.ts'

function painted(pen: 'thick' | 'thin' | 'eraser', points: readonly Point[]): readonly Path[] {
  const canvas = fakeCanvas()
  const brush = canvas.getContext('2d', { desynchronized: false })
  if (brush) paintStroke(brush, { pen, points, headings: points.length > 1 ? points.slice(1).map(() => STRAIGHT) : null }, 'teal')
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
    expect(paths).toMatchObject([{ mode: 'destination-out', width: 160 }])
  })

  it('has a thick and a thin pen', () => {
    expect(painted('thick', [at(1)])[0]?.width).toBeGreaterThan(2 * (painted('thin', [at(1)])[0]?.width ?? 0))
  })
})
