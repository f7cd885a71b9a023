import { LOCALES, type Locale } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { ACTIONS, COLOURS, loadActionWords, SYMBOLS } from './index.ts'

const LONGEST_TEXT = 40
const LONGEST_HINT = 60

const LETTERS: Readonly<Record<Locale, string>> = {
  en: 'a-z',
  ru: 'а-яё',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  pl: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
}
const SIGNS: Readonly<Record<Locale, string>> = { en: '’“”', ru: '«»—', uk: '«»—', pl: '„”–' }

/** Words that many actions share: "be", "like", "without" and so on. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['be', 'a', 'an', 'the', 'like', 'that', 'your', 'to', 'in', 'of', 'on', 'for', 'with']),
  ru: new Set(['будь', 'как', 'что', 'на', 'за', 'в', 'с', 'со', 'не', 'из', 'всех', 'которая']),
  uk: new Set(['будь', 'як', 'яка', 'що', 'на', 'за', 'в', 'у', 'з', 'зі', 'не', 'усіх']),
  pl: new Set(['bądź', 'jak', 'jaka', 'która', 'na', 'w', 'z', 'ze', 'za', 'się', 'nie', 'do', 'po']),
}
/** Letters by which two words are the same word. */
const STEM = 5

const stemsOf = (text: string, locale: Locale): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}’]+/gu) ?? []).flatMap((word) => (COMMON[locale].has(word) ? [] : [word.slice(0, STEM)])))

function alike(texts: readonly string[], locale: Locale): string[] {
  const stems = texts.map((text) => stemsOf(text, locale))
  return texts.flatMap((text, at) =>
    texts.slice(at + 1).flatMap((other, more) => {
      const [one = new Set(), two = new Set()] = [stems[at], stems[at + 1 + more]]
      const shared = [...one].filter((stem) => two.has(stem)).length
      return shared > 1 || shared === Math.min(one.size, two.size) ? [`${text} / ${other}`] : []
    }),
  )
}

describe('the actions', () => {
  it('are 60, numbered from 1, 20 of each colour', () => {
    expect(ACTIONS.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
    for (const colour of COLOURS) expect(ACTIONS.filter((action) => action.colour === colour)).toHaveLength(20)
  })

  it('have a symbol for each colour, no two the same', () => {
    expect(new Set(Object.values(SYMBOLS)).size).toBe(COLOURS.length)
  })
})

describe.each(LOCALES)('the actions in %s', async (locale) => {
  const { sets, actions } = await loadActionWords(locale)
  const written = Object.values(actions)
  const texts = written.map(({ text }) => text)
  const hints = written.flatMap(({ atOne, atTen }) => [atOne, atTen])

  it('are all there, with the names of their sets', () => {
    expect(Object.keys(actions).map(Number)).toEqual(ACTIONS.map(({ id }) => id))
    expect(Object.keys(sets)).toEqual(COLOURS)
  })

  it('are short', () => {
    expect(texts.filter((text) => text.length > LONGEST_TEXT)).toEqual([])
    expect([...hints, ...Object.values(sets)].filter((hint) => hint.length > LONGEST_HINT)).toEqual([])
  })

  it('begin with a capital and end without a full stop', () => {
    const wellSet = /^[“«„]?\p{Lu}.*[\p{L}!?…”»]$/u
    expect([...texts, ...hints, ...Object.values(sets)].filter((line) => !wellSet.test(line))).toEqual([])
    expect(texts.filter((text) => !/\p{L}$/u.test(text))).toEqual([])
  })

  it('are spelt with the letters and signs of the language', () => {
    const spelling = new RegExp(`^[${LETTERS[locale]}${SIGNS[locale]} ,.:;!?…-]+$`, 'iu')
    const misspelt = /  | [,.:;!?…]|['"`]/u
    const lines = [...texts, ...hints, ...Object.values(sets)]
    expect(lines.filter((line) => !spelling.test(line) || misspelt.test(line))).toEqual([])
  })

  it('close every quotation', () => {
    const open = (line: string) => line.replaceAll(/“[^“”]+”|«[^«»]+»|„[^„”]+”/gu, '')
    expect(hints.filter((hint) => /[“”«»„]/u.test(open(hint)))).toEqual([])
  })

  it('are neither twice there nor much alike', () => {
    expect(alike(texts, locale)).toEqual([])
    expect(hints.filter((hint, at) => hints.indexOf(hint) !== at)).toEqual([])
  })
})
