import { describe, expect, it } from 'vitest'
import { Impressions } from './impressions.ts'

const [red, blue] = [0, 1] as const
/** Looks five times a second, for so long. */
function watch(impressions: Impressions, seconds: number, strengthAt: (second: number) => Record<number, number>): Impressions {
  for (let at = 0; at < seconds * 5; at++) {
    impressions.watch(new Map(Object.entries(strengthAt(at / 5)).map(([seat, strength]) => [Number(seat), strength])), 200)
  }
  return impressions
}

describe('who watches a puppet', () => {
  it('knows nothing at first, then how strongly it moves by and large', () => {
    const swaying = (second: number) => ({ [red]: 0.6 + 0.15 * Math.sin(5 * second) })
    expect(watch(new Impressions(), 1, swaying).strength).toEqual({})
    expect(watch(new Impressions(), 5, swaying).strength[red]).toBeCloseTo(0.6, 1)
  })

  it('notices when it moves differently than before, and looks anew', () => {
    const impressions = watch(new Impressions(), 6, () => ({ [red]: 0.9 }))
    watch(impressions, 1, () => ({ [red]: 0.3 }))
    expect(impressions.strength).toEqual({})
    expect(watch(impressions, 6, () => ({ [red]: 0.3 })).strength[red]).toBeCloseTo(0.3, 1)
  })

  it('knows nothing of somebody who has no puppet, or no longer has one', () => {
    const impressions = watch(new Impressions(), 4, () => ({ [red]: 0.5, [blue]: 0.2 }))
    expect(Object.keys(impressions.strength)).toEqual(['0', '1'])
    expect(watch(impressions, 1, () => ({ [blue]: 0.2 })).strength).toEqual({ [blue]: 0.2 })
  })
})
