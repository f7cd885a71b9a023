import { OWN_CARDS } from '../../types.ts'
import { LONGEST_THEME, LONGEST_WORD } from '@figment/words/cards'
import type { Trouble } from './pasted.ts'
import type { Words } from './words/index.tsx'

/** A whole list without a comma is one word. */
const clipped = (text: string): string => (text.length <= LONGEST_WORD + 8 ? text : `${Array.from(text).slice(0, LONGEST_WORD).join('')}…`)

export function troubleText(trouble: Trouble, words: Words['own']['troubles']): string {
  switch (trouble.kind) {
    case 'tooManyCards':
      return words.tooManyCards(OWN_CARDS.most, trouble.count - OWN_CARDS.most)
    case 'tooLarge':
      return words.tooLarge
    case 'notSevenWords':
      return words.notSevenWords(trouble.line, trouble.count)
    case 'themeTooLong':
      return words.themeTooLong(trouble.line, LONGEST_THEME)
    case 'strangeTheme':
      return words.strangeTheme(trouble.line)
    case 'emptyWord':
      return words.emptyWord(trouble.line, trouble.number)
    case 'wordTooLong':
      return words.wordTooLong(trouble.line, clipped(trouble.text), LONGEST_WORD)
    case 'strangeWord':
      return words.strangeWord(trouble.line, clipped(trouble.text))
    case 'sameWord':
      return trouble.before === trouble.line
        ? words.twiceInLine(trouble.line, trouble.text)
        : words.alsoInLine(trouble.line, trouble.text, trouble.before)
  }
}
