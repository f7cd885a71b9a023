import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Alarm } from './alarm.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1000 }))
afterEach(() => void vi.useRealTimers())

it('rings once, when its time has come', () => {
  const ring = vi.fn()
  new Alarm(ring).set(1500)
  vi.advanceTimersByTime(499)
  expect(ring).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ring).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(ring).toHaveBeenCalledOnce()
})

it('waits on when its timer is ahead of the clock', () => {
  const ring = vi.fn(() => Date.now())
  new Alarm(ring).set(1500)
  // the clock on the wall was set back a little
  vi.setSystemTime(998)
  vi.advanceTimersByTime(500)
  expect(ring).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(ring).toHaveReturnedWith(1500)
})

it('waits for longer than a timer can', () => {
  const ring = vi.fn(() => Date.now())
  const at = 1000 + 3 * 2 ** 31
  new Alarm(ring).set(at)
  vi.advanceTimersByTime(at - 1001)
  expect(ring).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ring).toHaveReturnedWith(at)
})

it('has one appointment: a new one replaces the old, and none rings not at all', () => {
  const ring = vi.fn(() => Date.now())
  const alarm = new Alarm(ring)
  alarm.set(1200)
  alarm.set(1400)
  vi.advanceTimersByTime(300)
  expect(ring).not.toHaveBeenCalled()
  alarm.set(null)
  vi.advanceTimersByTime(1000)
  expect(ring).not.toHaveBeenCalled()
  alarm.set(2400)
  vi.advanceTimersByTime(1000)
  expect(ring).toHaveReturnedWith(2400)
})
