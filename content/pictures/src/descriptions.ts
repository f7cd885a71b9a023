import type { Locale } from '@figment/i18n'
import { describe } from './describe/describe.ts'
import { type Deck, SCENES } from './scenes.ts'

export const DECKS = Object.keys(SCENES) as Deck[]

/** By card: what a person hears who cannot see the picture. */
export const descriptionsOf = (deck: Deck, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(SCENES[deck]).map(([card, shown]) => [card, describe(shown, locale)]))
