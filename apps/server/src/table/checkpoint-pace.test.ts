import type { Extent } from '@figment/event-log'
import { describe, expect, it } from 'vitest'
import { CheckpointPace } from './checkpoint-pace.ts'

const at = (length: number, bytes: number): Extent => ({ length, bytes, hash: '', hashBeforeLast: '' })
const MEGABYTE = 1024 * 1024

describe('a checkpoint is due', () => {
  it('every 2,000 entries, or every megabyte', () => {
    const pace = new CheckpointPace(at(0, 0))
    expect(pace.isDue(at(1999, MEGABYTE - 1))).toBe(false)
    expect(pace.isDue(at(2000, 2000))).toBe(true)
    expect(pace.isDue(at(1, MEGABYTE))).toBe(true)
    pace.begin(at(2000, 2000))
    expect(pace.isDue(at(3999, 2000 + MEGABYTE - 1))).toBe(false)
    expect(pace.isDue(at(4000, 4000))).toBe(true)
  })

  it('at the end of a game, and before a long rest, unless next to nothing has happened', () => {
    const pace = new CheckpointPace(at(100, 10_000))
    for (const [now, isWorthIt] of [
      [at(149, 10_000 + 64 * 1024 - 1), false],
      [at(150, 15_000), true],
      [at(101, 10_000 + 64 * 1024), true],
    ] as const) {
      expect(pace.isDue(now, { hasGameEnded: true })).toBe(isWorthIt)
      expect(pace.isWorthIt(now)).toBe(isWorthIt)
      expect(pace.isDue(now, { hasGameEnded: false })).toBe(false)
    }
  })

  it('not before the log has grown by as much as the last one took', () => {
    const pace = new CheckpointPace(at(0, 0))
    pace.begin(at(2000, 300_000))
    pace.made({ extent: at(2000, 300_000), body: 'x'.repeat(400_000) })
    expect(pace.isDue(at(4000, 699_999))).toBe(false)
    expect(pace.isDue(at(4000, 700_000))).toBe(true)
  })
})
