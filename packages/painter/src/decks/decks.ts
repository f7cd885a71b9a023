import type { DeckCard } from './deck.ts'
import { dreams } from './dreams.ts'

export const decks: Readonly<Record<string, readonly DeckCard[]>> = { dreams }
