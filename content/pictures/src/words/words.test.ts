import { LOCALES, type Locale } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { NOUNS } from '../scene/nouns.ts'
import { ADJECTIVES, COLOURS, MOODS, PLACES, RELATIONS_ALONE, RELATIONS_WITH_OBJECT, SIZES, TIMES, WEATHERS } from '../scene/words.ts'
import { adjectiveForm, readNoun } from './declined.ts'
import { formsOf, nameOf } from './forms.ts'
import { english, slavic } from './languages.ts'
import { CASES } from './slavic.ts'

const SLAVIC = ['ru', 'uk', 'pl'] as const
const dictionaryOf = (locale: Locale) => (locale === 'en' ? english : slavic[locale])

const letters: Record<Locale, RegExp> = {
  en: /^[a-z' -]+$/i,
  ru: /^[а-яё -]+$/i,
  uk: /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’ -]+$/i,
  pl: /^[a-ząćęłńóśźż -]+$/i,
}

describe.each(LOCALES)('the dictionary in %s', (locale) => {
  it('has every word and no other', () => {
    const dictionary = dictionaryOf(locale)
    const same = (words: object, known: readonly string[]) => expect(Object.keys(words).sort()).toEqual([...known].sort())
    same(dictionary.nouns, NOUNS)
    same(dictionary.sizes, SIZES)
    same(dictionary.colours, COLOURS)
    same(dictionary.adjectives, ADJECTIVES)
    same(dictionary.places, PLACES)
    same(dictionary.times, TIMES)
    same(dictionary.weathers, WEATHERS)
    same(dictionary.moods, MOODS)
    same(dictionary.relations, [...RELATIONS_ALONE, ...RELATIONS_WITH_OBJECT])
  })

  it('writes every form of every noun in its own letters', () => {
    for (const noun of NOUNS) {
      const forms = formsOf(locale, noun)
      expect(forms.length, noun).toBeGreaterThan(0)
      expect(forms[0]).toBe(nameOf(locale, noun))
      for (const form of forms) expect(form, noun).toMatch(letters[locale])
    }
  })

  it('gives no two nouns the same name', () => {
    const names = NOUNS.map((noun) => nameOf(locale, noun))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('says no two moods, places, colours or sizes alike', () => {
    const { moods, places, colours, sizes } = dictionaryOf(locale)
    for (const words of [moods, places, colours, sizes]) expect(new Set(Object.values(words)).size).toBe(Object.values(words).length)
  })

  it('names a subject in every relation, and an object only where there is one', () => {
    const { relations } = dictionaryOf(locale)
    for (const relation of RELATIONS_ALONE) expect(relations[relation]).not.toMatch(/\{o/)
    for (const relation of RELATIONS_WITH_OBJECT) expect(relations[relation]).toMatch(/\{o(\.(gen|dat|acc|ins|loc))?\}/)
    for (const template of Object.values(relations))
      for (const version of template.split(' || ')) expect(version).toMatch(/\{s(\.[a-z]{3})?\}/)
  })
})

describe.each(SLAVIC)('declension in %s', (locale) => {
  it('every noun has a gender, a kind and its six cases', () => {
    for (const noun of NOUNS) expect(slavic[locale].nouns[noun], noun).toMatch(/^[mfnp][hai] /)
    for (const noun of NOUNS) expect(() => readNoun(slavic[locale].nouns[noun]), noun).not.toThrow()
  })

  it('every adjective agrees with every gender in every case', () => {
    const { sizes, colours, adjectives, many, decline } = slavic[locale]
    const words = [...Object.values(sizes), ...Object.values(colours), ...Object.values(adjectives), many]
    for (const word of words.filter((each) => !/^[~=]/.test(each)))
      for (const noun of (['man', 'cat', 'house', 'moon', 'tree', 'scissors', 'scales'] as const).map((each) =>
        readNoun(slavic[locale].nouns[each]),
      ))
        for (const wanted of CASES)
          for (const plural of [noun.gender === 'p', true])
            expect(adjectiveForm(decline(word.split(' ')[0] ?? ''), noun, wanted, plural)).toMatch(letters[locale])
  })

  it('living beings differ from things in the accusative', () => {
    const accusative = (noun: string) => readNoun(noun).singular[3]
    expect(accusative(slavic[locale].nouns.whale)).toBe(readNoun(slavic[locale].nouns.whale).singular[1])
    expect(accusative(slavic[locale].nouns.house)).toBe(readNoun(slavic[locale].nouns.house).singular[0])
  })
})

it('knows the forms people write in their clues', () => {
  expect(formsOf('en', 'paper-boat')).toEqual(['paper boat', 'paper boats'])
  expect(formsOf('ru', 'lion')).toEqual('лев льва льву львом льве львы львов львам львами львах'.split(' '))
  expect(formsOf('ru', 'scissors')).toEqual('ножницы ножниц ножницам ножницами ножницах'.split(' '))
  expect(formsOf('ru', 'paper-boat')).toContain('бумажным корабликом')
  expect(formsOf('ru', 'igloo')).toEqual(['иглу'])
  expect(formsOf('ru', 'fog')).toHaveLength(5)
})
