import decks from './decks.json' with { type: 'json' }
import type { Card } from './card-id.ts'

export type { Card }

/** The pictures of Dixit, in two sets. */
export const DREAMS: Readonly<Record<'first' | 'second', readonly Card[]>> = decks.dreams
/** The pictures of Poezium. */
export const STORIES: readonly Card[] = decks.stories
