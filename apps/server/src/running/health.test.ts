import { describe, expect, it, vi } from 'vitest'
import { Health } from './health.ts'
import { House } from '../testing/house.ts'

const answers = async () => {}
const refuses = async () => {
  throw new Error('away')
}
const keepsSilent = () => new Promise<void>(() => {})
const isServing = () => false

describe('whether people may be sent here', () => {
  it('one process alone needs its store and nothing else', async () => {
    const health = new Health({ store: answers, redis: null, isDraining: isServing })
    expect(await health.look()).toEqual({ ready: true, store: 'ok', redis: 'unused', draining: false })
  })

  it.each([
    { store: refuses, redis: answers, found: { store: 'away', redis: 'ok' } },
    { store: answers, redis: refuses, found: { store: 'ok', redis: 'away' } },
  ])('not while a service is away: $found', async ({ store, redis, found }) => {
    expect(await new Health({ store, redis, isDraining: isServing }).look()).toEqual({ ready: false, draining: false, ...found })
  })

  it('who keeps silent is away, and the answer does not wait for it', async () => {
    vi.useFakeTimers()
    const health = new Health({ store: keepsSilent, redis: keepsSilent, isDraining: isServing })
    const looked = health.look()
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await looked).toEqual({ ready: false, store: 'away', redis: 'away', draining: false })
  })

  it('however many ask, services are asked once a second; draining is seen at once', async () => {
    let asked = 0
    let isDraining = false
    const store = async () => {
      asked++
    }
    const health = new Health({ store, redis: null, isDraining: () => isDraining })
    await Promise.all(Array.from({ length: 50 }, () => health.look(10_000)))
    expect(asked).toBe(1)
    isDraining = true
    expect(await health.look(10_500)).toMatchObject({ ready: false, store: 'ok', draining: true })
    expect(asked).toBe(1)
    await health.look(11_000)
    expect(asked).toBe(2)
  })

  it('a server says that it lives, and that it is ready', async () => {
    const house = await new House().start()
    expect(await (await fetch(`${house.base}/healthz`)).json()).toEqual({ ok: true })
    const ready = await fetch(`${house.base}/readyz`)
    expect(ready.status).toBe(200)
    expect(ready.headers.get('cache-control')).toBe('no-store')
    expect(await ready.json()).toEqual({ ready: true, store: 'ok', redis: 'unused', draining: false })
    await house.remove()
  })
})
