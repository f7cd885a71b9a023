import { describe, expect, it } from 'vitest'
import { soonest } from './soonest.ts'
import { FakeClock } from './testing/fake-clock.ts'

/** Everybody who is asked waits for the test to say what they answer. */
function doors() {
  const asked: { readonly stop: AbortSignal; readonly answer: (text: string) => void; readonly fail: () => void }[] = []
  const ask = (stop: AbortSignal) =>
    new Promise<string>((resolve, reject) => asked.push({ stop, answer: resolve, fail: () => reject(new Error('shut')) }))
  return { asked, ask, clock: new FakeClock() }
}

const limits = (stop = new AbortController().signal) => ({ answerWithinMs: 8000, stop })

describe('the soonest answer', () => {
  it('asks one alone where the answer comes quickly', async () => {
    const { asked, ask, clock } = doors()
    const answer = soonest(clock, limits(), ask)
    await clock.pass(500)
    asked[0]?.answer('here')
    expect(await answer).toBe('here')
    await clock.pass(10_000)
    expect(asked).toHaveLength(1)
  })

  it('asks others besides one that stands still, and tells it when it is no longer waited for', async () => {
    const { asked, ask, clock } = doors()
    const answer = soonest(clock, limits(), ask)
    await clock.pass(700)
    expect(asked).toHaveLength(2)
    expect(asked[0]?.stop.aborted).toBe(false)
    asked[1]?.answer('here')
    expect(await answer).toBe('here')
    expect(asked[0]?.stop.aborted).toBe(true)
  })

  it('waits for the slow one when the quick one fails', async () => {
    const { asked, ask, clock } = doors()
    const answer = soonest(clock, limits(), ask)
    await clock.pass(700)
    asked[1]?.fail()
    await clock.pass(100)
    asked[0]?.answer('late')
    expect(await answer).toBe('late')
  })

  it('fails at once when all that were asked have failed', async () => {
    const { asked, ask, clock } = doors()
    const answer = soonest(clock, limits(), ask).catch(() => 'failed')
    asked[0]?.fail()
    expect(await answer).toBe('failed')
    await clock.pass(10_000)
    expect(asked).toHaveLength(1)
  })

  it('asks four at most, and not for ever', async () => {
    const { asked, ask, clock } = doors()
    const answer = soonest(clock, limits(), ask).catch(() => 'failed')
    await clock.pass(7900)
    expect(asked).toHaveLength(4)
    await clock.pass(200)
    expect(await answer).toBe('failed')
    for (const { stop } of asked) expect(stop.aborted).toBe(true)
  })

  it('can be stopped', async () => {
    const { asked, ask, clock } = doors()
    const stop = new AbortController()
    const answer = soonest(clock, limits(stop.signal), ask).catch(() => 'failed')
    stop.abort()
    expect(await answer).toBe('failed')
    expect(asked[0]?.stop.aborted).toBe(true)
  })
})
