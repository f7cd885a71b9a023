import { LOCALES, type Locale } from '@figment/i18n'
import { cluesOfPlace, SAYINGS } from '../associations/clues.ts'
import { CONCEPTS, type Concept, type Feature, kindsOf, type Weights } from '../associations/concepts.ts'
import { MOODS, PLACES } from '../scene/words.ts'
import emojiOf from './emoji.json' with { type: 'json' }
import { emojiIn, plain, stem, wordsIn } from './stem.ts'
import { vocabulary } from './vocabulary.ts'

const A_NAME = 6
const AN_EMOJI = 6
const A_SENSE = 3
const A_KEYWORD = 2
const OF_A_KIND = 1
const OF_A_CONCEPT = 0.5
const OF_A_PLACE = 4
/** "hot air balloon" */
const WORDS_IN_A_NAME = 4

/** What a clue speaks of, whoever said it; empty when it means nothing to us. */
export function read(clue: string, locale: Locale): Weights {
  return sayings().get(plain(clue)) ?? readFreely(clue, locale)
}

/** The things that a clue calls by name. */
export function thingsNamed(clue: string, locale: Locale): ReadonlySet<Feature> {
  const { names } = vocabulary(locale)
  return new Set(runsOf(wordsIn(clue)).flatMap((run) => names.find(run)))
}

let wellKnown: ReadonlyMap<string, Weights> | undefined

/** Clues of our own lexicon are understood as they were meant. */
function sayings(): ReadonlyMap<string, Weights> {
  wellKnown ??= new Map(LOCALES.flatMap((locale) => [...conceptClues(locale), ...placeClues(locale)]))
  return wellKnown
}

function conceptClues(locale: Locale): [string, Weights][] {
  return Object.entries(SAYINGS[locale]).flatMap(([concept, { clues }]) =>
    clues.map((clue): [string, Weights] => [plain(clue), CONCEPTS.get(concept as Concept) ?? new Map()]),
  )
}

function placeClues(locale: Locale): [string, Weights][] {
  return PLACES.flatMap((place) =>
    MOODS.flatMap((mood) => {
      const weights = new Map([
        [place, OF_A_PLACE],
        [mood, OF_A_PLACE],
      ])
      return cluesOfPlace(locale, place, mood).map((clue): [string, Weights] => [plain(clue), weights])
    }),
  )
}

function readFreely(clue: string, locale: Locale): Weights {
  const inItsLanguage = [locale, ...LOCALES.filter((other) => other !== locale)].map((tried) => readIn(tried, clue))
  // a clue is in the language in which most of it makes sense; the table's own comes first
  const best = inItsLanguage.reduce((most, other) => (other.understood > most.understood ? other : most))
  for (const emoji of emojiIn(clue)) for (const noun of nounsOfEmoji().get(emoji) ?? []) addThing(best.weights, noun, AN_EMOJI)
  return best.weights
}

function readIn(locale: Locale, clue: string): { readonly understood: number; readonly weights: Map<Feature, number> } {
  const { names, keywords, senses, concepts } = vocabulary(locale)
  const weights = new Map<Feature, number>()
  const words = wordsIn(clue)
  let understood = 0
  for (const run of runsOf(words)) for (const noun of names.find(run)) addThing(weights, noun, A_NAME)
  for (const word of words) {
    const meant = { things: keywords.find(stem(word, locale)), senses: senses.find(word), concepts: concepts.find(word) }
    for (const noun of meant.things) addThing(weights, noun, A_KEYWORD)
    for (const sense of meant.senses) add(weights, sense, A_SENSE)
    for (const concept of meant.concepts)
      for (const [feature, weight] of CONCEPTS.get(concept) ?? []) add(weights, feature, weight * OF_A_CONCEPT)
    const isNamed = names.find(word).length > 0
    if (isNamed || meant.things.length + meant.senses.length + meant.concepts.length > 0) understood += isNamed ? 2 : 1
  }
  return { understood, weights }
}

/** Every few words that stand together. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(WORDS_IN_A_NAME, words.length - from) }, (__, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

function addThing(weights: Map<Feature, number>, noun: Feature, weight: number): void {
  add(weights, noun, weight)
  for (const kind of kindsOf(noun)) add(weights, kind, (OF_A_KIND * weight) / A_NAME)
}

function add(weights: Map<Feature, number>, feature: Feature, weight: number): void {
  weights.set(feature, (weights.get(feature) ?? 0) + weight)
}

let byEmoji: ReadonlyMap<string, readonly Feature[]> | undefined

function nounsOfEmoji(): ReadonlyMap<string, readonly Feature[]> {
  if (byEmoji) return byEmoji
  const found = new Map<string, Feature[]>()
  for (const [noun, emojis] of Object.entries(emojiOf))
    for (const emoji of emojis.map(plain)) found.set(emoji, [...(found.get(emoji) ?? []), noun])
  byEmoji = found
  return found
}
