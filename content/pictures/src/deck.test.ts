import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { DREAMS } from './index.ts'
import { meaningOf } from './meanings.ts'

const folder = join(import.meta.dirname, '../dreams')

describe('the deck of dreams', () => {
  it('has 84 cards, each as a file in every size, together below 12 MB', () => {
    expect(DREAMS).toHaveLength(84)
    for (const card of DREAMS)
      for (const file of [`${card}-240.avif`, `${card}-600.avif`, `${card}-600.webp`]) expect(existsSync(join(folder, file))).toBe(true)
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(12 * 1024 * 1024)
  })

  it.each(LOCALES)('is described in %s, each card in its own words', (locale) => {
    const described = JSON.parse(readFileSync(join(folder, `alt.${locale}.json`), 'utf8')) as Record<string, string>
    expect(Object.keys(described)).toEqual(DREAMS)
    expect(new Set(Object.values(described)).size).toBe(84)
    for (const text of Object.values(described)) {
      expect(text.length).toBeGreaterThan(40)
      expect(text).toMatch(inTheLanguage(locale))
    }
  })

  it.each(LOCALES)('gives bots four clues a card in %s, none twice', (locale) => {
    const clues = DREAMS.flatMap((card) => meaningOf(card).clues[locale])
    expect(clues).toHaveLength(84 * 4)
    expect(new Set(clues).size).toBe(clues.length)
    for (const clue of clues) expect(clue).toMatch(inTheLanguage(locale))
    for (const card of DREAMS) expect(meaningOf(card).words[locale].length).toBeGreaterThanOrEqual(5)
  })
})

function inTheLanguage(locale: (typeof LOCALES)[number]): RegExp {
  switch (locale) {
    case 'en':
      return /^[^\p{Script=Cyrillic}]+$/u
    case 'pl':
      return /^[^\p{Script=Cyrillic}]+$/u
    case 'ru':
      return /^[^A-Za-zіїєґ]+$/iu
    case 'uk':
      return /^[^A-Za-zыъэё]+$/iu
  }
}
