import { LOCALES } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { dealtEndings, dealtLines, numbersWithout } from './dealing.ts'
import { loadVerse } from './index.ts'

/** Six players hold five lines each and tell twice: fewer would run short. */
const FEWEST = { lines: 120, endings: 40 } as const

describe('dealing verse', () => {
  it('leaves out what is retired, and no other number moves', () => {
    expect(numbersWithout(5, [])).toEqual([1, 2, 3, 4, 5])
    expect(numbersWithout(5, [1, 4])).toEqual([2, 3, 5])
  })

  it.each(LOCALES)('in %s deals only what has words, and enough of it', async (locale) => {
    const { lines, endings } = await loadVerse(locale)
    for (const number of dealtLines(locale)) expect(lines[number - 1]).toEqual(expect.any(String))
    for (const number of dealtEndings(locale)) expect(endings[number - 1]).toHaveLength(2)
    expect(dealtLines(locale).length).toBeGreaterThanOrEqual(FEWEST.lines)
    expect(dealtEndings(locale).length).toBeGreaterThanOrEqual(FEWEST.endings)
  })
})
