import type { Noun } from '../scene/nouns.ts'
import type { Adjective, Colour, Mood, Place, Relation, Size, Time, Weather } from '../scene/words.ts'

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const
export type Case = (typeof CASES)[number]
/** One form a case, in the order of CASES. */
export type Six = readonly [string, string, string, string, string, string]

/** The accusative of `m` and `p` is the one for things; `virile` is the Polish plural for men. */
export interface AdjectiveForms {
  readonly m: Six
  readonly f: Six
  readonly n: Six
  readonly p: Six
  readonly virile?: string
}

export interface SlavicSentence {
  readonly opening: string
  readonly openingWithWeather: string
  /** «туманной ночью»: the weather said as an adjective of the time, `{gender.case}` in its place. */
  readonly weatherInTime?: {
    readonly times: Readonly<Record<Time, string>>
    readonly adjectives: Readonly<Partial<Record<Weather, string>>>
  }
  readonly nearby: string
  readonly mood: string
  readonly palette: { readonly before: string; readonly case: Case; readonly after: string }
  readonly and: string
  readonly lastClause: string
  readonly pronouns: Readonly<Record<'m' | 'f' | 'n' | 'p', string>>
}

export interface SlavicLanguage {
  readonly nouns: Readonly<Record<Noun, string>>
  readonly sizes: Readonly<Record<Size, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly adjectives: Readonly<Record<Adjective, string>>
  readonly many: string
  readonly relations: Readonly<Record<Relation, string>>
  readonly places: Readonly<Record<Place, string>>
  readonly times: Readonly<Record<Time, string>>
  readonly weathers: Readonly<Record<Weather, string>>
  readonly moods: Readonly<Record<Mood, string>>
  readonly sentence: SlavicSentence
  decline(adjective: string): AdjectiveForms
  /** Mends prepositions before awkward sounds. */
  smooth(text: string): string
}
