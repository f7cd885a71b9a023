import { cleanText, lengthOf } from '@figment/i18n'

/** Seven words of one theme, numbered from 1 on the stand. */
export interface Card {
  readonly theme: string
  readonly words: readonly string[]
}

export const WORDS_ON_CARD = 7
export const LONGEST_WORD = 28
export const LONGEST_THEME = 40

/** Cards and words are counted from 0. */
export interface Place {
  readonly card: number
  readonly word: number
}

export type CardProblem =
  | { readonly kind: 'tooFewCards'; readonly count: number; readonly fewest: number }
  | { readonly kind: 'tooManyCards'; readonly count: number; readonly most: number }
  | { readonly kind: 'notSevenWords'; readonly card: number; readonly count: number }
  | { readonly kind: 'themeTooLong'; readonly card: number }
  | { readonly kind: 'strangeTheme'; readonly card: number }
  | { readonly kind: 'emptyWord'; readonly at: Place }
  | { readonly kind: 'wordTooLong'; readonly at: Place; readonly text: string }
  | { readonly kind: 'strangeWord'; readonly at: Place; readonly text: string }
  | { readonly kind: 'sameWord'; readonly at: Place; readonly before: Place; readonly text: string }

export interface DeckSize {
  readonly fewest: number
  readonly most: number
}

/** Everything that keeps these cards from being played as one deck, in reading order; nothing if they can be. */
export function checkCards(cards: readonly Card[], { fewest, most }: DeckSize): readonly CardProblem[] {
  const count = cards.length
  const problems: CardProblem[] = []
  if (count < fewest) problems.push({ kind: 'tooFewCards', count, fewest })
  if (count > most) problems.push({ kind: 'tooManyCards', count, most })
  const firstPlaces = new Map<string, Place>()
  for (const [card, { theme, words }] of cards.entries()) {
    if (lengthOf(theme.trim()) > LONGEST_THEME) problems.push({ kind: 'themeTooLong', card })
    if (isStrange(theme)) problems.push({ kind: 'strangeTheme', card })
    if (words.length !== WORDS_ON_CARD) problems.push({ kind: 'notSevenWords', card, count: words.length })
    for (const [word, text] of words.entries()) {
      const at = { card, word }
      const before = firstPlaces.get(folded(text))
      if (!saysSomething(text)) problems.push({ kind: 'emptyWord', at })
      else if (lengthOf(text.trim()) > LONGEST_WORD) problems.push({ kind: 'wordTooLong', at, text })
      else if (isStrange(text)) problems.push({ kind: 'strangeWord', at, text })
      else if (before) problems.push({ kind: 'sameWord', at, before, text })
      else firstPlaces.set(folded(text), at)
    }
  }
  return problems
}

const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

const saysSomething = (text: string): boolean => SAYS_SOMETHING.test(cleanText(text))

/** Something in it is not seen, turns the writing around, or is piled up on a letter. */
const isStrange = (text: string): boolean => cleanText(text) !== text.normalize('NFC').trim().replace(/ +/gu, ' ')

/** Two words are the same word if only letter case, spaces, the kind of apostrophe or the dots of ё differ. */
const folded = (text: string): string =>
  text.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, ' ').replace(/['ʼ`]/gu, '’').replaceAll('ё', 'е')
