import { describe, expect, it } from 'vitest'
import { inkOf, pointNear, pointsOf } from './index.ts'

describe('a point of the grid', () => {
  it('is near whatever a pointer says, also when that is no number', () => {
    expect(pointNear(Number.NaN, 5)).toEqual({ x: 0, y: 5, pressure: 8 })
    expect(pointNear(5, 6, Number.NaN)).toEqual({ x: 5, y: 6, pressure: 8 })
    expect(pointNear(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)).toEqual({ x: 4095, y: 0, pressure: 8 })
  })

  it('shifts none of those that come after it', () => {
    const after = [pointNear(700, 800), pointNear(900, 1000)]
    expect(pointsOf(inkOf([pointNear(Number.NaN, 5), ...after]))?.slice(1)).toEqual(after)
  })
})
