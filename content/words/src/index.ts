import type { Locale } from '@figment/i18n'
import en from '../en/decks.json' with { type: 'json' }
import pl from '../pl/decks.json' with { type: 'json' }
import ru from '../ru/decks.json' with { type: 'json' }
import uk from '../uk/decks.json' with { type: 'json' }
import type { Card } from './cards.ts'

export type { Card } from './cards.ts'

export type Deck = readonly Card[]

const DECKS: Readonly<Record<Locale, readonly Deck[]>> = { en, ru, uk, pl }

/** The four decks of a language, from easiest to hardest. */
export const loadDecks = (locale: Locale): readonly Deck[] => DECKS[locale]
