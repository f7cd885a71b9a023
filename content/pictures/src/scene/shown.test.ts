import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { NOUNS } from './nouns.ts'
import { shownSchema } from './shown.ts'
import { ADJECTIVES, COLOURS, MOODS, PLACES, RELATIONS_ALONE, RELATIONS_WITH_OBJECT, SIZES, TIMES, WEATHERS } from './words.ts'

const scene = {
  place: 'shore',
  time: 'dusk',
  weather: 'wind',
  mood: ['calm'],
  colours: ['blue', 'gold'],
  objects: { whale: { is: 'whale', size: 'giant' }, moon: { is: 'moon' }, cat: { is: 'cat', many: true, colour: 'black', how: 'wet' } },
  relations: [
    ['whale', 'swallows', 'moon'],
    ['whale', 'sleeps'],
  ],
  extras: ['cat'],
}

const accepts = (changes: object): boolean => v.safeParse(shownSchema, { ...scene, ...changes }).success
const whales = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`whale-${index}`, { is: 'whale' }]))

describe('a scene', () => {
  it('is accepted with an extra, and without', () => {
    expect(accepts({})).toBe(true)
    const { cat: _, ...objects } = scene.objects
    expect(accepts({ objects, extras: undefined })).toBe(true)
  })

  it.each<[string, object]>([
    ['a place nobody knows', { place: 'moon' }],
    ['a time nobody knows', { time: 'noon' }],
    ['a weather nobody knows', { weather: 'hail' }],
    ['a mood nobody knows', { mood: ['hungry'] }],
    ['no mood', { mood: [] }],
    ['three moods', { mood: ['calm', 'free', 'proud'] }],
    ['the same mood twice', { mood: ['calm', 'calm'] }],
    ['no colour', { colours: [] }],
    ['four colours', { colours: ['red', 'green', 'blue', 'black'] }],
    ['the same colour twice', { colours: ['red', 'red'] }],
    ['a colour nobody knows', { colours: ['mauve'] }],
    ['a generic noun', { objects: { ...scene.objects, cat: { is: 'creature' } } }],
    ['a size nobody knows', { objects: { ...scene.objects, cat: { is: 'cat', size: 'huge' } } }],
    ['a manner nobody knows', { objects: { ...scene.objects, cat: { is: 'cat', how: 'angry' } } }],
    ['many: false', { objects: { ...scene.objects, cat: { is: 'cat', many: false } } }],
    ['a property nobody knows', { objects: { ...scene.objects, cat: { is: 'cat', side: 'left' } } }],
    ['a field nobody knows', { title: 'A whale' }],
    ['an id that is no word', { objects: { ...scene.objects, 'The Dog': { is: 'dog' } }, extras: ['cat', 'The Dog'] }],
    ['one object only', { objects: { whale: { is: 'whale' } }, relations: [['whale', 'sleeps']], extras: [] }],
    ['nine objects', { objects: whales(9), relations: [['whale-0', 'sleeps']], extras: Object.keys(whales(9)).slice(1) }],
    ['no relation', { relations: [], extras: ['whale', 'moon', 'cat'] }],
    [
      'six relations',
      { relations: ['sleeps', 'sits', 'stands', 'lies', 'falls', 'glows'].map((each) => ['moon', each]), extras: ['whale', 'cat'] },
    ],
    ['a relation nobody knows', { relations: [['whale', 'eats', 'moon']] }],
    ['a relation that misses its object', { relations: [['whale', 'swallows']], extras: ['cat', 'moon'] }],
    ['a relation with an object too many', { relations: [['whale', 'sleeps', 'moon']] }],
    ['a first relation whose subject does not exist', { relations: [['dog', 'swallows', 'moon'], ...scene.relations] }],
    ['an object of a relation that does not exist', { relations: [...scene.relations, ['whale', 'holds', 'dog']] }],
    ['an extra that does not exist', { extras: ['cat', 'dog'] }],
    ['an object that is neither in a relation nor an extra', { extras: [] }],
    ['an extra that takes part in a relation', { extras: ['cat', 'moon'] }],
    ['an extra listed twice', { extras: ['cat', 'cat'] }],
    ['a thing related to itself', { relations: [...scene.relations, ['moon', 'circles', 'moon']] }],
    ['a fact told twice', { relations: [...scene.relations, ['whale', 'sleeps']] }],
    ['an id every object inherits', { relations: [...scene.relations, ['whale', 'holds', 'constructor']] }],
  ])('is refused with %s', (_, changes) => {
    expect(accepts(changes)).toBe(false)
  })
})

it.each([
  ['nouns', NOUNS],
  ['places', PLACES],
  ['times', TIMES],
  ['weathers', WEATHERS],
  ['moods', MOODS],
  ['colours', COLOURS],
  ['sizes', SIZES],
  ['adjectives', ADJECTIVES],
  ['relations', [...RELATIONS_ALONE, ...RELATIONS_WITH_OBJECT]],
])('no word is listed twice among the %s', (_, words: readonly string[]) => {
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
