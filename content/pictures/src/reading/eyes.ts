import type { Locale } from '@figment/i18n'
import { cluesOfPlace, SAYINGS } from '../associations/clues.ts'
import { CONCEPTS, type Concept, type Feature, type Weights } from '../associations/concepts.ts'
import type { Shown } from '../scene/shown.ts'
import { heroes, look } from './look.ts'
import { plain } from './stem.ts'
import { read, thingsNamed } from './read.ts'
import { type Company, chanceOfASplit } from './split.ts'

type Card = string

/** Something that could be said of a card. */
export interface Idea {
  readonly clue: string
  /** How likely some voters find the card, but not all. */
  readonly split: number
}

const CLUES_REMEMBERED = 4000
/** A clue that hardly ever splits the table is not worth thinking of. */
const LEAST_SPLIT = 0.3
const CONCEPTS_OF_A_CARD = 18

/** Knows a whole deck by sight: what strikes the eye in each card, and what is rare among them. */
export class Eyes {
  readonly #deck: ReadonlyMap<Card, Shown>
  readonly #seen: ReadonlyMap<Card, Weights>
  readonly #fits = new Map<string, ReadonlyMap<Card, number>>()
  readonly #fitsByMeaning = new WeakMap<Weights, ReadonlyMap<Card, number>>()
  /** By clue of the lexicon, so there is an end to them. */
  readonly #things = new Map<string, ReadonlySet<Feature>>()
  readonly #ideas = new Map<string, readonly Idea[]>()

  constructor(deck: Readonly<Record<Card, Shown>>) {
    this.#deck = new Map(Object.entries(deck))
    const looked = new Map([...this.#deck].map(([card, shown]) => [card, look(shown)]))
    const rarity = rarityAmong([...looked.values()])
    this.#seen = new Map([...looked].map(([card, seen]) => [card, weighed(seen, rarity)]))
  }

  /** How well each card fits a clue, in standard deviations from the deck's mean; 0 for all when the clue means nothing. */
  fits(clue: string, locale: Locale): ReadonlyMap<Card, number> {
    const key = `${locale} ${plain(clue)}`
    const known = this.#fits.get(key)
    if (known) return known
    const fits = this.#fitsOf(read(clue, locale))
    if (this.#fits.size >= CLUES_REMEMBERED) this.#fits.clear()
    this.#fits.set(key, fits)
    return fits
  }

  /** What could be said of a card without naming what it shows, in the order of the lexicon. */
  ideas(card: Card, locale: Locale, company: Company): readonly Idea[] {
    const key = `${locale} ${card} ${company.voters} ${company.toGive}`
    const known = this.#ideas.get(key)
    if (known) return known
    const ideas = this.#thinkOf(card, locale, company)
    this.#ideas.set(key, ideas)
    return ideas
  }

  /** What the card reminds of most, the strongest first. */
  conceptsOf(card: Card): readonly Concept[] {
    const seen = this.#seen.get(card) ?? new Map()
    return [...CONCEPTS]
      .map(([concept, reminders]) => ({ concept, reminds: shared(reminders, seen) / length([...reminders.values()]) }))
      .sort((one, other) => other.reminds - one.reminds)
      .slice(0, CONCEPTS_OF_A_CARD)
      .map(({ concept }) => concept)
  }

  #thinkOf(card: Card, locale: Locale, company: Company): Idea[] {
    const shown = this.#deck.get(card)
    if (!shown) return []
    const givenAway = heroes(shown)
    const ofPlace = shown.mood.flatMap((mood) => cluesOfPlace(locale, shown.place, mood))
    const sayings = this.conceptsOf(card).flatMap((concept) => SAYINGS[locale][concept].clues)
    return [...sayings, ...ofPlace]
      .map((clue) => ({ clue, split: this.#split(card, this.fits(clue, locale), company) }))
      .filter(({ clue, split }) => split >= LEAST_SPLIT && !givenAway.some((thing) => this.#named(clue, locale).has(thing)))
  }

  #named(clue: string, locale: Locale): ReadonlySet<Feature> {
    const key = `${locale} ${clue}`
    const named = this.#things.get(key) ?? thingsNamed(clue, locale)
    this.#things.set(key, named)
    return named
  }

  #split(card: Card, fits: ReadonlyMap<Card, number>, company: Company): number {
    return chanceOfASplit(fits.get(card) ?? 0, falling(fits), company)
  }

  #fitsOf(meaning: Weights): ReadonlyMap<Card, number> {
    const known = this.#fitsByMeaning.get(meaning)
    if (known) return known
    const fits = standardised(new Map([...this.#seen].map(([card, seen]) => [card, shared(meaning, seen)])))
    this.#fitsByMeaning.set(meaning, fits)
    return fits
  }
}

const sorted = new WeakMap<ReadonlyMap<Card, number>, readonly number[]>()

function falling(fits: ReadonlyMap<Card, number>): readonly number[] {
  const order = sorted.get(fits) ?? [...fits.values()].sort((one, other) => other - one)
  sorted.set(fits, order)
  return order
}

/** From nearly 0 for what is in every card to 1 for what is in one only. */
function rarityAmong(looked: readonly Weights[]): (feature: Feature) => number {
  const cardsWith = new Map<Feature, number>()
  for (const seen of looked) for (const feature of seen.keys()) cardsWith.set(feature, (cardsWith.get(feature) ?? 0) + 1)
  return (feature) => Math.log(1 + looked.length / (cardsWith.get(feature) ?? 1)) / Math.log(1 + looked.length)
}

/** Rare features weigh more, and a crowded picture no more than a plain one. */
function weighed(seen: Weights, rarity: (feature: Feature) => number): Weights {
  const raw = [...seen].map(([feature, weight]) => [feature, weight * rarity(feature)] as const)
  const all = length(raw.map(([, weight]) => weight))
  return new Map(raw.map(([feature, weight]) => [feature, weight / all]))
}

const length = (weights: readonly number[]): number => Math.hypot(...weights) || 1

function shared(meaning: Weights, seen: Weights): number {
  let sum = 0
  for (const [feature, weight] of meaning) sum += weight * (seen.get(feature) ?? 0)
  return sum
}

function standardised(fits: ReadonlyMap<Card, number>): ReadonlyMap<Card, number> {
  const values = [...fits.values()]
  const mean = values.reduce((sum, fit) => sum + fit, 0) / (values.length || 1)
  const deviation = Math.sqrt(values.reduce((sum, fit) => sum + (fit - mean) ** 2, 0) / (values.length || 1)) || 1
  return new Map([...fits].map(([card, fit]) => [card, (fit - mean) / deviation]))
}
