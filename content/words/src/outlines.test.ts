import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LOCALES } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { flattened, type IconSet, outlinesFile } from './flatten.ts'
import { loadDecks } from './index.ts'
import { loadOutlines, outlineOf } from './outlines.ts'

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const iconsOf = (locale: string) => JSON.parse(readText(`../${locale}/icons.json`)) as Readonly<Record<string, string>>
const setPath = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json')
const tabler = JSON.parse(readFileSync(setPath, 'utf8')) as IconSet
const drawn = JSON.parse(readText('../drawn.json')) as IconSet
const set: IconSet = { icons: { ...tabler.icons, ...drawn.icons } }

/** Nobody may draw letters, digits or signs, so no bot learns to. */
const WRITTEN = new RegExp(
  [
    '^(?:alphabet|badge|brand|circle|clock-hour|currency|dice|hexagon|letter|math|number|play-card|square|time-duration|zodiac)-(?!5$)',
    '^(?:abc|businessplan|calendar.*|cash-register|coin|equal|exclamation-mark|hash|help.*|hospital|mood-puzzled|password|percentage.*)$',
    '^(?:question-mark|scoreboard|shirt-sport|sos|sport-billiard|sunrise|sunset|tip-jar.*|vip|zzz)$',
  ].join('|'),
)

describe('outlines', () => {
  it('are of the icons that are named, all and no others: if not, npm run outlines -w content/words', () => {
    const named = LOCALES.flatMap((locale) => Object.values(iconsOf(locale)))
    expect(named.filter((name) => !Object.hasOwn(set.icons, name))).toEqual([])
    expect(readText('../outlines.json') === outlinesFile(named, set)).toBe(true)
  })

  it('are drawn by ourselves where there is no icon, under names of their own, and all of those are in use', () => {
    const named = new Set(LOCALES.flatMap((locale) => Object.values(iconsOf(locale))))
    expect(Object.keys(drawn.icons).filter((name) => Object.hasOwn(tabler.icons, name) || !named.has(name))).toEqual([])
  })

  it('are lines of whole numbers on the grid', () => {
    for (const [name, outline] of Object.entries(loadOutlines())) {
      expect(outline.length, name).toBeGreaterThan(0)
      for (const line of outline) expect(line.length >= 4 && line.length % 2 === 0, name).toBe(true)
      expect(
        outline.flat().filter((at) => !Number.isInteger(at) || at < 0 || at > 4095),
        name,
      ).toEqual([])
      expect(outline.flat().length, name).toBeLessThan(500)
    }
  })

  it.each(LOCALES)('show words of the decks in %s', (locale) => {
    const words = loadDecks(locale).map((deck) => deck.flatMap((card) => card.words))
    expect(Object.keys(iconsOf(locale)).filter((word) => !words.flat().includes(word))).toEqual([])
    for (const easy of words.slice(0, 2)) {
      const drawable = easy.filter((word) => outlineOf(locale, word) !== null)
      expect(drawable.length).toBeGreaterThan(easy.length * 0.3)
    }
  })

  it.each(LOCALES)('have nothing written in them in %s', (locale) => {
    expect(Object.entries(iconsOf(locale)).filter(([, icon]) => WRITTEN.test(icon))).toEqual([])
  })

  it.each(LOCALES)('differ between the words of a card in %s', (locale) => {
    const alike = loadDecks(locale)
      .flat()
      .filter(({ words }) => {
        const icons = words.flatMap((word) => iconsOf(locale)[word] ?? [])
        return new Set(icons).size < icons.length
      })
    expect(alike).toEqual([])
  })

  it.each(LOCALES)('show three words of every card in %s', (locale) => {
    const poor = loadDecks(locale)
      .flat()
      .filter(({ words }) => words.filter((word) => outlineOf(locale, word) !== null).length < 3)
    expect(poor).toEqual([])
  })

  it('know nothing of other words', () => {
    expect(outlineOf('en', 'constructor')).toBeNull()
  })
})

describe('flattening', () => {
  const lines = (d: string) => flattened(`<path d="${d}"/>`)

  it('puts straight lines on the grid', () => {
    expect(lines('M0 0h24v24H0z')).toEqual([[0, 0, 4095, 0, 4095, 4095, 0, 4095, 0, 0]])
    expect(lines('M12 12l12-12m-24 0L12 12')).toEqual([
      [2048, 2048, 4095, 0],
      [0, 0, 2048, 2048],
    ])
  })

  it('reads more pairs after a move as lines, and flags without spaces', () => {
    expect(lines('M0 0 24 0 24 24')).toEqual([[0, 0, 4095, 0, 4095, 4095]])
    expect(lines('M3 12a9 9 0 1018 0a9 9 0 10-18 0')).toEqual(lines('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'))
  })

  it('goes round a circle', () => {
    const [circle = []] = lines('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0')
    const radius = (9 / 24) * 4095
    expect(circle.length).toBeGreaterThan(30)
    for (let at = 0; at < circle.length; at += 2)
      expect(Math.hypot((circle[at] ?? 0) - 2047.5, (circle[at + 1] ?? 0) - 2047.5)).toBeCloseTo(radius, -1)
  })

  it('follows curves, smooth ones too', () => {
    const [curve = []] = lines('M0 12c4-8 8-8 12 0s8 8 12 0')
    expect(curve.slice(-2)).toEqual([4095, 2048])
    expect(Math.min(...curve.filter((_, at) => at % 2 === 1))).toBeCloseTo(2047.5 - 1023.75, -1)
    expect(Math.max(...curve.filter((_, at) => at % 2 === 1))).toBeCloseTo(2047.5 + 1023.75, -1)
  })

  it('keeps a dot', () => {
    expect(lines('M9 11v.01')).toEqual([[1536, 1877, 1536, 1879]])
  })
})
