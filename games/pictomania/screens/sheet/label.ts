import type { Sheet } from '../../types.ts'
import { isolated } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { Words } from '../words.tsx'

interface Described {
  readonly strokes: number
  readonly pile: Sheet['pile']
  /** Null: one's own. */
  readonly by: string | null
  nameOf(seat: Seat): string
}

/** What a screen reader says of a sheet: whose it is, how much is on it, who has guessed. */
export function sheetLabel({ sheet: said }: Words, { strokes, pile, by, nameOf }: Described): string {
  const whose = by === null ? said.own : said.of(isolated(by))
  const guessers = pile.map((guess) => isolated(nameOf(guess.by))).join(', ')
  return [`${whose}: ${said.strokes(strokes)}`, ...(guessers === '' ? [] : [said.guessedBy(guessers)])].join('. ')
}
