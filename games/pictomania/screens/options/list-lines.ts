import { OWN_CARDS } from '../../types.ts'
import { LETTERS_AT_MOST } from './pasted.ts'
import { WORDS_ON_CARD } from '@figment/words/cards'

/** Some more than there may be cards, so that one sees what is too much; of a pasted book no more is taken. */
export const LINES_AT_MOST = OWN_CARDS.most + 20

/** Where the hand is in a list. */
export interface Spot {
  readonly line: number
  readonly start: number
  readonly end: number
}

export interface Edited {
  readonly lines: readonly string[]
  readonly spot: Spot
}

/** These lines in the place of what is chosen: the first goes on where it stands, what stood behind it goes on after the last. */
export function put(lines: readonly string[], { line, start, end }: Spot, added: readonly string[]): Edited {
  const here = lines[line] ?? ''
  const first = here.slice(0, start) + (added[0] ?? '')
  const middle = added.length > 1 ? [first, ...added.slice(1)] : [first]
  const last = middle.at(-1) ?? ''
  const all = [...padded(lines, line), ...middle.slice(0, -1), last + here.slice(end), ...lines.slice(line + 1)]
  const at = line + middle.length - 1
  return { lines: all.slice(0, LINES_AT_MOST), spot: spotAt(Math.min(at, LINES_AT_MOST - 1), last.length) }
}

/** A line goes on behind the one before it. */
export function joined(lines: readonly string[], line: number): Edited {
  const before = lines[line - 1] ?? ''
  return {
    lines: [...lines.slice(0, line - 1), before + (lines[line] ?? ''), ...lines.slice(line + 1)],
    spot: spotAt(line - 1, before.length),
  }
}

export const spotAt = (line: number, at: number): Spot => ({ line, start: at, end: at })

/** Lines that are written on below the last one leave empty ones between. */
const padded = (lines: readonly string[], upTo: number): readonly string[] => Array.from({ length: upTo }, (_, at) => lines[at] ?? '')

/** What was copied elsewhere, as lines. Words without themes, none of whose lines is a card, are one long list: it is cut into sevens. */
export function pastedLines(text: string): readonly string[] {
  const lines = text
    .slice(0, LETTERS_AT_MOST)
    .split(/\r?\n|\r/u)
    .map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const words = filled.flatMap(wordsOf)
  const isOneList = words.length > WORDS_ON_CARD && filled.every((line) => !line.includes(':') && wordsOf(line).length !== WORDS_ON_CARD)
  if (!isOneList) return filled.length === 0 ? [''] : filled
  return Array.from({ length: Math.ceil(words.length / WORDS_ON_CARD) }, (_, at) =>
    words.slice(at * WORDS_ON_CARD, (at + 1) * WORDS_ON_CARD).join(', '),
  )
}

const wordsOf = (line: string): readonly string[] =>
  line
    .split(/[,;\t]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
