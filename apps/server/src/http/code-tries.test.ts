import { describe, expect, it } from 'vitest'
import type { Budget } from '../running/bounds.ts'
import { CodeTries } from './code-tries.ts'
import { LocalThrottle } from './throttle.ts'

const PLENTY: Budget = { atOnce: 1000, perMinute: 1000 }
const RIGHT = 'BCDFG'
const WRONG = 'BBBBB'

/** Work that takes no time: it is done by saying so. */
const quickWork = {
  challengeFor: ({ code }: { code: string }) => `for ${code} ${Math.random()}`,
  doneBy: ({ code }: { code: string }, work: string) => (work.startsWith(`done for ${code}`) ? work : null),
}

/** Bounds that were met beside the answer. */
const reached: string[] = []

function door({ address, inAll = PLENTY }: { readonly address: Budget; readonly inAll?: Budget }) {
  const tries = new CodeTries({
    wrongCodes: new LocalThrottle(address),
    wrongCodesInAll: new LocalThrottle(inAll),
    workDone: new LocalThrottle({ atOnce: 1, perMinute: 0.1 }),
    workAsked: quickWork,
    onWorkDoneBefore: () => reached.push('workDone'),
  })
  const type = (code: string, { work = '', from = '192.0.2.1', find = async () => code === RIGHT } = {}) =>
    tries.lookUp({ address: from, code, work }, async ({ hasTry }) => ((await find()) && hasTry ? { code } : null))
  return { tries, type }
}

const done = (looked: Awaited<ReturnType<ReturnType<typeof door>['type']>>) =>
  'work' in looked && looked.work ? `done ${looked.work}` : ''

describe('typing codes', () => {
  it('right ones cost nothing, wrong ones a try', async () => {
    const { type } = door({ address: { atOnce: 2, perMinute: 0.001 } })
    for (let at = 0; at < 10; at++) expect(await type(RIGHT)).toEqual({ found: { code: RIGHT } })
    for (let at = 0; at < 2; at++) expect(await type(WRONG)).toEqual({ found: null, refused: 'noSuchTable' })
    expect(await type(WRONG)).toMatchObject({ found: null, refused: 'tooManyTries', bound: 'wrongCodes' })
    expect(await type(RIGHT, { from: '192.0.2.2' })).toEqual({ found: { code: RIGHT } })
  })

  it('many right ones at the same moment wait for each other, and none is refused', async () => {
    const { type } = door({ address: { atOnce: 2, perMinute: 0.001 } })
    const slowly = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 5))
    const all = await Promise.all(Array.from({ length: 50 }, () => type(RIGHT, { find: slowly })))
    expect(all).toEqual(Array.from({ length: 50 }, () => ({ found: { code: RIGHT } })))
  })

  it('many wrong ones at the same moment are no more than one after the other', async () => {
    const { type } = door({ address: { atOnce: 5, perMinute: 0.001 } })
    const all = await Promise.all(Array.from({ length: 50 }, () => type(WRONG)))
    expect(all.filter((looked) => 'refused' in looked && looked.refused === 'noSuchTable')).toHaveLength(5)
  })

  it('a look that fails costs nothing', async () => {
    const { type } = door({ address: { atOnce: 1, perMinute: 0.001 } })
    const away = () => Promise.reject(new Error('the store is away'))
    for (let at = 0; at < 5; at++) await expect(type(RIGHT, { find: away })).rejects.toThrow('away')
    expect(await type(RIGHT)).toEqual({ found: { code: RIGHT } })
  })

  it('work takes the place of a try, once, but not of one of a day', async () => {
    const { type } = door({ address: { atOnce: 1, perMinute: 0.001, perDay: 3 } })
    await type(WRONG)
    const first = done(await type(WRONG))
    expect(await type(WRONG, { work: first })).toEqual({ found: null, refused: 'noSuchTable' })
    expect(reached).toEqual([])
    expect(await type(WRONG, { work: first })).toMatchObject({ refused: 'tooManyTries' })
    expect(reached).toEqual(['workDone'])
    // a right code costs nothing of the day
    for (let at = 0; at < 5; at++) expect(await type(RIGHT, { work: done(await type(RIGHT)) })).toEqual({ found: { code: RIGHT } })
    const second = done(await type(WRONG))
    expect(await type(WRONG, { work: second })).toEqual({ found: null, refused: 'noSuchTable' })
    expect(await type(WRONG)).toMatchObject({ refused: 'tooManyTries', work: null })
    expect(await type(RIGHT)).toMatchObject({ refused: 'tooManyTries', work: null })
  })

  it('beyond so many wrong ones from everywhere, everybody works, and nobody loses a try by it', async () => {
    const { type } = door({ address: { atOnce: 2, perMinute: 0.001 }, inAll: { atOnce: 3, perMinute: 0.001 } })
    for (let at = 0; at < 3; at++) expect(await type(WRONG, { from: `192.0.2.${at}` })).toMatchObject({ refused: 'noSuchTable' })
    const asked = await type(RIGHT, { from: '192.0.2.9' })
    expect(asked).toMatchObject({ found: null, refused: 'tooManyTries', bound: 'wrongCodesInAll' })
    expect(await type(RIGHT, { from: '192.0.2.9', work: done(asked) })).toEqual({ found: { code: RIGHT } })
  })
})
