import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comeBackWhenReachable } from './coming-back.ts'

let isReachable: boolean
let reloads: number
let kept: Map<string, string>

beforeEach(() => {
  isReachable = true
  reloads = 0
  kept = new Map()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => (isReachable ? Promise.resolve({ ok: true }) : Promise.reject(new Error('no network'))))
  vi.stubGlobal('location', { reload: () => reloads++ })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a page that is of no use', () => {
  it('is loaded anew after a moment', async () => {
    comeBackWhenReachable({ mayRepeat: false })
    await pass(3999)
    expect(reloads).toBe(0)
    await pass(1)
    expect(reloads).toBe(1)
  })

  it("is not loaded anew while no server answers: the browser's own error page would stay for ever", async () => {
    isReachable = false
    comeBackWhenReachable({ mayRepeat: false })
    await pass(60_000)
    expect(reloads).toBe(0)
    isReachable = true
    await pass(5000)
    expect(reloads).toBe(1)
  })

  it('is not loaded anew in a loop: who sits in front of it is asked instead', async () => {
    comeBackWhenReachable({ mayRepeat: false })
    await pass(4000)
    comeBackWhenReachable({ mayRepeat: false })
    await pass(60_000)
    expect(reloads).toBe(1)
  })

  it('is loaded anew more slowly where nobody can be asked', async () => {
    comeBackWhenReachable({ mayRepeat: true })
    await pass(4000)
    comeBackWhenReachable({ mayRepeat: true })
    await pass(15_999)
    expect(reloads).toBe(1)
    await pass(1)
    expect(reloads).toBe(2)
  })

  it('that breaks again after it was of use for a minute is loaded anew again', async () => {
    comeBackWhenReachable({ mayRepeat: false })
    await pass(64_000)
    comeBackWhenReachable({ mayRepeat: false })
    await pass(4000)
    expect(reloads).toBe(2)
  })

  it('is not loaded anew by itself where nothing can be remembered, except where nobody can be asked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    comeBackWhenReachable({ mayRepeat: false })
    await pass(60_000)
    expect(reloads).toBe(0)
    comeBackWhenReachable({ mayRepeat: true })
    await pass(16_000)
    expect(reloads).toBe(1)
  })

  it('stays when it is of use again, also when a server is just being asked', async () => {
    const stop = comeBackWhenReachable({ mayRepeat: false })
    vi.advanceTimersByTime(4000)
    stop()
    await pass(60_000)
    expect(reloads).toBe(0)
  })

  it('stays when it is of use again before a server answers', async () => {
    isReachable = false
    const stop = comeBackWhenReachable({ mayRepeat: false })
    await pass(4000)
    stop()
    isReachable = true
    await pass(60_000)
    expect(reloads).toBe(0)
  })
})
