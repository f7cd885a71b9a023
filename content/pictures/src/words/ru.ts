import { adjectives, colours, many, sizes } from './ru.adjectives.ts'
import { decline } from './ru.declension.ts'
import { nounsAToL } from './ru.nouns-a-l.ts'
import { nounsMToZ } from './ru.nouns-m-z.ts'
import { relations } from './ru.relations.ts'
import { moods, places, sentence, times, weathers } from './ru.scenery.ts'
import type { SlavicLanguage } from './slavic.ts'

export const russian: SlavicLanguage = {
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

const consonant = '[бвгджзклмнпрстфхцчшщ]'
const before = (preposition: string, sounds: string): RegExp => new RegExp(`(^| )${preposition} (?=${sounds})`, 'giu')

/** «со стены», «во фруктовом», «ко льву». */
function smooth(text: string): string {
  return text
    .replace(before('(с)', `[сзшж]${consonant}|щ|льв|мх|в[сз]`), '$1$2о ')
    .replace(before('(в)', `[вф]${consonant}|льв|мх`), '$1$2о ')
    .replace(before('(к)', 'льв|мх'), '$1$2о ')
}
