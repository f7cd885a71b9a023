import { describe, expect, it } from 'vitest'
import { ADDRESSES_REMEMBERED_AT_MOST } from '../running/bounds.ts'
import { LocalThrottle } from './throttle.ts'

const MINUTE_MS = 60_000

async function spendAll(throttle: LocalThrottle, who: string, now: number): Promise<number> {
  for (let tries = 0; ; tries++) if (!(await throttle.spend(who, now))) return tries
}

describe('tries of one address', () => {
  it('are so many at once, and come back in the course of a minute', async () => {
    const throttle = new LocalThrottle(10)
    expect(await spendAll(throttle, 'a', 0)).toBe(10)
    expect(await throttle.isExhausted('a', 0)).toBe(true)
    expect(await throttle.isExhausted('b', 0)).toBe(false)
    expect(await spendAll(throttle, 'a', MINUTE_MS / 2)).toBe(5)
    expect(await spendAll(throttle, 'a', MINUTE_MS)).toBe(5)
    expect(await spendAll(throttle, 'a', 10 * MINUTE_MS)).toBe(10)
  })

  it('are not given back early when a minute turns', async () => {
    const throttle = new LocalThrottle(60)
    await throttle.spend('somebody', 0)
    expect(await spendAll(throttle, 'a', MINUTE_MS - 1)).toBe(60)
    for (let second = 0; second < 60; second++) expect(await spendAll(throttle, 'a', MINUTE_MS + second * 1000)).toBeLessThanOrEqual(2)
  })

  it('are remembered of so many addresses and no more', async () => {
    const throttle = new LocalThrottle(1)
    await throttle.spend('first', 0)
    for (let at = 1; at < ADDRESSES_REMEMBERED_AT_MOST; at++) await throttle.spend(`one ${at}`, 0)
    expect(await throttle.isExhausted('first', 0)).toBe(true)
    for (let at = 0; at < 2 * ADDRESSES_REMEMBERED_AT_MOST; at++) await throttle.spend(`other ${at}`, 0)
    expect(await throttle.isExhausted('first', 0)).toBe(false)
  })
})
