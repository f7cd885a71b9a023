import type { Sheet } from '../../types.ts'
import { isolated } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { Words } from '../words.tsx'

interface Described {
  readonly sheet: { readonly strokes: readonly unknown[]; readonly pile: Sheet['pile'] }
  /** Null: one's own. */
  readonly by: string | null
  nameOf(seat: Seat): string
}

/** What a screen reader says of a sheet: whose it is, how much is on it, who has guessed. */
export function sheetLabel({ sheet: said }: Words, { sheet, by, nameOf }: Described): string {
  const whose = by === null ? said.own : said.of(isolated(by))
  const guessers = sheet.pile.map((guess) => isolated(nameOf(guess.by))).join(', ')
  return [`${whose}: ${said.strokes(sheet.strokes.length)}`, ...(guessers === '' ? [] : [said.guessedBy(guessers)])].join('. ')
}
