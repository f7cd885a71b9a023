import { describe, expect, it } from 'vitest'
import { type Idea, lookAgain, peopleFirst, seenAt } from './bot.ts'
import { Minds } from './minds.ts'

type Nod = { readonly type: 'nod' | 'wave' }
const waiting = (due: number | null = null) => ({ awaited: [0], due })
const thinking = (think: (thought: number) => Idea<Nod> | null, clock = 1) =>
  new Minds<Nod>(
    (_, thought) => think(thought),
    () => clock,
  )

describe('a mind', () => {
  it('does what it thought of when its time has come, by its own clock', () => {
    const minds = thinking(() => ({ move: { type: 'nod' }, after: 1000 }), 2)
    minds.attend([0], waiting(), 0)
    expect(minds.nextAt).toBe(2000)
    expect(minds.next(1999)).toBeNull()
    expect(minds.next(2000)).toEqual({ seat: 0, move: { type: 'nod' } })
  })

  it('that only looks is asked again after a while, though nothing has changed', () => {
    let looks = 0
    const minds = thinking(() => {
      looks++
      return lookAgain(5000)
    })
    minds.attend([0], waiting(), 0)
    for (const at of [5000, 10_000, 15_000]) {
      expect(minds.nextAt).toBe(at)
      minds.next(at)
    }
    expect(looks).toBeGreaterThanOrEqual(4)
  })

  it('looks neither all the time nor hardly ever', () => {
    for (const [after, at] of [
      [0, 200],
      [3_600_000, 30_000],
    ] as const) {
      const minds = thinking(() => lookAgain(after))
      minds.attend([0], waiting(), 0)
      expect(minds.nextAt).toBe(at)
    }
  })

  it('wakes before time is up, whether it looks or thinks', () => {
    for (const idea of [lookAgain(30_000), { move: { type: 'nod' as const }, after: 90_000 }]) {
      const minds = thinking(() => idea)
      minds.attend([0], waiting(20_000), 0)
      expect(minds.nextAt).toBe(16_000)
    }
  })

  it('thinks over what has become something else meanwhile', () => {
    let type: Nod['type'] = 'nod'
    const minds = thinking(() => ({ move: { type }, after: 1000 }))
    minds.attend([0], waiting(), 0)
    type = 'wave'
    expect(minds.next(1000)).toBeNull()
    expect(minds.nextAt).toBe(2000)
    expect(minds.next(2000)).toEqual({ seat: 0, move: { type: 'wave' } })
  })

  it('whose move came to nothing looks again', () => {
    const minds = thinking(() => ({ move: { type: 'nod' }, after: 1000 }))
    minds.attend([0], waiting(), 0)
    expect(minds.next(1000)).not.toBeNull()
    expect(minds.nextAt).not.toBeNull()
  })

  it('that fails sits still until the table changes', () => {
    let fails = true
    const minds = thinking(() => (fails ? null : { move: { type: 'nod' }, after: 1000 }))
    minds.attend([0], waiting(), 0)
    expect(minds.nextAt).toBeNull()
    fails = false
    minds.attend([0], waiting(), 500)
    expect(minds.nextAt).toBe(1500)
  })

  it('forgets what nobody waits for any more', () => {
    const minds = thinking(() => ({ move: { type: 'nod' }, after: 1000 }))
    minds.attend([0], waiting(), 0)
    minds.attend([0], { awaited: [1], due: null }, 10)
    expect(minds.nextAt).toBeNull()
  })
})

describe('people first', () => {
  const claim = { move: { type: 'nod' } as const, after: 1000 }

  it('a bot leaves it to whoever is here for so long, and then looks again', () => {
    expect(peopleFirst(claim, seenAt(20_000, { people: [1], awaitedSince: 0 }), 60_000)).toEqual(lookAgain(40_000))
    expect(peopleFirst(claim, seenAt(60_000, { people: [1], awaitedSince: 0 }), 60_000)).toBe(claim)
  })

  it('among bots alone nobody waits', () => {
    expect(peopleFirst(claim, seenAt(0), 60_000)).toBe(claim)
  })

  it('the time is that of people, however fast the bot’s own clock runs', () => {
    // among quick people a bot’s minute would be over after 42 seconds
    expect(peopleFirst(claim, seenAt(42_000, { people: [1], awaitedSince: 0, pace: 0.7 }), 60_000).move).toBeNull()
  })
})
