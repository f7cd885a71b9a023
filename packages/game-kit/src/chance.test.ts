import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick, seededChance, shuffled } from './chance.ts'

describe('chance', () => {
  it('is the same for the same seed, on every machine', () => {
    const chance = seededChance('figment')
    expect(Array.from({ length: 8 }, () => chance.below(1000))).toEqual([289, 255, 189, 964, 806, 443, 857, 649])
  })

  it('differs from seed to seed', () => {
    const firsts = new Set(Array.from({ length: 500 }, (_, seed) => seededChance(`seed ${seed}`).below(1_000_000)))
    expect(firsts.size).toBeGreaterThan(495)
  })

  it('stays below its limit and reaches all of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, limit) => {
        const chance = seededChance(seed)
        const drawn = new Set(Array.from({ length: limit * 30 }, () => chance.below(limit)))
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...drawn)).toBeLessThan(limit)
        expect(drawn.size).toBeGreaterThan(limit * 0.9)
      }),
    )
  })

  it('shuffles without loss, and every order comes up about as often', () => {
    const seen = new Map<string, number>()
    const chance = seededChance('orders')
    for (let times = 0; times < 6000; times++) {
      const order = shuffled(chance, ['a', 'b', 'c']).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
  })

  it('has nothing to pick from nothing', () => {
    expect(() => pick(seededChance('x'), [])).toThrow(RangeError)
  })
})
