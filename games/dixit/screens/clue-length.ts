import { CLUE_LENGTH } from '../types.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** As the table counts it: blanks at the edges are nothing, an emoji with a skin tone is one. */
export function clueLength(text: string): number {
  let length = 0
  for (const _ of graphemes.segment(text.trim().replace(/\s+/gu, ' '))) length++
  return length
}

export const charactersLeft = (text: string): number => CLUE_LENGTH - clueLength(text)
