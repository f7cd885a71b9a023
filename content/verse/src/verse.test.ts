import { LOCALES, type Locale } from '@figment/i18n'
import { NOUNS } from '@figment/pictures/nouns'
import { ADJECTIVES, COLOURS, MOODS, PLACES, RELATIONS_ALONE, RELATIONS_WITH_OBJECT, SIZES, TIMES, WEATHERS } from '@figment/pictures/words'
import { describe, expect, it } from 'vitest'
import { joined, loadVerse } from './index.ts'
import { MEANINGS } from './meanings.ts'
import { misplacedStress, syllablesOf, unknownLongWords, wordsOf } from './syllables.ts'

const VOCABULARY = new Set<string>([
  ...NOUNS,
  ...[ADJECTIVES, COLOURS, MOODS, PLACES, RELATIONS_ALONE, RELATIONS_WITH_OBJECT, SIZES, TIMES, WEATHERS].flat(),
])

interface Form {
  readonly syllables: number
  readonly endings: readonly number[]
  readonly rhyme: RegExp
  readonly lastWords: number
  /** How often the same last word may come. */
  readonly repeats: number
  /** Letters by which two words are the same word. */
  readonly stem: number
  /** So many stems in common, and two lines are too much alike. */
  readonly alike: number
}

const REFLEXIVE = { syllables: 9, endings: [8, 9], lastWords: 110, repeats: 2, stem: 5, alike: 3 } as const
const FORMS: Readonly<Record<Locale, Form>> = {
  en: {
    syllables: 8,
    endings: [8],
    rhyme: /(?:ay|ey|eigh|\ba|é|ée|et|ait|eii|upee)$/iu,
    lastWords: 60,
    repeats: 6,
    stem: 6,
    alike: 3,
  },
  ru: { ...REFLEXIVE, rhyme: /[ая]лся$/u },
  uk: { ...REFLEXIVE, rhyme: /[ая]вся$/u },
  pl: { ...REFLEXIVE, rhyme: /ałem$/u },
}

const ARTICLES = new Set([
  'i',
  'a',
  'an',
  'the',
  'my',
  'and',
  'to',
  'in',
  'of',
  'on',
  'it',
  'so',
  'up',
  'for',
  'as',
  'was',
  'you',
  'your',
  'at',
  'with',
  'from',
  'had',
  'out',
  'but',
  'me',
  'all',
])
const stemsOf = (line: string, { stem }: Form): Set<string> =>
  new Set(wordsOf(line).flatMap((word) => (word.length > 2 && !ARTICLES.has(word) ? [word.slice(0, stem)] : [])))

function tooMuchAlike(lines: readonly string[], form: Form): string[] {
  const stems = lines.map((line) => stemsOf(line, form))
  return lines.flatMap((line, at) =>
    lines.slice(at + 1).flatMap((other, more) => {
      const shared = [...(stems[at] ?? [])].filter((stem) => stems[at + 1 + more]?.has(stem))
      return shared.length >= form.alike ? [`${line} / ${other}`] : []
    }),
  )
}

describe.each(LOCALES)('the verse in %s', async (locale) => {
  const form = FORMS[locale]
  const { lines, endings } = await loadVerse(locale)
  const lastWords = lines.map((line) => wordsOf(line).at(-1) ?? '')

  it('is 150 lines and 50 endings', () => {
    expect(lines).toHaveLength(150)
    expect(endings).toHaveLength(50)
  })

  it('keeps one metre', () => {
    expect(lines.filter((line) => syllablesOf(line, locale) !== form.syllables)).toEqual([])
    const uneven = endings.filter(([first, second]) => {
      const [one, other] = [syllablesOf(first, locale), syllablesOf(second, locale)]
      return one !== other || !form.endings.includes(one)
    })
    expect(uneven).toEqual([])
    if (locale === 'en') {
      const all = [...lines, ...endings.flat()]
      expect(all.flatMap(unknownLongWords)).toEqual([])
      expect(all.filter((line) => misplacedStress(line).length > 0)).toEqual([])
    }
  })

  it('keeps one rhyme, on many words', () => {
    expect(lines.filter((line) => !form.rhyme.test(line))).toEqual([])
    expect(new Set(lastWords).size).toBeGreaterThanOrEqual(form.lastWords)
    for (const word of lastWords) expect(lastWords.filter((other) => other === word).length, word).toBeLessThanOrEqual(form.repeats)
  })

  it('ends with couplets on rhymes of their own', () => {
    expect(endings.filter((couplet) => couplet.some((line) => form.rhyme.test(line.replace(/\P{L}+$/u, '')) && locale !== 'en'))).toEqual(
      [],
    )
    expect(endings.filter(([first, second]) => wordsOf(first).at(-1) === wordsOf(second).at(-1))).toEqual([])
    expect(new Set(endings.map((couplet) => couplet.join(' '))).size).toBe(50)
  })

  it('says nothing twice, nor nearly', () => {
    expect(tooMuchAlike(lines, form)).toEqual([])
  })

  it('begins with a capital and leaves the last stop to the page', () => {
    expect(lines.filter((line) => !/^\p{Lu}[^.!?…]*[\p{L}]$/u.test(line))).toEqual([])
    expect(endings.flat().filter((line) => !/^[\p{Lu}«„“(—–]/u.test(line) && !/^\p{Ll}/u.test(line))).toEqual([])
  })

  it('joins: I becomes and', () => {
    const joining = lines.filter((line) => joined(line, locale) !== line)
    expect(joining.length).toBeGreaterThanOrEqual(120)
    for (const line of joining) expect(syllablesOf(joined(line, locale), locale)).toBe(form.syllables)
  })

  it('is about sixty motifs and more, evenly, in words that pictures know', () => {
    const meanings = MEANINGS[locale]
    expect(meanings).toHaveLength(150)
    const counts = new Map<string, number>()
    for (const { motif } of meanings) counts.set(motif, (counts.get(motif) ?? 0) + 1)
    expect(counts.size).toBeGreaterThanOrEqual(60)
    for (const [motif, count] of counts) expect(count, motif).toBeLessThanOrEqual(3)
    for (const { means } of meanings) {
      expect(means.length).toBeGreaterThanOrEqual(6)
      expect(means.filter((word) => !VOCABULARY.has(word))).toEqual([])
    }
  })
})
