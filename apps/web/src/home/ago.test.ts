import { describe, expect, it } from 'vitest'
import { ago } from './ago.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('how long ago', () => {
  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [MINUTE, '1 minute ago'],
    [3 * HOUR + 5, '3 hours ago'],
    [24 * HOUR, 'yesterday'],
    [72 * HOUR, '3 days ago'],
    // a device whose clock goes slow
    [-5 * MINUTE, 'now'],
  ])('%i ms is “%s”', (passed, said) => {
    expect(ago(1e12 - passed, 1e12, 'en')).toBe(said)
  })

  it.each([
    ['ru', '3 часа назад', 'вчера'],
    ['uk', '3 години тому', 'учора'],
    ['pl', '3 godziny temu', 'wczoraj'],
  ] as const)('is said in %s', (locale, hours, yesterday) => {
    expect([ago(0, 3 * HOUR, locale), ago(0, 24 * HOUR, locale)]).toEqual([hours, yesterday])
  })
})
