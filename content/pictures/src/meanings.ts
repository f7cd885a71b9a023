import type { Locale } from '@figment/i18n'
import dreams from '../dreams/meanings.json' with { type: 'json' }
import type { Card } from './index.ts'

/** What bots know of a picture: what it shows, and what somebody might say about it. */
export interface Meaning {
  readonly words: Readonly<Record<Locale, readonly string[]>>
  readonly clues: Readonly<Record<Locale, readonly string[]>>
}

const meanings: Readonly<Record<Card, Meaning>> = dreams

export function meaningOf(card: Card): Meaning {
  const meaning = meanings[card]
  if (!meaning) throw new RangeError(`no picture ${card}`)
  return meaning
}
