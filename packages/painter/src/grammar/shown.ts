import { palettes } from '../palettes/palettes.ts'
import type { GeneratedScene, Role, Subject, Time } from './generated-scene.ts'
import { coloursOf, placeWords } from './scene-words.ts'
import type { LoneRelation, PairRelation } from './relations.ts'
import type { Adjective, ColourWord, Mood, PlaceWord, Size, WeatherWord } from './vocabulary.ts'

/** What a card knows of itself. */
export interface Shown {
  place: PlaceWord
  time: Time
  weather: WeatherWord
  mood: readonly [Mood] | readonly [Mood, Mood]
  /** The dominant one first. */
  colours: readonly [ColourWord, ...ColourWord[]]
  /** The hero first. */
  objects: Record<string, Thing>
  /** The first is the heart of the picture. */
  relations: Fact[]
}

export interface Thing {
  is: string
  many?: true
  size?: Size
  colour?: ColourWord
  how?: Adjective
}

export type Fact = readonly [subject: string, LoneRelation] | readonly [subject: string, PairRelation, object: string]

const mostObjects = 8
const mostRelations = 5
const order: readonly Role[] = ['hero', 'partner', 'witness', 'accent', 'far']

/** A generated scene in words: things called by their nouns, and what they have to do with each other. */
export function shownBy(scene: GeneratedScene): Shown {
  const { time, mood, palette } = scene
  const relations = scene.relations.slice(0, mostRelations)
  const related = new Set(relations.flatMap(([subject, , object]) => (object ? [subject, object] : [subject])))
  const rank = ({ id, role }: Subject) => (role === 'hero' ? 0 : related.has(id) ? 1 : 2) * order.length + order.indexOf(role)
  const told = scene.subjects.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostObjects)
  const names = new Map<string, string>()
  const objects: Record<string, Thing> = {}
  for (const { id, what, role: _, ...rest } of told) {
    const name = freeName(what, objects)
    names.set(id, name)
    objects[name] = { is: what, ...rest }
  }
  const nameOf = (id: string) => {
    const name = names.get(id)
    if (!name) throw new Error(`${scene.device} relates ${id}, which is not in the picture`)
    return name
  }
  return {
    place: placeWords[scene.place],
    time,
    weather: weatherOf(scene),
    mood,
    colours: coloursOf[palette],
    objects,
    relations: relations.map(
      (fact): Fact => (fact.length === 2 ? [nameOf(fact[0]), fact[1]] : [nameOf(fact[0]), fact[1], nameOf(fact[2])]),
    ),
  }
}

function freeName(noun: string, taken: Record<string, Thing>): string {
  if (!taken[noun]) return noun
  let number = 2
  while (taken[`${noun}-${number}`]) number++
  return `${noun}-${number}`
}

function weatherOf({ weather, palette, placeOptions }: GeneratedScene): WeatherWord {
  switch (weather) {
    case 'rain':
    case 'snow':
      return weather
    case 'mist':
      return 'fog'
    case 'petals':
      return 'falling-leaves'
    case 'fireflies':
      return 'sparks'
    default: {
      const hasDisc = placeOptions?.disc !== 0
      if (palettes[palette].isNight) return hasDisc ? 'moonlit' : 'starry'
      if ((placeOptions?.clouds ?? 0) > 0.55) return 'cloudy'
      return hasDisc ? 'sunny' : 'clear'
    }
  }
}
