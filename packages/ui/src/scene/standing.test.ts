import { describe, expect, it } from 'vitest'
import { firstPlaces, standingsOf } from './standing.ts'

/** Who stands on which step, by seat, when the seats have these points. */
function stepsOf(...points: number[]): number[][] {
  const seats = points.map((_, seat) => seat)
  return firstPlaces(standingsOf({ seats, scores: points })).map((step) => step.map(({ seat }) => seat))
}

describe('the steps of the podium', () => {
  it('the first three have one each, also when two of them are equal', () => {
    expect(stepsOf(9, 30, 21, 25)).toEqual([[1], [3], [2]])
    expect(stepsOf(30, 30, 21, 9)).toEqual([[0], [1], [2]])
  })

  it('whoever is equal to the third stands with them', () => {
    expect(stepsOf(21, 30, 25, 21, 9, 21)).toEqual([[1], [2], [0, 3, 5]])
  })

  it('when more than three share the first places, nobody is left out', () => {
    expect(stepsOf(30, 25, 25, 25, 9)).toEqual([[0], [1, 2, 3]])
    expect(stepsOf(30, 30, 21, 21, 9)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(stepsOf(30, 30, 30, 30)).toEqual([[0, 1, 2, 3]])
  })
})

it('those tied share a place, and whoever left comes last', () => {
  expect(standingsOf({ scores: { 0: 4, 1: 9, 2: 9, 3: 12 }, seats: [0, 1, 2] })).toEqual([
    { seat: 1, place: 1, total: 9 },
    { seat: 2, place: 1, total: 9 },
    { seat: 0, place: 3, total: 4 },
    { seat: 3, place: null, total: 12 },
  ])
})
