import { expect, it } from 'vitest'
import { RecentMoves } from './move-message.ts'

it('the latest moves of each person are remembered, those of long ago are not', () => {
  const moves = new RecentMoves()
  moves.remember('p2', 'move-1')
  for (let number = 1; number <= 1000; number++) {
    moves.remember('p1', `move-${number}`)
    const latest = Array.from({ length: Math.min(150, number) }, (_, back) => `move-${number - back}`)
    // so many are asked for that they are looked at in one go
    expect(latest.filter((id) => !moves.has('p1', id))).toEqual([])
  }
  expect(moves.has('p1', 'move-600')).toBe(false)
  expect(moves.has('p2', 'move-1')).toBe(true)
  expect(moves.has('p2', 'move-1000')).toBe(false)
})
