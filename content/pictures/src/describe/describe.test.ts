import { LOCALES, type Locale } from '@figment/i18n'
import { describe as group, expect, it } from 'vitest'
import { inWords } from '../scene/in-words.ts'
import { NOUNS } from '../scene/nouns.ts'
import type { Fact, Shown, Thing } from '../scene/shown.ts'
import { ADJECTIVES, COLOURS, MOODS, PLACES, RELATIONS_ALONE, RELATIONS_WITH_OBJECT, SIZES, TIMES, WEATHERS } from '../scene/words.ts'
import { describe } from './describe.ts'

const plain: Shown = {
  place: 'garden',
  time: 'day',
  weather: 'clear',
  mood: ['calm'],
  colours: ['green'],
  objects: { hero: { is: 'cat' }, other: { is: 'house' } },
  relations: [['hero', 'looks-at', 'other']],
}

const leftovers = /[{}|/_~=]|undefined|null| {2}| [,.;]|\.\./

function isTwoSentences(text: string): void {
  expect(text).not.toMatch(leftovers)
  expect(text).toMatch(/^\p{Lu}[^.]+\. \p{Lu}[^.]+\.$/u)
  expect(text.length).toBeLessThanOrEqual(320)
}

group.each(LOCALES)('in %s every word can be told', (locale) => {
  const tells = (changes: Partial<Shown>): void => isTwoSentences(describe({ ...plain, ...changes }, locale))

  it('places, times, weathers and moods', () => {
    for (const place of PLACES) for (const weather of WEATHERS) for (const time of TIMES) tells({ place, time, weather })
    for (const mood of MOODS) tells({ mood: [mood] })
    for (const colour of COLOURS) tells({ colours: [colour] })
  })

  it('relations, of one and of many, new and known', () => {
    const many = { hero: { is: 'girl', many: true }, other: { is: 'tree', many: true } } as const
    const facts: Fact[] = [
      ...RELATIONS_ALONE.map((relation): Fact => ['hero', relation]),
      ...RELATIONS_WITH_OBJECT.map((relation): Fact => ['hero', relation, 'other']),
    ]
    for (const fact of facts)
      for (const objects of [plain.objects, many])
        for (const before of [[], [['other', 'stands']], [['hero', 'waits']]] satisfies Fact[][])
          tells({ objects, relations: [...before, fact] })
  })

  it('nouns in every role, with every word before them', () => {
    for (const is of NOUNS)
      for (const many of [undefined, true] as const)
        for (const relation of ['stands-on', 'holds', 'dances-with', 'waves-to'] as const)
          tells({
            objects: { hero: { is, many }, other: { is: 'drum' }, nearby: { is, many } },
            relations: [['other', relation, 'hero']],
            extras: ['nearby'],
          })
    const described: Thing[] = [
      ...SIZES.map((size): Thing => ({ is: 'fox', size })),
      ...COLOURS.map((colour): Thing => ({ is: 'moon', colour })),
      ...ADJECTIVES.flatMap((how): Thing[] => [
        { is: 'tree', how },
        { is: 'knight', how, many: true },
        { is: 'scissors', how },
      ]),
    ]
    for (const hero of described) tells({ objects: { ...plain.objects, hero } })
  })
})

const sceneOf = (things: string, told: string): Shown => inWords({ at: 'meadow day clear', mood: 'calm', colours: 'green', things, told })
const first = (text: string): string => text.slice(0, text.indexOf('.') + 1)
const second = (text: string): string => text.slice(text.indexOf('.') + 2, text.indexOf(';'))
const secondOf = (things: string, told: string, locale: Locale): string => second(describe(sceneOf(things, told), locale))
const firstOf = (things: string, told: string, locale: Locale): string => first(describe(sceneOf(things, told), locale))

group('the telling', () => {
  it('says a or an the first time and the afterwards', () => {
    expect(firstOf('owl: old owl, hourglass', 'owl guards hourglass', 'en')).toBe('In a meadow by day, an old owl guards an hourglass.')
    expect(secondOf('owl: old owl, hourglass, cat', 'owl guards hourglass, cat listens-to owl', 'en')).toBe('A cat listens to the owl')
    expect(firstOf('sun, sea', 'sun rises-from sea', 'en')).toBe('In a meadow by day, the sun rises from the sea.')
    expect(firstOf('sun: giant sun, grass', 'sun shines-on grass', 'en')).toBe('In a meadow by day, a giant sun shines on grass.')
  })

  it('tells one subject in one breath', () => {
    expect(secondOf('cat, moon, boy, kite', 'cat looks-at moon, boy holds kite, boy runs', 'en')).toBe('A boy holds a kite and runs')
    expect(secondOf('cat, moon, boy, kite', 'cat looks-at moon, boy holds kite, boy runs', 'ru')).toBe(
      'Мальчик держит воздушного змея и бежит',
    )
  })

  it('says he or she only of whom it can be', () => {
    expect(secondOf('girl, moon, lamp', 'girl looks-at moon, girl holds lamp', 'en')).toBe('She holds a lamp')
    expect(secondOf('girl, moon, lamp', 'girl looks-at moon, girl holds lamp', 'ru')).toBe('Девочка держит лампу')
    expect(secondOf('girl, house, lamp', 'girl looks-at house, girl holds lamp', 'ru')).toBe('Она держит лампу')
    expect(secondOf('girl, woman, lamp', 'girl looks-at woman, girl holds lamp', 'en')).toBe('The girl holds a lamp')
  })

  it('puts the news last in Russian, unless that would make the object act', () => {
    expect(secondOf('cat, house, bird', 'cat looks-at house, bird sits-on house', 'ru')).toBe('На доме сидит птица')
    expect(secondOf('cat, train, diver', 'cat looks-at train, diver waits-for train', 'ru')).toBe('Водолаз ждёт поезд')
    expect(secondOf('train, cat, diver', 'train chases cat, diver waits-for cat', 'ru')).toBe('Кота ждёт водолаз')
  })

  it('tells namesakes apart', () => {
    expect(secondOf('a: big cat, b: tiny cat, yarn', 'a looks-at b, b plays-with yarn', 'en')).toBe(
      'The tiny cat plays with a ball of yarn',
    )
  })

  it('does not say the same word twice', () => {
    expect(firstOf('boat: paper paper-boat, giant: giant giant', 'giant holds boat', 'en')).toBe(
      'In a meadow by day, a giant holds a paper boat.',
    )
    expect(firstOf('book: flying book, moon', 'book flies-over moon', 'ru')).toBe('Днём на лугу книга летит над луной.')
  })

  it('mends prepositions', () => {
    expect(firstOf('cat, lion', 'cat dances-with lion', 'ru')).toBe('Днём на лугу кот танцует со львом.')
    expect(firstOf('cat, mirror', 'cat jumps-from mirror', 'ru')).toBe('Днём на лугу кот прыгает с зеркала.')
    expect(firstOf('cat, wall', 'cat jumps-from wall', 'ru')).toBe('Днём на лугу кот прыгает со стены.')
  })

  it('that is too long leaves out the colours and who is nearby before any relation', () => {
    const long = inWords({
      at: 'snowfield dusk storm',
      mood: 'restless triumphant',
      colours: 'white turquoise purple',
      things:
        'mammoth: giant silver mechanical mammoth, sledge: big red wooden sledge, king: small white-haired king, wolf: many grey transparent wolf, tower: tiny distant clock-tower, ladder: giant crooked ladder-of-books, balloon: purple striped hot-air-balloon',
      told: 'mammoth pulls sledge, king sits-in sledge, wolf chases mammoth, ladder leads-to balloon',
      extras: 'tower',
    })
    const text = describe(long, 'en')
    expect(text).not.toContain('colours')
    expect(text).not.toContain('nearby')
    expect(text).toContain('balloon')
    expect(text).toContain('mood')
    isTwoSentences(text)
  })
})
