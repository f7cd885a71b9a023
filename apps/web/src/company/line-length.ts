import { cleanText, lengthOf } from '@figment/i18n'
import { CHAT_LENGTH } from '@figment/table/types'

/** As the table counts it: what nobody sees is nothing, an emoji with a skin tone is one. */
export const lineLength = (text: string): number => lengthOf(cleanText(text))

export const charactersLeft = (text: string): number => CHAT_LENGTH - lineLength(text)
