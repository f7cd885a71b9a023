import { expect, it } from 'vitest'
import { inkOf } from './codec.ts'
import { outlinesOf, svgOf } from './outline.ts'

const at = (x: number, y: number) => ({ x, y, pressure: 8 })

it('a drawing is shown stroke by stroke, the eraser in white, and rubbish not at all', () => {
  const line = inkOf([at(0, 0), at(100, 0)])
  const strokes = [
    [0, 'thick', line],
    [1, 'eraser', inkOf([at(7, 7)])],
    [2, 'thin', 'no ink'],
    [3, 'thin', ''],
  ] as const
  expect(outlinesOf(strokes)).toEqual([
    { path: expect.stringMatching(/^M0 0C.* 100 0$/), width: 56, isErased: false },
    { path: 'M7 7C7 7 7 7 7 7', width: 160, isErased: true },
  ])
  expect(svgOf(strokes)).toMatch(/^<svg [^>]+><rect[^>]+><path[^>]+stroke="#000"\/><path[^>]+stroke="#fff"\/><\/svg>\n$/)
})
