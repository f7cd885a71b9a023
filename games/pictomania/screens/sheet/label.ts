import type { Sheet } from '../../types.ts'
import { isolated } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { Words } from '../words.tsx'

interface Described {
  readonly strokes: number
  readonly pile: Sheet['pile']
  /** Null: one's own. */
  readonly by: string | null
  /** What the artist is at. */
  readonly doing?: string
  nameOf(seat: Seat): string
}

/** What a screen reader says of a sheet: whose it is, what they are at, how much is on it, who has guessed. */
export function sheetLabel({ sheet: said }: Words, { strokes, pile, by, doing, nameOf }: Described): string {
  const whose = by === null ? said.own : said.of(isolated(by))
  const guessers = pile.map((guess) => isolated(nameOf(guess.by))).join(', ')
  return [whose, ...(doing ? [doing] : []), said.strokes(strokes), ...(guessers === '' ? [] : [said.guessedBy(guessers)])].join(', ')
}
