import { cleanText } from '@figment/i18n'
import { withoutLookAlikes } from '../look-alikes.ts'
import { en } from './en.ts'
import { withoutMarks } from './listed.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** Made when they are first wanted: most tables never do. */
export const RUDE_WORDS = { en, ru, uk, pl } as const

/** Whether a rude word of any of our languages stands in it, as a whole word: in disguise too, as far as anybody would read it so. */
export const hasRudeWord = (text: string): boolean => wordsOf(text).some((word) => guises(word).some(isListed))

/** Letters and digits, and signs that stand for letters; single letters apart from each other are read as one word as well. */
function wordsOf(text: string): readonly string[] {
  const words = Array.from(cleanText(text).normalize('NFKC').matchAll(WORD), ([word]) => word)
  const spelt: string[] = []
  let letters = ''
  for (const word of [...words, '  ']) {
    if (/^\p{L}\p{M}*$/u.test(word)) letters += word
    else {
      if (letters !== '') spelt.push(letters)
      letters = ''
    }
  }
  return [...words, ...spelt]
}

const WORD = /[\p{L}\p{N}@$](?:[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}@$!]*[\p{L}\p{N}\p{M}@$])?/gu

/** Digits and signs as people write them for letters. */
const LATIN: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }
const CYRILLIC: Readonly<Record<string, string>> = { 0: 'о', 3: 'з', 4: 'ч', 6: 'б', '@': 'а' }

/** What a word may be meant as. */
function guises(word: string): readonly string[] {
  if (!/\p{L}/u.test(word)) return []
  if (!/[\p{N}@$!]/u.test(word)) return [word]
  const read = (letters: Readonly<Record<string, string>>) => Array.from(word, (sign) => letters[sign] ?? sign).join('')
  // a number after a word, as in many names, does not change it
  return [word.replace(/^[\p{N}@$!]+|[\p{N}@$!]+$/gu, ''), read(LATIN), read(CYRILLIC)]
}

/** Marks may be part of a word, or of its disguise. */
const isListed = (word: string): boolean => {
  const isCyrillic = /^[\p{Script=Cyrillic}\p{M}]+$/u.test(word)
  return [word, withoutMarks(word)].some(
    (guise) => isStretched(small(guise), { isCyrillic }) || isStretched(capital(guise), { isCyrillic }),
  )
}

/** Letters that look alike as one. */
const small = (word: string): string => withoutLookAlikes(word.toLowerCase()).toLowerCase()
/** Capitals look like others than small letters do; the sign before them keeps the two apart. */
const capital = (word: string): string => `^${withoutLookAlikes(word.toUpperCase()).toLowerCase()}`

interface Listed {
  /** Of the runs of letters. */
  readonly lengths: readonly number[]
  readonly isCyrillic: boolean
}

let known: ReadonlyMap<string, readonly Listed[]> | null = null

/** By the letters without repetition: as many words as there are of one spelling. */
function allListed(): ReadonlyMap<string, readonly Listed[]> {
  const all = new Map<string, Listed[]>()
  for (const [locale, words] of Object.entries(RUDE_WORDS)) {
    const isCyrillic = locale === 'ru' || locale === 'uk'
    for (const folded of words().flatMap((word) => [small(word), capital(word)])) {
      const { letters, lengths } = runsOf(folded)
      all.set(letters, [...(all.get(letters) ?? []), { lengths, isCyrillic }])
    }
  }
  return all
}

/** No word of ours has a letter three times in a row: whoever writes so draws it out. */
const DRAWN_OUT_FROM = 3

/**
 * A listed word, with any of its letters drawn out or not. A word in Cyrillic letters alone is a Cyrillic word, even if it looks like
 * another: nobody means anything by a grey mouse, „сіра мишка“.
 */
function isStretched(folded: string, { isCyrillic }: { readonly isCyrillic: boolean }): boolean {
  const { letters, lengths } = runsOf(folded)
  const isIt = (listed: Listed) =>
    (listed.isCyrillic || !isCyrillic) &&
    listed.lengths.every((length, at) => length === lengths[at] || (lengths[at] ?? 0) >= DRAWN_OUT_FROM)
  known ??= allListed()
  return known.get(letters)?.some(isIt) ?? false
}

function runsOf(word: string): { readonly letters: string; readonly lengths: readonly number[] } {
  const runs = Array.from(word.matchAll(/(.)\1*/gsu), ([run, letter = '']) => ({ letter, length: Array.from(run).length }))
  return { letters: runs.map(({ letter }) => letter).join(''), lengths: runs.map(({ length }) => length) }
}
