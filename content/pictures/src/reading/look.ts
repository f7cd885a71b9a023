import { type Feature, kindsOf, type Weights } from '../associations/concepts.ts'
import type { Fact, Id, Shown, Thing } from '../scene/shown.ts'

const HEART = 1
const BESIDE_THE_HEART = 0.6
const BY_ORDER = [1, 0.8]
const OF_THE_REST = 0.5
const OF_AN_EXTRA = 0.3
const OF_A_KIND = 0.7
const OF_A_LIKE_RELATION = 0.7
const WHAT_A_THING_IS_LIKE = { size: 0.5, how: 0.5, colour: 0.25 }
const MOODS = [0.9, 0.7]
const SETTING = { place: 0.8, time: 0.35, weather: 0.5 }
const COLOURS = [0.4, 0.25, 0.15]

/** What strikes the eye in a picture, and how much. */
export function look(shown: Shown): Weights {
  const seen = new Map<Feature, number>()
  const see = (feature: Feature, weight: number) => seen.set(feature, Math.max(seen.get(feature) ?? 0, weight))
  for (const [at, [id, thing]] of Object.entries(shown.objects).entries()) seeThing(see, thing, prominence(shown, id, at))
  for (const [at, [, relation]] of shown.relations.entries()) {
    const weight = at === 0 ? HEART : BESIDE_THE_HEART
    see(relation, weight)
    const family = familyOf(relation)
    if (family) see(family, weight * OF_A_LIKE_RELATION)
  }
  for (const [at, mood] of shown.mood.entries()) see(mood, MOODS[at] ?? 0)
  for (const [at, colour] of shown.colours.entries()) see(colour, COLOURS[at] ?? 0)
  see(shown.place, SETTING.place)
  see(shown.time, SETTING.time)
  see(shown.weather, SETTING.weather)
  return seen
}

/** The things at the heart of a picture; a clue that names one of them gives it away. */
export function heroes(shown: Shown): readonly string[] {
  const [hero] = Object.keys(shown.objects)
  const [heart] = shown.relations
  const ids = new Set([hero, ...(heart ? idsOf(heart) : [])])
  return Object.entries(shown.objects).flatMap(([id, thing]) => (ids.has(id) ? [thing.is] : []))
}

function seeThing(see: (feature: Feature, weight: number) => void, { is, size, how, colour }: Thing, weight: number): void {
  see(is, weight)
  for (const kind of kindsOf(is)) see(kind, weight * OF_A_KIND)
  if (size) see(size, weight * WHAT_A_THING_IS_LIKE.size)
  if (how) see(how, weight * WHAT_A_THING_IS_LIKE.how)
  if (colour) see(colour, weight * WHAT_A_THING_IS_LIKE.colour)
}

function prominence(shown: Shown, id: Id, order: number): number {
  if (shown.extras?.includes(id)) return OF_AN_EXTRA
  const [heart] = shown.relations
  if (heart && idsOf(heart).includes(id)) return HEART
  return BY_ORDER[order] ?? OF_THE_REST
}

const idsOf = ([subject, , object]: Fact): readonly (Id | undefined)[] => [subject, object]

const NOT_OF_A_FAMILY = /^(?:is|has|leads|turns|plays|opens|lets|casts|climbs)-/
/** `flies` for `flies-over`. */
function familyOf(relation: string): Feature | null {
  const [family] = relation.split('-')
  return family === undefined || family === relation || NOT_OF_A_FAMILY.test(relation) ? null : family
}
