import type { SlavicLanguage } from './slavic.ts'
import { adjectives, colours, many, sizes } from './uk.adjectives.ts'
import { decline } from './uk.declension.ts'
import { smooth } from './uk.euphony.ts'
import { nounsAToL } from './uk.nouns-a-l.ts'
import { nounsMToZ } from './uk.nouns-m-z.ts'
import { relations } from './uk.relations.ts'
import { moods, places, sentence, times, weathers } from './uk.scenery.ts'

export const ukrainian: SlavicLanguage = {
  nouns: { ...nounsAToL, ...nounsMToZ },
  sizes,
  colours,
  adjectives,
  many,
  relations,
  places,
  times,
  weathers,
  moods,
  sentence,
  decline,
  smooth,
}
