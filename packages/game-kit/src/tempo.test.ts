import { describe, expect, it } from 'vitest'
import { Tempo } from './tempo.ts'

const [ann, bot] = [0, 1] as const
const isPerson = (seat: number) => seat === ann

/** Rounds in which both have to do something, and take so many seconds each; by a clock that began anew when they did. */
function paceAfter(rounds: number, seconds: { readonly ann: number; readonly bot: number }, botsClock = 1): number {
  const tempo = new Tempo()
  let now = 0
  const waitsFor = (round: number, ...awaited: number[]) =>
    tempo.notice({ phase: 'voting', round, awaited, due: null }, now, { isPerson, botsClock })
  for (let round = 1; round <= rounds; round++) {
    waitsFor(round, ann, bot)
    const began = now
    for (const [seat, took] of [
      [ann, seconds.ann],
      [bot, seconds.bot],
    ].toSorted(([, one = 0], [, other = 0]) => one - other)) {
      now = began + 1000 * (took ?? 0)
      waitsFor(round, ...(now === began + 1000 * Math.max(seconds.ann, seconds.bot) ? [] : [seat === ann ? bot : ann]))
    }
  }
  return tempo.pace
}

describe('the pace of bots', () => {
  it('is their own until people are known', () => {
    expect(paceAfter(0, { ann: 20, bot: 8 })).toBe(1)
    expect(paceAfter(2, { ann: 20, bot: 8 })).toBe(1)
  })

  it('is that of the people at the table', () => {
    expect(paceAfter(12, { ann: 12, bot: 8 })).toBeCloseTo(1.5)
    expect(paceAfter(12, { ann: 6.4, bot: 8 })).toBeCloseTo(0.8)
  })

  it('goes so far and no farther', () => {
    expect(paceAfter(12, { ann: 100, bot: 8 })).toBe(2.5)
    expect(paceAfter(12, { ann: 1, bot: 8 })).toBe(0.7)
  })

  it('is measured by the clock of bots, so that slower bots do not slow down further', () => {
    expect(paceAfter(12, { ann: 12, bot: 12 }, 1.5)).toBeCloseTo(1.5)
  })

  it('is the same whenever the same happens', () => {
    expect(paceAfter(9, { ann: 11, bot: 7 })).toBe(paceAfter(9, { ann: 11, bot: 7 }))
  })

  it('is not set by somebody whom the clock overtook', () => {
    const tempo = new Tempo()
    const told = { isPerson, botsClock: 1 }
    for (let round = 1; round <= 12; round++) {
      const now = 100_000 * round
      tempo.notice({ phase: 'voting', round, awaited: [ann, bot], due: now + 60_000 }, now, told)
      tempo.notice({ phase: 'voting', round, awaited: [ann], due: now + 60_000 }, now + 8000, told)
      tempo.notice({ phase: 'scoring', round, awaited: [], due: null }, now + 60_000, told)
    }
    expect(tempo.pace).toBe(1)
  })

  it('says since when the table waits for somebody, also while others act', () => {
    const tempo = new Tempo()
    const told = { isPerson, botsClock: 1 }
    tempo.notice({ phase: 'claiming', round: 1, awaited: [ann, bot], due: null }, 1000, told)
    tempo.notice({ phase: 'claiming', round: 1, awaited: [bot], due: null }, 4000, told)
    expect([tempo.awaitedSince(bot), tempo.awaitedSince(ann)]).toEqual([1000, null])
    tempo.notice({ phase: 'telling', round: 1, awaited: [bot], due: null }, 5000, told)
    expect(tempo.awaitedSince(bot)).toBe(5000)
  })
})
