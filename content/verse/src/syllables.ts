import type { Locale } from '@figment/i18n'
import stress from '../en/stress.json' with { type: 'json' }

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []

const VOWELS: Readonly<Record<Exclude<Locale, 'en' | 'pl'>, RegExp>> = { ru: /[аеёиоуыэюя]/gu, uk: /[аеєиіїоуюя]/gu }

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** An i before another vowel only softens the consonant, unless it opens the word. */
const polish = (word: string): number => countOf(/[aąeęioóuy]/gu, word.replace(/(?<=.)i(?=[aąeęoóuy])/gu, ''))

const PATTERNS: ReadonlyMap<string, string> = new Map(Object.entries(stress))

/** Longer words are in a table with their stress; what is not there has one syllable. */
const english = (word: string): number => PATTERNS.get(word.replaceAll('’', "'"))?.length ?? 1

const COUNTS: Readonly<Record<Locale, (word: string) => number>> = {
  en: english,
  ru: (word) => countOf(VOWELS.ru, word),
  uk: (word) => countOf(VOWELS.uk, word),
  pl: polish,
}

export const syllablesOf = (text: string, locale: Locale): number => wordsOf(text).reduce((sum, word) => sum + COUNTS[locale](word), 0)

/** English words that look longer than one syllable must be in the table. */
export function unknownLongWords(text: string): string[] {
  return wordsOf(text).filter((word) => {
    const bare = word.replaceAll('’', "'").replace(/'s$/, '')
    const silent = bare
      .replace(/(?<=[^aeioul])e$|(?<=[aeiou]l)e$|(?<=[^aeiouxszcgh])es$/, (end) => end.slice(1))
      .replace(/(?<=[^aeioudt])ed$/, 'd')
    return !PATTERNS.has(word.replaceAll('’', "'")) && countOf(/[aeiouyàâäéèêëîïôûü]+/g, silent) > 1 && !ONE_SYLLABLE.has(bare)
  })
}

const ONE_SYLLABLE: ReadonlySet<string> = new Set(['drawer', 'clothes', 'aged', 'freed', 'played', 'weighed'])

/** Strong syllables of longer words stand on even places. */
export function misplacedStress(text: string): string[] {
  let place = 0
  return wordsOf(text).filter((word) => {
    const pattern = PATTERNS.get(word.replaceAll('’', "'")) ?? '-'
    const isMisplaced = Array.from(pattern).some(
      (beat, at) => (beat === '/' && (place + at) % 2 === 0) || (beat === 'x' && (place + at) % 2 === 1),
    )
    place += pattern.length
    return isMisplaced
  })
}
