import { LOCALES, type Locale } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { ACTIONS, type ActionId, COLOURS, DEALT, EASY, loadActionWords, SYMBOLS } from './index.ts'

const LONGEST_TEXT = 40
const LONGEST_HINT = 60

const LETTERS: Readonly<Record<Locale, string>> = {
  en: 'a-z',
  ru: 'а-яё',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  // for the T-rex an x
  pl: 'aąbcćdeęfghijklłmnńoóprsśtuwxyzźż',
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
  it('are numbered from 1, and each of the first sixty keeps the colour in which old logs name it', () => {
    expect(ACTIONS.map(({ id }) => id)).toEqual(ACTIONS.map((_, at) => at + 1))
    const colourOf = (id: ActionId) => ACTIONS.find((action) => action.id === id)?.colour
    expect([1, 20, 21, 40, 41, 60].map(colourOf)).toEqual(['red', 'red', 'yellow', 'yellow', 'blue', 'blue'])
  })

  it('are of one kind in each colour, with more than 20 to deal from: body, face and hands, voice', async () => {
    const { actions } = await loadActionWords('en')
    const dealt = (colour: string) => DEALT.filter((action) => action.colour === colour).map(({ id }) => actions[id]?.text)
    expect(COLOURS.map((colour) => dealt(colour).length)).toEqual([32, 30, 28])
    expect(new Set(DEALT.map(({ id }) => actions[id]?.text)).size).toBe(90)
    expect(dealt('red')).toEqual(expect.arrayContaining(['Be a penguin on slippery ice', 'Bow to a queen', 'Walk like a T-Rex']))
    expect(dealt('yellow')).toEqual(expect.arrayContaining(['Look innocent', 'Puff up like a pufferfish', 'Wink']))
    expect(dealt('blue')).toEqual(expect.arrayContaining(['Sing in the shower', 'Be a mosquito in a dark bedroom', 'Roar']))
  })

  it('are easy where a table begins', async () => {
    const { actions } = await loadActionWords('en')
    const row = (at: number) => COLOURS.map((colour) => actions[EASY[colour][at] ?? 0]?.text)
    expect(row(0)).toEqual(['March on the spot', 'Wave hello', 'Clap'])
    expect(row(1)).toEqual(['Flap your arms', 'Nod', 'Knock on the table'])
    for (const colour of COLOURS)
      expect(DEALT.filter((action) => action.colour === colour).map(({ id }) => id)).toEqual(expect.arrayContaining([...EASY[colour]]))
  })

  it('have a symbol for each colour, no two the same', () => {
    expect(new Set(Object.values(SYMBOLS)).size).toBe(COLOURS.length)
  })
})

describe.each(LOCALES)('the actions in %s', async (locale) => {
  const { actions } = await loadActionWords(locale)
  // some have two numbers, and the same words under both
  const written = [...new Set(Object.values(actions))]
  const texts = written.map(({ text }) => text)
  const hints = written.flatMap(({ atOne, atFive, atTen }) => [atOne, ...(atFive === undefined ? [] : [atFive]), atTen])

  it('are all there', () => {
    expect(Object.keys(actions).map(Number)).toEqual(ACTIONS.map(({ id }) => id))
    expect(texts).toHaveLength(90)
  })

  it('are short', () => {
    expect(texts.filter((text) => text.length > LONGEST_TEXT)).toEqual([])
    expect(hints.filter((hint) => hint.length > LONGEST_HINT)).toEqual([])
  })

  it('begin with a capital and end without a full stop', () => {
    const wellSet = /^[“«„]?\p{Lu}.*[\p{L}!?…”»]$/u
    expect([...texts, ...hints].filter((line) => !wellSet.test(line))).toEqual([])
    expect(texts.filter((text) => !/\p{L}$/u.test(text))).toEqual([])
  })

  it('are spelt with the letters and signs of the language', () => {
    const spelling = new RegExp(`^[${LETTERS[locale]}${SIGNS[locale]} ,.:;!?…-]+$`, 'iu')
    const misspelt = /  | [,.:;!?…]|['"`]/u
    const lines = [...texts, ...hints]
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
