import { type Fact, readShown, type Shown } from '../../../../content/pictures/src/scene/shown.ts'
import type { Weather } from '../../../../content/pictures/src/scene/words.ts'
import { palettes } from '../palettes/palettes.ts'
import type { GeneratedScene, Role, Subject, Thing } from './generated-scene.ts'
import { coloursOf, placeWords } from './scene-words.ts'

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
  return readShown({
    place: placeWords[scene.place],
    time,
    weather: weatherOf(scene),
    mood,
    colours: coloursOf[palette],
    objects,
    relations: relations.map(
      (fact): Fact => (fact.length === 2 ? [nameOf(fact[0]), fact[1]] : [nameOf(fact[0]), fact[1], nameOf(fact[2])]),
    ),
    extras: told.filter(({ id }) => !related.has(id)).map(({ id }) => nameOf(id)),
  })
}

function freeName(noun: string, taken: Record<string, Thing>): string {
  if (!taken[noun]) return noun
  let number = 2
  while (taken[`${noun}-${number}`]) number++
  return `${noun}-${number}`
}

function weatherOf({ weather, palette, placeOptions }: GeneratedScene): Weather {
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
