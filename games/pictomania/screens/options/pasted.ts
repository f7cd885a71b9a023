import { readOwnCards } from '../../open/own-cards.ts'
import { type Card, OWN_CARDS } from '../../types.ts'
import { MOVE_BYTES_AT_MOST } from '@figment/protocol'
import type { CardProblem } from '@figment/words/cards'

/** A longer list is not read at all: forty cards have less than half of it. */
export const LETTERS_AT_MOST = MOVE_BYTES_AT_MOST
/** What travels with the cards: the other options, and the name of the move. */
const restOfTheMoveBytes = 1024

/** What the host has to mend. Lines are those of the list as it was pasted, from 1. */
export type Trouble =
  | { readonly kind: 'tooManyCards'; readonly count: number }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'notSevenWords'; readonly line: number; readonly count: number }
  | { readonly kind: 'themeTooLong' | 'strangeTheme'; readonly line: number }
  | { readonly kind: 'emptyWord'; readonly line: number; readonly number: number }
  | { readonly kind: 'wordTooLong' | 'strangeWord'; readonly line: number; readonly text: string }
  | { readonly kind: 'sameWord'; readonly line: number; readonly before: number; readonly text: string }

export interface Pasted {
  readonly cards: readonly Card[]
  /** The line of each card, from 1. */
  readonly lines: readonly number[]
  /** Cards with nothing to mend. */
  readonly understood: number
  /** How many cards are still to come. */
  readonly missing: number
  readonly troubles: readonly Trouble[]
  readonly isReady: boolean
}

/** What the table would make of a pasted list. */
export function readPasted(text: string): Pasted {
  if (text.length > LETTERS_AT_MOST) return unread
  const { cards, problems } = readOwnCards(text)
  const lines = linesOfCards(text)
  const lineOf = (card: number) => lines[card] ?? 0
  const told = problems.flatMap((problem) => troubleFrom(problem, lineOf) ?? [])
  const troubles: readonly Trouble[] = told.length === 0 && isTooLarge(cards) ? [{ kind: 'tooLarge' }] : told
  const toMend = new Set(told.flatMap((trouble) => ('line' in trouble ? trouble.line : [])))
  const missing = Math.max(0, OWN_CARDS.fewest - cards.length)
  return { cards, lines, understood: cards.length - toMend.size, missing, troubles, isReady: troubles.length === 0 && missing === 0 }
}

/** The list from which these cards are read again. */
export const listOf = (cards: readonly Card[]): string =>
  cards.map(({ theme, words }) => (theme === '' ? '' : `${theme}: `) + words.join(', ')).join('\n')

const unread: Pasted = { cards: [], lines: [], understood: 0, missing: 0, troubles: [{ kind: 'tooLarge' }], isReady: false }

/** Empty lines between cards are no cards, but they are lines. */
const linesOfCards = (text: string): readonly number[] => text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]))

const isTooLarge = (cards: readonly Card[]): boolean =>
  new TextEncoder().encode(JSON.stringify(cards)).length > MOVE_BYTES_AT_MOST - restOfTheMoveBytes

function troubleFrom(problem: CardProblem, lineOf: (card: number) => number): Trouble | null {
  switch (problem.kind) {
    case 'tooFewCards':
      // not a trouble but a list that is not finished
      return null
    case 'tooManyCards':
      return { kind: problem.kind, count: problem.count }
    case 'notSevenWords':
      return { kind: problem.kind, line: lineOf(problem.card), count: problem.count }
    case 'themeTooLong':
    case 'strangeTheme':
      return { kind: problem.kind, line: lineOf(problem.card) }
    case 'emptyWord':
      return { kind: problem.kind, line: lineOf(problem.at.card), number: problem.at.word + 1 }
    case 'wordTooLong':
    case 'strangeWord':
      return { kind: problem.kind, line: lineOf(problem.at.card), text: problem.text }
    case 'sameWord':
      return { kind: problem.kind, line: lineOf(problem.at.card), before: lineOf(problem.before.card), text: problem.text }
  }
}
