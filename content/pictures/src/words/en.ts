import { adjectives, colours, sizes } from './en.adjectives.ts'
import { nounsAToL } from './en.nouns-a-l.ts'
import { nounsMToZ } from './en.nouns-m-z.ts'
import { people } from './en.people.ts'
import { relations } from './en.relations.ts'
import { moods, places, times, weathers } from './en.scenery.ts'

export const english = {
  nouns: { ...nounsAToL, ...nounsMToZ },
  sizes,
  colours,
  adjectives,
  relations,
  places,
  times,
  weathers,
  moods,
  people,
}
