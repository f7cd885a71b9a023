import type { Locale } from '@figment/i18n'
import en from '../en/decks.json' with { type: 'json' }
import pl from '../pl/decks.json' with { type: 'json' }
import retired from '../retired.json' with { type: 'json' }
import ru from '../ru/decks.json' with { type: 'json' }
import uk from '../uk/decks.json' with { type: 'json' }
import type { Card } from './cards.ts'

export type { Card } from './cards.ts'

export type Deck = readonly Card[]

const DECKS: Readonly<Record<Locale, readonly Deck[]>> = { en, ru, uk, pl }
const RETIRED: Readonly<Record<Locale, readonly (readonly number[])[]>> = retired

/** The four decks of a language, from easiest to hardest; those that are dealt no more are among them. */
export const loadDecks = (locale: Locale): readonly Deck[] => DECKS[locale]

/**
 * The cards of a deck that are dealt, by their places from 0. A table's log names a card by its place, so that none ever moves or changes:
 * one that is no longer wanted is retired, one that is mended is a new one at the end.
 */
export function dealtCards(locale: Locale, deck: number): number[] {
  const isGone = new Set<number>(RETIRED[locale][deck - 1])
  return [...(DECKS[locale][deck - 1] ?? []).keys()].filter((place) => !isGone.has(place))
}
