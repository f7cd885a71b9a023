import decks from './decks.json' with { type: 'json' }
import retired from './retired.json' with { type: 'json' }
import type { Card } from './card-id.ts'

export type { Card }

/**
 * A table's log names a picture by its id: whatever was dealt once can be shown for ever. One that is no longer wanted goes from
 * decks.json to retired.json; its files and its scene stay. One that is painted anew is a new one, with a name and an id of its own.
 */
export const RETIRED: Readonly<Record<'dreams' | 'stories', readonly Card[]>> = retired
/** The pictures of Dixit that are dealt, in two sets. */
export const DREAMS: Readonly<Record<'first' | 'second', readonly Card[]>> = decks.dreams
/** The pictures of Poezium that are dealt. */
export const STORIES: readonly Card[] = decks.stories
