import { cleanText, lengthOf } from '@figment/i18n'
import { CLUE_LENGTH } from '../types.ts'

/** As the table counts it: what nobody sees is nothing, an emoji with a skin tone is one. */
export const clueLength = (text: string): number => lengthOf(cleanText(text))

export const charactersLeft = (text: string): number => CLUE_LENGTH - clueLength(text)
