const VOWELS = 'аеєиіїоуюя'
const AFTER_VOWEL = `(?<=[${VOWELS}] )`
const VOWEL = `[${VOWELS}]`
const CONSONANT = `[^${VOWELS}\\s\\P{L}]`
const ANY = '\\p{L}'
const HARD_AFTER_V = `(?:[вф]|[стхгл]в|льв)`
const HISSING = '[зсцчшщж]'

type Mending = readonly [find: RegExp, replacement: string]

const word = (letters: string, before: string, after: string): RegExp =>
  new RegExp(`${before}(?<![\\p{L}’-])${letters}(?= ${after})`, 'giu')

/** Ukrainian swaps в and у, з and із, і and й so that vowels and consonants take turns; the last rule that fits wins. */
const MENDINGS: readonly Mending[] = [
  [word('[ву]', '', ANY), 'у'],
  [word('[ву]', AFTER_VOWEL, ANY), 'в'],
  [word('[ву]', '', '[аеиіоу]'), 'в'],
  [word('[ву]', '', HARD_AFTER_V), 'у'],
  [word('(?:із|зі|з)', '', ANY), 'з'],
  [word('з', `(?<=${CONSONANT} |ь )`, CONSONANT), 'із'],
  [word('(?:із|з)', '', HISSING), 'із'],
  [word('(?:із|з)', '', `[зсшщ]${CONSONANT}`), 'зі'],
  [word('[ій]', '', ''), 'і'],
  [word('[ій]', AFTER_VOWEL, '(?![йїєюя])'), 'й'],
]

const capitalised = (text: string, like: string): string =>
  like === like.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1)

export function smooth(text: string): string {
  const mended = MENDINGS.reduce((so, [find, replacement]) => so.replace(find, (found) => capitalised(replacement, found)), text)
  return mended.replace(/(?<![\p{L}])в(?=міщу|крива)/gu, (found, at: number) => (endsInVowel(mended.slice(0, at)) ? found : 'у'))
}

const endsInVowel = (before: string): boolean => new RegExp(`${VOWEL} $`, 'iu').test(before)
