import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soonest } from './soonest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Everybody who is asked waits for the test to say what they answer. */
function doors() {
  const asked: { readonly stop: AbortSignal; readonly answer: (text: string) => void; readonly fail: () => void }[] = []
  const ask = (stop: AbortSignal) =>
    new Promise<string>((resolve, reject) => asked.push({ stop, answer: resolve, fail: () => reject(new Error('shut')) }))
  return { asked, ask }
}

const waiting = (stop = new AbortController().signal) => ({ patience: 8000, stop })

describe('the soonest answer', () => {
  it('asks one alone where the answer comes quickly', async () => {
    const { asked, ask } = doors()
    const answer = soonest(ask, waiting())
    await vi.advanceTimersByTimeAsync(500)
    asked[0]?.answer('here')
    expect(await answer).toBe('here')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(1)
  })

  it('asks others besides one that stands still, and tells it when it is no longer waited for', async () => {
    const { asked, ask } = doors()
    const answer = soonest(ask, waiting())
    await vi.advanceTimersByTimeAsync(700)
    expect(asked).toHaveLength(2)
    expect(asked[0]?.stop.aborted).toBe(false)
    asked[1]?.answer('here')
    expect(await answer).toBe('here')
    expect(asked[0]?.stop.aborted).toBe(true)
  })

  it('waits for the slow one when the quick one fails', async () => {
    const { asked, ask } = doors()
    const answer = soonest(ask, waiting())
    await vi.advanceTimersByTimeAsync(700)
    asked[1]?.fail()
    await vi.advanceTimersByTimeAsync(100)
    asked[0]?.answer('late')
    expect(await answer).toBe('late')
  })

  it('fails at once when all that were asked have failed', async () => {
    const { asked, ask } = doors()
    const answer = soonest(ask, waiting()).catch(() => 'failed')
    asked[0]?.fail()
    expect(await answer).toBe('failed')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(1)
  })

  it('asks four at most, and not for ever', async () => {
    const { asked, ask } = doors()
    const answer = soonest(ask, waiting()).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(7900)
    expect(asked).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toBe('failed')
    for (const { stop } of asked) expect(stop.aborted).toBe(true)
  })

  it('can be stopped', async () => {
    const { asked, ask } = doors()
    const stop = new AbortController()
    const answer = soonest(ask, waiting(stop.signal)).catch(() => 'failed')
    stop.abort()
    expect(await answer).toBe('failed')
    expect(asked[0]?.stop.aborted).toBe(true)
  })
})
