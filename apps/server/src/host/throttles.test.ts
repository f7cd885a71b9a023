import { startRedis } from '@figment/services'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ADDRESSES_REMEMBERED_AT_MOST,
  type Budget,
  budgetOf,
  DAY_MS,
  HOUR_MS,
  KNOCKS,
  MINUTE_MS,
  NAMES_TYPED,
  WRONG_CODES,
} from '../running/bounds.ts'
import { LocalThrottle, type Throttle } from '../http/throttle.ts'
import type { Placement } from './placement.ts'
import { placedByRedis } from './redis-placement.ts'

let placement: Placement
let service: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  service = await startRedis()
  placement = await placedByRedis(service.url)
})
afterAll(async () => {
  placement.close()
  await service.stop()
})

let names = 0
const KINDS: readonly (readonly [string, (budget: Budget) => Throttle])[] = [
  ['in the memory of a process', (budget) => new LocalThrottle(budget)],
  ['in Redis', (budget) => placement.throttle(`test${names++}`, budget)],
]

async function spendAll(throttle: Throttle, who: string, now: number): Promise<number> {
  for (let tries = 0; ; tries++) if (!(await throttle.spend(who, { now })).ok) return tries
}

const [ONE, OTHER, NEXT_DOOR] = ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:2:1::/64']

it.each([
  ['for those who knock', KNOCKS],
  ['for names that are typed', NAMES_TYPED],
])('%s there are so many as the list of bounds says', async (_, budget) => {
  expect(await spendAll(new LocalThrottle(budget), 'a', 0)).toBe(budget.atOnce)
})

describe.each(KINDS)('tries, counted %s', (_, make) => {
  it('are so many at once, and come back one by one', async () => {
    const throttle = make({ atOnce: 10, perMinute: 5 })
    expect(await spendAll(throttle, 'a', 0)).toBe(10)
    expect(await throttle.spend('a', { now: 0 })).toEqual({ ok: false, waitMs: MINUTE_MS / 5, isCapped: false })
    expect(await throttle.spend('b', { now: 0 })).toEqual({ ok: true })
    expect(await spendAll(throttle, 'a', MINUTE_MS)).toBe(5)
    expect(await spendAll(throttle, 'a', 10 * MINUTE_MS)).toBe(10)
  })

  it('are not given back early', async () => {
    const throttle = make({ atOnce: 60, perMinute: 60 })
    await throttle.spend('somebody', { now: 0 })
    expect(await spendAll(throttle, 'a', MINUTE_MS - 1)).toBe(60)
    for (let second = 0; second < 60; second++) expect(await spendAll(throttle, 'a', MINUTE_MS + second * 1000)).toBeLessThanOrEqual(2)
  })

  it('are so many in a day, however slowly somebody tries', async () => {
    const throttle = make({ atOnce: 2, perMinute: 1, perDay: 5 })
    for (let at = 0; at < 5; at++) expect(await throttle.spend('a', { now: at * HOUR_MS })).toEqual({ ok: true })
    expect(await throttle.spend('a', { now: 5 * HOUR_MS })).toEqual({ ok: false, waitMs: 19 * HOUR_MS, isCapped: true })
    expect(await throttle.spend('b', { now: 5 * HOUR_MS })).toEqual({ ok: true })
    expect(await throttle.spend('a', { now: DAY_MS })).toEqual({ ok: true })
  })

  it('are so many from one /48, however many networks it has', async () => {
    const throttle = make({ atOnce: 3, perMinute: 1, perSite: { tries: 4, withinMs: HOUR_MS } })
    expect(await spendAll(throttle, ONE, 0)).toBe(3)
    expect(await spendAll(throttle, OTHER, 0)).toBe(1)
    expect(await throttle.spend(OTHER, { now: 0 })).toEqual({ ok: false, waitMs: HOUR_MS, isCapped: true })
    expect(await spendAll(throttle, NEXT_DOOR, 0)).toBe(3)
    expect(await spendAll(throttle, '203.0.113.8', 0)).toBe(3)
    expect(await spendAll(throttle, ONE, HOUR_MS)).toBe(3)
  })

  it('that were none are given back, and no more than there were', async () => {
    const throttle = make({ atOnce: 2, perMinute: 1, perDay: 3 })
    for (let at = 0; at < 20; at++) {
      expect(await throttle.spend('a', { now: 0 })).toEqual({ ok: true })
      await throttle.giveBack('a', { now: 0 })
    }
    await throttle.giveBack('a', { now: 0 })
    expect(await spendAll(throttle, 'a', 0)).toBe(2)
  })

  it('that were paid for need not wait, but count for the day', async () => {
    const throttle = make({ atOnce: 1, perMinute: 1, perDay: 3 })
    expect(await spendAll(throttle, 'a', 0)).toBe(1)
    for (let at = 0; at < 2; at++) expect(await throttle.spend('a', { now: 0, isPaid: true })).toEqual({ ok: true })
    expect(await throttle.spend('a', { now: 0, isPaid: true })).toMatchObject({ ok: false, isCapped: true })
    await throttle.giveBack('a', { now: 0, isPaid: true })
    expect(await throttle.spend('a', { now: 0 })).toMatchObject({ ok: false, isCapped: false })
    expect(await throttle.spend('a', { now: 0, isPaid: true })).toEqual({ ok: true })
  })

  it('at the same moment are as many as one after the other', async () => {
    const throttle = make({ atOnce: 10, perMinute: 1, perDay: 8 })
    const spent = await Promise.all(Array.from({ length: 50 }, () => throttle.spend('a')))
    expect(spent.filter(({ ok }) => ok)).toHaveLength(8)
  })
})

describe('tries in the memory of a process', () => {
  it('are remembered of so many addresses and no more', async () => {
    const throttle = new LocalThrottle({ atOnce: 1, perMinute: 1, perDay: 1 })
    const isExhausted = async (who: string) => !(await throttle.spend(who, { now: 0 })).ok
    expect(await isExhausted('first')).toBe(false)
    for (let at = 1; at < ADDRESSES_REMEMBERED_AT_MOST; at++) await throttle.spend(`one ${at}`, { now: 0 })
    expect(await isExhausted('first')).toBe(true)
    for (let at = 0; at < 2 * ADDRESSES_REMEMBERED_AT_MOST; at++) await throttle.spend(`other ${at}`, { now: 0 })
    expect(await isExhausted('first')).toBe(false)
  })
})

describe('tries in Redis', () => {
  it('are counted for all processes together, in one step', async () => {
    const another = await placedByRedis(service.url)
    const budget = { atOnce: 10, perMinute: 1 }
    const throttles = [placement.throttle('shared', budget), another.throttle('shared', budget)]
    const spends = throttles.flatMap((throttle) => Array.from({ length: 30 }, () => throttle.spend('a')))
    expect((await Promise.all(spends)).filter(({ ok }) => ok)).toHaveLength(10)
    another.close()
  })

  it('are counted by each process for itself while Redis is away', async () => {
    const throttle = placement.throttle('away', { atOnce: 3, perMinute: 1 })
    expect(await spendAll(throttle, 'a', 0)).toBe(3)
    await service.kill()
    expect(await spendAll(throttle, 'a', 0)).toBe(3)
    await throttle.giveBack('a', { now: 0 })
    expect(await spendAll(throttle, 'a', 0)).toBe(1)
    await service.restart()
  })
})

it('a house that wants more or fewer has all the numbers of a budget grow alike', () => {
  expect(budgetOf(WRONG_CODES, WRONG_CODES.perMinute)).toEqual(WRONG_CODES)
  expect(budgetOf(WRONG_CODES, 6)).toEqual({ atOnce: 20, perMinute: 6, perDay: 200, perSite: { tries: 1000, withinMs: DAY_MS } })
  expect(budgetOf({ atOnce: 1, perMinute: 10 }, 1)).toEqual({ atOnce: 1, perMinute: 1 })
})
