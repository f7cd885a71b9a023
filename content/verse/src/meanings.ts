import type { Locale } from '@figment/i18n'
import en from '../en/meanings.json' with { type: 'json' }
import pl from '../pl/meanings.json' with { type: 'json' }
import ru from '../ru/meanings.json' with { type: 'json' }
import uk from '../uk/meanings.json' with { type: 'json' }

/** What a line can be about: its motif, and words of a picture that it fits, literally or not. */
export interface Meaning {
  readonly motif: string
  readonly means: readonly string[]
}

/** By language and line card, from 1 at index 0. */
export const MEANINGS: Readonly<Record<Locale, readonly Meaning[]>> = { en, ru, uk, pl }
