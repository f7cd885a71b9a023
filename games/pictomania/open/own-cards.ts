import { cleanText } from '@figment/i18n'
import { type CardProblem, checkCards } from '@figment/words/cards'
import { type Card, OWN_CARDS } from '../types.ts'

export interface OwnCards {
  readonly cards: readonly Card[]
  /** What keeps them from being played. */
  readonly problems: readonly CardProblem[]
}

/** A card a line, as people write a list: "Theme: word, word, …"; the theme may be missing. */
export function readOwnCards(text: string): OwnCards {
  const cards = text.split(/\r?\n/u).flatMap((line) => (line.trim() === '' ? [] : [readCard(line)]))
  return { cards, problems: checkCards(cards, OWN_CARDS) }
}

function readCard(line: string): Card {
  const colon = line.indexOf(':')
  const theme = cleanText(line.slice(0, Math.max(0, colon)))
  const words = line
    .slice(colon + 1)
    .replace(/[\s,;.]+$/u, '')
    .split(/[,;\t]/u)
  return { theme, words: words.map(cleanText) }
}
