import type { Locale } from '@figment/i18n'
import { SAYINGS } from '../associations/clues.ts'
import type { Shown } from '../scene/shown.ts'
import { Eyes } from './eyes.ts'
import drafts from './first-drafts.json' with { type: 'json' }

export { Eyes, type Idea } from './eyes.ts'
export { type Company, TASTE } from './split.ts'

/** Everything that bots see when they look at our decks. */
export const eyes = new Eyes(drafts as unknown as Readonly<Record<string, Shown>>)

/** Every clue of the lexicon, whatever the card. */
export const cluesIn = (locale: Locale): readonly string[] => Object.values(SAYINGS[locale]).flatMap(({ clues }) => clues)
