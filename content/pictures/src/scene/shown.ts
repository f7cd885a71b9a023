import * as v from 'valibot'
import { NOUNS, type Noun } from './nouns.ts'
import {
  ADJECTIVES,
  type Adjective,
  COLOURS,
  type Colour,
  MOODS,
  type Mood,
  PLACES,
  type Place,
  RELATIONS_ALONE,
  RELATIONS_WITH_OBJECT,
  type RelationAlone,
  type RelationWithObject,
  SIZES,
  type Size,
  TIMES,
  type Time,
  WEATHERS,
  type Weather,
} from './words.ts'

/** A name for a thing inside one picture. */
export type Id = string

export interface Thing {
  readonly is: Noun
  readonly many?: true | undefined
  readonly size?: Size | undefined
  readonly colour?: Colour | undefined
  readonly how?: Adjective | undefined
}

export type Fact = readonly [subject: Id, relation: RelationAlone] | readonly [subject: Id, relation: RelationWithObject, object: Id]

/** What a picture shows; the hero is the first object, the heart of the picture is the first relation. */
export interface Shown {
  readonly place: Place
  readonly time: Time
  readonly weather: Weather
  readonly mood: readonly [Mood] | readonly [Mood, Mood]
  readonly colours: readonly [Colour] | readonly [Colour, Colour] | readonly [Colour, Colour, Colour]
  readonly objects: Readonly<Record<Id, Thing>>
  readonly relations: readonly Fact[]
  /** Things that take part in nothing and are only nearby. */
  readonly extras?: readonly Id[] | undefined
}

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id is a lower-case word'))
const colour = v.picklist(COLOURS)
const mood = v.picklist(MOODS)

const thing = v.strictObject({
  is: v.picklist(NOUNS),
  many: v.optional(v.literal(true)),
  size: v.optional(v.picklist(SIZES)),
  colour: v.optional(colour),
  how: v.optional(v.picklist(ADJECTIVES)),
})

const fact = v.union([v.strictTuple([id, v.picklist(RELATIONS_ALONE)]), v.strictTuple([id, v.picklist(RELATIONS_WITH_OBJECT), id])])

const written = v.strictObject({
  place: v.picklist(PLACES),
  time: v.picklist(TIMES),
  weather: v.picklist(WEATHERS),
  mood: v.union([v.strictTuple([mood]), v.strictTuple([mood, mood])]),
  colours: v.union([v.strictTuple([colour]), v.strictTuple([colour, colour]), v.strictTuple([colour, colour, colour])]),
  objects: v.pipe(v.record(id, thing), v.minEntries(2), v.maxEntries(8)),
  relations: v.pipe(v.array(fact), v.minLength(1), v.maxLength(5)),
  extras: v.optional(v.array(id)),
})

type Written = v.InferOutput<typeof written>

export const shownSchema = v.pipe(
  written,
  v.check(everyIdIsAnObject, 'a relation or an extra names no object of the picture'),
  v.check(everyObjectIsUsed, 'an object takes part in no relation and is no extra'),
  v.check(extrasTakeNoPart, 'an extra takes part in a relation or is listed twice'),
  v.check(nothingActsOnItself, 'a thing is related to itself'),
  v.check(noFactTwice, 'a relation is told twice'),
  v.check(noWordTwice, 'a mood or a colour is named twice'),
)

export const readShown = (written: unknown): Shown => v.parse(shownSchema, written)

const idsOf = ([subject, , object]: Fact): Id[] => (object === undefined ? [subject] : [subject, object])
const idsInRelations = (shown: Written): Id[] => shown.relations.flatMap(idsOf)
const allDifferent = (words: readonly string[]): boolean => new Set(words).size === words.length

function everyIdIsAnObject(shown: Written): boolean {
  return [...idsInRelations(shown), ...(shown.extras ?? [])].every((id) => Object.hasOwn(shown.objects, id))
}

function everyObjectIsUsed(shown: Written): boolean {
  const used = new Set([...idsInRelations(shown), ...(shown.extras ?? [])])
  return Object.keys(shown.objects).every((id) => used.has(id))
}

function extrasTakeNoPart(shown: Written): boolean {
  const busy = idsInRelations(shown)
  return allDifferent(shown.extras ?? []) && (shown.extras ?? []).every((id) => !busy.includes(id))
}

function nothingActsOnItself(shown: Written): boolean {
  return shown.relations.every(([subject, , object]) => subject !== object)
}

function noFactTwice(shown: Written): boolean {
  return allDifferent(shown.relations.map((fact) => fact.join(' ')))
}

function noWordTwice(shown: Written): boolean {
  return allDifferent(shown.mood) && allDifferent(shown.colours)
}
