import { type Chance, pick } from '@figment/game-kit'
import type { Locale } from '@figment/i18n'
import { cluesIn, eyes } from '@figment/pictures/reading'
import type { Card, Open } from '../types.ts'

/** How somebody looks at pictures. */
export interface Temper {
  /** How far their taste strays when they look for the best card, beside how far the cards of a deck differ. */
  readonly giving: number
  readonly voting: number
  /** Clues are said that are at least so good beside the best that comes to mind, from 0 (anything) to 1 (only the best). */
  readonly choosy: number
}

interface Story {
  readonly card: Card
  readonly clue: string
}

/** A card of the hand and something to say of it, neither plain nor far-fetched, that nobody said in this game yet. */
export function story(hand: readonly Card[], open: Open, locale: Locale, { choosy }: Temper, chance: Chance): Story {
  const said = new Set(open.told.map(({ clue }) => clue))
  const company = { voters: open.seats.length - 1, toGive: open.toGive }
  const ideas = hand.flatMap((card) =>
    eyes()
      .ideas(card, locale, company)
      .map(({ clue, split }) => ({ card, clue, split })),
  )
  const fresh = ideas.filter(({ clue }) => !said.has(clue))
  if (fresh.length === 0) return { card: pick(chance, hand), clue: pick(chance, cluesIn(locale)) }
  const best = Math.max(...fresh.map(({ split }) => split))
  const good = fresh.filter(({ split }) => split >= choosy * best)
  // first the card and then the clue: a card of which much can be said comes no more often than another
  const card = pick(chance, [...new Set(good.map((idea) => idea.card))])
  return {
    card,
    clue: pick(
      chance,
      good.filter((idea) => idea.card === card),
    ).clue,
  }
}

interface Reading {
  readonly clue: string | null
  readonly locale: Locale
  readonly taste: number
}

/** The best first; taste decides between cards that fit about alike. */
export function byFit(cards: readonly Card[], { clue, locale, taste }: Reading, chance: Chance): Card[] {
  const fits = eyes().fits(clue ?? '', locale)
  return cards
    .map((card) => ({ card, fit: (fits.get(card) ?? 0) + taste * whim(chance) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ card }) => card)
}

const STEPS = 1000
/** Around 0, mostly between -1 and 1. */
const whim = (chance: Chance) => (2 * (chance.below(STEPS) + chance.below(STEPS) + chance.below(STEPS))) / STEPS - 3
