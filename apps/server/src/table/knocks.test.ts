import { KNOCK_AGAIN_AFTER_MS, NOT_NOW_FOR_MS } from '@figment/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KNOCK_BOUNDS, KNOCK_LASTS_MS } from '../running/bounds.ts'
import { looks } from '../testing/player.ts'
import { Knocks } from './knocks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const caller = (name: string, place = `home of ${name}`) => ({
  guest: `guest of ${name}`,
  as: 'person' as const,
  place,
  profile: looks(name),
})

function atTheDoor(bounds = KNOCK_BOUNDS) {
  const seen: string[] = []
  const knocks = new Knocks({
    bounds,
    changed: () => seen.push(knocks.all.map(({ profile, times }) => `${profile?.name} ${times}`).join(', ')),
    onBound: () => seen.push('too many'),
  })
  return { knocks, seen }
}

it('who waits is heard once, and once more when they knock again after half a minute', () => {
  const { knocks, seen } = atTheDoor()
  for (let asked = 0; asked < 5; asked++) expect(knocks.hear(caller('Ben'), 'wait').refused).toBe('knocking')
  knocks.hear(caller('Ben'), 'again')
  expect(seen).toEqual(['Ben 1'])
  for (let waited = 0; waited < KNOCK_AGAIN_AFTER_MS; waited += 3000) {
    vi.advanceTimersByTime(3000)
    knocks.hear(caller('Ben'), 'wait')
  }
  knocks.hear(caller('Ben'), 'again')
  knocks.hear(caller('Ben'), 'again')
  expect(seen).toEqual(['Ben 1', 'Ben 2'])
  knocks.close()
})

it('who goes away does not knock any more', () => {
  const { knocks, seen } = atTheDoor()
  knocks.hear(caller('Ben'), 'wait')
  vi.advanceTimersByTime(KNOCK_LASTS_MS + 6000)
  expect(seen).toEqual(['Ben 1', ''])
  expect(vi.getTimerCount()).toBe(0)
})

it('after not now they may knock again after two minutes, once', () => {
  const { knocks } = atTheDoor()
  const turnAway = () => {
    expect(knocks.hear(caller('Ben'), 'wait').refused).toBe('knocking')
    knocks.answer(knocks.all[0]?.id ?? '', { isLetIn: false })
  }
  turnAway()
  expect(knocks.hear(caller('Ben'), 'wait')).toEqual({ refused: 'notNow', againInMs: NOT_NOW_FOR_MS })
  vi.advanceTimersByTime(NOT_NOW_FOR_MS - 1)
  expect(knocks.hear(caller('Ben'), 'again')).toEqual({ refused: 'notNow', againInMs: 1 })
  vi.advanceTimersByTime(1)
  turnAway()
  vi.advanceTimersByTime(NOT_NOW_FOR_MS * 10)
  expect(knocks.hear(caller('Ben'), 'wait')).toEqual({ refused: 'notNow', againInMs: null })
})

it('others from there wait half a minute after a not now', () => {
  const { knocks } = atTheDoor()
  knocks.hear(caller('Mallory', 'there'), 'wait')
  knocks.answer(knocks.all[0]?.id ?? '', { isLetIn: false })
  expect(knocks.hear(caller('Eve', 'there'), 'wait')).toEqual({ refused: 'notNow', againInMs: KNOCK_AGAIN_AFTER_MS })
  vi.advanceTimersByTime(KNOCK_AGAIN_AFTER_MS)
  expect(knocks.hear(caller('Eve', 'there'), 'wait').refused).toBe('knocking')
  knocks.close()
})

it('a knock that was answered, or never was one, is nobody’s', () => {
  const { knocks, seen } = atTheDoor()
  knocks.hear(caller('Ben'), 'wait')
  const [{ id } = { id: '' }] = knocks.all
  expect(knocks.guestOf(id)).toBe('guest of Ben')
  knocks.answer(id, { isLetIn: true })
  knocks.answer(id, { isLetIn: false })
  expect([knocks.guestOf(id), knocks.guestOf('k9')]).toEqual([null, null])
  expect(knocks.hear(caller('Ben'), 'wait').refused).toBe('knocking')
  expect(seen).toEqual(['Ben 1', '', 'Ben 1'])
  knocks.close()
})

it('so many who were turned away are remembered, the latest', () => {
  const { knocks } = atTheDoor({ ...KNOCK_BOUNDS, turnedAwayRemembered: 2 })
  for (const name of ['A', 'B', 'C']) {
    knocks.hear(caller(name), 'wait')
    knocks.answer(knocks.all[0]?.id ?? '', { isLetIn: false })
  }
  expect(['A', 'B', 'C'].map((name) => knocks.hear(caller(name), 'wait').refused)).toEqual(['knocking', 'notNow', 'notNow'])
  knocks.close()
})
