import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chance, keyedChance, pick, seededChance, shuffled } from './chance.ts'
import { sha256 } from './sha256.ts'

describe('chance', () => {
  it('is the same for the same seed, on every machine', () => {
    const chance = seededChance('figment')
    expect(Array.from({ length: 8 }, () => chance.below(1000))).toEqual([484, 609, 29, 44, 280, 127, 370, 126])
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

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('has no number below %d to draw', (limit) => {
    expect(() => seededChance('x').below(limit)).toThrow(RangeError)
  })

  it('favours no number, however large the limit: a word that would is drawn anew', () => {
    // two thirds of all words: without drawing anew, every second number would come up twice as often
    const limit = 2 ** 33 / 3 - (2 ** 33 % 3) / 3
    const chance = seededChance('fair')
    const low = Array.from({ length: 20_000 }, () => chance.below(limit)).filter((drawn) => drawn < limit / 2).length
    expect(Math.abs(low - 10_000)).toBeLessThan(300)
  })

  it('makes its key when the first number is drawn, and once', () => {
    let made = 0
    const chance = keyedChance(() => {
      made++
      return new Uint8Array(32)
    }, 0)
    expect(made).toBe(0)
    expect([chance.below(2 ** 32), chance.below(2 ** 32)]).toEqual([0xade0b876, 0x903df1a0])
    expect(made).toBe(1)
  })

  it('begins anew with the seed, however far somebody else has come with it, and goes on as its key has it', () => {
    const numbers = (chance: Chance) => Array.from({ length: 40 }, () => chance.below(1000))
    const seed = 'again'
    const before = seededChance(seed)
    before.below(1000)
    const expected = numbers(keyedChance(() => sha256(Buffer.from(seed, 'utf16le').swap16()), 0))
    expect(numbers(seededChance(seed))).toEqual(expected)
    expect(numbers(before).slice(0, 39)).toEqual(expected.slice(1))
    // more seeds than are remembered
    for (let other = 0; other < 5000; other++) seededChance(`other ${other}`).below(2)
    expect(numbers(seededChance(seed))).toEqual(expected)
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
