import type { SlavicLanguage } from './slavic.ts'
import { adjectives, colours, many, sizes } from './pl.adjectives.ts'
import { decline } from './pl.declension.ts'
import { smooth } from './pl.euphony.ts'
import { nounsAToL } from './pl.nouns-a-l.ts'
import { nounsMToZ } from './pl.nouns-m-z.ts'
import { relations } from './pl.relations.ts'
import { moods, places, sentence, times, weathers } from './pl.scenery.ts'

export const polish: SlavicLanguage = {
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
