import type { Seat } from '@figment/game-kit'
import type { BlackToken, Score, Sheet, ShownGuess } from '../types.ts'

export interface Pile {
  /** Who guessed, in order, and which number. */
  readonly guesses: readonly { readonly by: Seat; readonly number: number }[]
  /** Of the task that was drawn. */
  readonly number: number
  readonly pointTokens: readonly number[]
}

/** First guess first: each that is right takes the best point token that is left. What its player had in mind is not asked. */
export function openPile({ guesses, number, pointTokens }: Pile): Record<Seat, Omit<ShownGuess, 'letter'>> {
  const left = [...pointTokens]
  return Object.fromEntries(
    guesses.map((guess) => {
      const isRight = guess.number === number
      return [guess.by, { number: guess.number, isRight, stars: isRight ? (left.shift() ?? 0) : 0 }]
    }),
  )
}

export interface Round {
  readonly sheets: Readonly<Record<Seat, Sheet>>
  readonly blackTokens: readonly BlackToken[]
  readonly isTraining: boolean
}

/** Of a round that was cut short. */
export const NOTHING_SCORED: Score = { guesses: 0, black: 0, own: 0, total: 0, wrongGuesses: 0, isOddOneOut: false }

/** Everybody's score, when all piles are opened. */
export function scoreRound({ sheets, blackTokens, isTraining }: Round): Record<Seat, Score> {
  const drawers = Object.keys(sheets).map(Number)
  const shown = Object.values(sheets).flatMap(({ pile }) => pile)
  const guessesOf = (seat: Seat) => shown.flatMap((guess) => (guess.by === seat && guess.shown ? [guess.shown] : []))
  const wrong = new Map(drawers.map((seat) => [seat, guessesOf(seat).filter(({ isRight }) => !isRight).length]))
  const oddOneOut = isTraining ? null : aloneWithTheMost(wrong)
  return Object.fromEntries(
    Object.entries(sheets).map(([key, sheet]) => {
      const seat = Number(key)
      const isOddOneOut = seat === oddOneOut
      const stars = blackTokens[sheet.finish?.token ?? -1]?.stars ?? 0
      const guesses = sum(guessesOf(seat).map((guess) => guess.stars))
      const black = blackCounts({ stars, isTraining, isOddOneOut, isGuessed: isGuessed(sheet) })
      const own = 0 - sum(sheet.pointTokens)
      return [seat, { guesses, black, own, total: guesses + black + own, wrongGuesses: wrong.get(seat) ?? 0, isOddOneOut }]
    }),
  )
}

const isGuessed = ({ pile }: Sheet): boolean => pile.some(({ shown }) => shown?.isRight)

interface Black {
  readonly stars: number
  readonly isTraining: boolean
  readonly isOddOneOut: boolean
  readonly isGuessed: boolean
}

function blackCounts({ stars, isTraining, isOddOneOut, isGuessed }: Black): number {
  if (isOddOneOut) return 0 - stars
  return isTraining || isGuessed ? stars : 0
}

function aloneWithTheMost(wrong: ReadonlyMap<Seat, number>): Seat | null {
  const most = Math.max(...wrong.values())
  const [first = null, ...others] = [...wrong].flatMap(([seat, count]) => (count === most ? [seat] : []))
  return others.length > 0 ? null : first
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
