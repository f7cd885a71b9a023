import { placesMeant, wordOf } from '../../open/word.ts'
import type { Open, Sheet, ShownGuess } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

export interface ToldGuess {
  readonly by: Seat
  /** Milliseconds since the drawing began. */
  readonly at: number
  readonly shown: ShownGuess | null
  /** Whose guess it came after, and how many milliseconds; null: it was the first. */
  readonly after: { readonly by: Seat; readonly gap: number } | null
}

/** A pile as it is told: the first guess first, each with how long after the one before it came. */
export const toldGuesses = ({ pile }: Pick<Sheet, 'pile'>): ToldGuess[] =>
  pile.map((guess, place) => {
    const before = pile[place - 1]
    return { ...guess, after: before ? { by: before.by, gap: guess.at - before.at } : null }
  })

export interface RackToken {
  readonly stars: number
  /** Who took it with a right guess; null: nobody. */
  readonly by: Seat | null
}

/** All point tokens of a player, the best first; each right guess on the pile took one. */
export function rackOf({ pile, pointTokens }: Pick<Sheet, 'pile' | 'pointTokens'>): RackToken[] {
  const taken = pile.flatMap(({ by, shown }) => (shown?.isRight ? [{ stars: shown.stars, by }] : []))
  return [...taken, ...pointTokens.map((stars) => ({ stars, by: null }))]
}

export type Outcome = 'wrongDrawing' | 'noGuess' | 'nobody' | 'some' | 'everybody'

export const rightGuessesOn = ({ pile }: Pick<Sheet, 'pile'>): number => pile.filter(({ shown }) => shown?.isRight).length

/** How well an opened drawing was understood by so many others. */
export function outcomeOf({ pile, isWrong }: Pick<Sheet, 'pile' | 'isWrong'>, others: number): Outcome {
  if (isWrong) return 'wrongDrawing'
  if (pile.length === 0) return 'noGuess'
  const right = rightGuessesOn({ pile })
  if (right === 0) return 'nobody'
  return right >= others ? 'everybody' : 'some'
}

/** In words: the one that was tapped, or all three of a bare number. */
export const wordsMeant = (guess: Pick<ShownGuess, 'number' | 'letter'>, { stand }: Pick<Open, 'stand'>): string[] =>
  placesMeant(guess).map((place) => wordOf(stand, place))
