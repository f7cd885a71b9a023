import type { Locale } from '@figment/i18n'
import { SAYINGS } from '../associations/clues.ts'
import { SCENES } from '../scenes.ts'
import { Eyes } from './eyes.ts'

export { Eyes, type Idea } from './eyes.ts'
export { look } from './look.ts'
export { read } from './read.ts'
export { type Company, TASTE } from './split.ts'

let opened: Eyes | undefined
/** What bots see when they look at the pictures of Dixit. */
export const eyes = (): Eyes => (opened ??= new Eyes(SCENES.dreams))

/** Every clue of the lexicon, whatever the card. */
export const cluesIn = (locale: Locale): readonly string[] => Object.values(SAYINGS[locale]).flatMap(({ clues }) => clues)
