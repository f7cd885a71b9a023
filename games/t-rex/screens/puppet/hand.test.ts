import { describe, expect, it } from 'vitest'
import { newHand } from './hand.ts'

const tapping = (perSecond: number) => {
  const hand = newHand()
  for (let at = 0; at < 4000; at += 1000 / perSecond) hand.tap(at)
  return hand
}

describe('a hand that drives a puppet', () => {
  it('is still when nobody does anything', () => {
    expect(newHand().at(12_345)).toBe(0)
  })
  it('holds what the slider says, with the wobble of a hand', () => {
    const hand = newHand()
    hand.hold(0.6)
    const seen = Array.from({ length: 40 }, (_, tick) => hand.at(tick * 100))
    expect(Math.min(...seen)).toBeGreaterThan(0.55)
    expect(Math.max(...seen)).toBeLessThan(0.65)
    expect(new Set(seen).size).toBeGreaterThan(10)
  })
  it('is the stronger, the faster one taps', () => {
    const [slow, quick, fastest] = [2, 4, 8].map((rate) => tapping(rate).at(4000)) as [number, number, number]
    expect(slow).toBeLessThan(0.45)
    expect(quick).toBeGreaterThan(slow + 0.1)
    expect(fastest).toBeGreaterThan(0.8)
  })
  it('comes to rest when the tapping ends', () => {
    expect(tapping(8).at(4000 + 3000)).toBe(0)
  })
  it('does not take a trembling hand for acting, and a shaken phone for a strong one', () => {
    const [trembling, shaken] = [newHand(), newHand()]
    for (let at = 0; at <= 3000; at += 16) {
      trembling.shake(0.6, at)
      shaken.shake(16, at)
    }
    expect(trembling.at(3000)).toBe(0)
    expect(shaken.at(3000)).toBeGreaterThan(0.8)
    expect(shaken.at(6000)).toBe(0)
  })
  it('counts the strongest of all', () => {
    const hand = tapping(8)
    hand.hold(0.2)
    expect(hand.at(4000)).toBeGreaterThan(0.8)
    expect(hand.at(9000)).toBeCloseTo(0.2, 1)
  })
})
