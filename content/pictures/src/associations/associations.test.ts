import { LOCALES, type Locale } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { NOUNS } from '../scene/nouns.ts'
import { ADJECTIVES, COLOURS, MOODS, PLACES, RELATIONS_ALONE, RELATIONS_WITH_OBJECT, SIZES, TIMES, WEATHERS } from '../scene/words.ts'
import { cluesOfPlace, SAYINGS } from './clues.ts'
import { CONCEPTS, KINDS } from './concepts.ts'

const LONGEST = 60
const relations = [...RELATIONS_ALONE, ...RELATIONS_WITH_OBJECT]
const families = relations.map((relation) => relation.split('-')[0])
const features = new Set<string | undefined>([
  ...NOUNS,
  ...PLACES,
  ...TIMES,
  ...WEATHERS,
  ...MOODS,
  ...COLOURS,
  ...SIZES,
  ...ADJECTIVES,
  ...relations,
  ...families,
  ...KINDS,
])

const allClues = (locale: Locale) => [
  ...Object.values(SAYINGS[locale]).flatMap(({ clues }) => clues),
  ...PLACES.flatMap((place) => MOODS.flatMap((mood) => cluesOfPlace(locale, place, mood))),
]

function inTheLanguage(locale: Locale): RegExp {
  switch (locale) {
    case 'en':
    case 'pl':
      return /^[^\p{Script=Cyrillic}]+$/u
    case 'ru':
      return /^[^A-Za-zіїєґ]+$/iu
    case 'uk':
      return /^[^A-Za-zыъэё]+$/iu
  }
}

describe('the lexicon of associations', () => {
  it('has at least 170 concepts, each reminded of by several things that pictures can show', () => {
    expect(CONCEPTS.size).toBeGreaterThanOrEqual(170)
    for (const [concept, reminders] of CONCEPTS) {
      expect(reminders.size, concept).toBeGreaterThanOrEqual(6)
      for (const feature of reminders.keys()) expect(features, `${concept}: ${feature}`).toContain(feature)
    }
  })

  it.each(LOCALES)('has three clues a concept and words for it in %s', (locale) => {
    expect(Object.keys(SAYINGS[locale])).toEqual([...CONCEPTS.keys()])
    for (const { clues, words } of Object.values(SAYINGS[locale])) {
      expect(clues).toHaveLength(3)
      expect(words.length).toBeGreaterThan(0)
    }
  })

  it.each(LOCALES)('says in %s nothing twice, nothing long and nothing in another language', (locale) => {
    const clues = allClues(locale)
    expect(new Set(clues).size).toBe(clues.length)
    for (const clue of clues) {
      expect(clue.length, clue).toBeLessThanOrEqual(LONGEST)
      expect(clue).toMatch(inTheLanguage(locale))
    }
  })
})
