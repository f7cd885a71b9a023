import type { Open, Page } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'

type Seat = Player['seat']

export type Reason =
  | 'rightGuesses'
  | 'blackToken'
  | 'blackForNothing'
  | 'blackGivenBack'
  | 'blackOfOddOneOut'
  | 'ownTokens'
  | 'ownTokensOfWrongDrawing'

export interface Gain {
  readonly reason: Reason
  readonly points: number
  /** How many right guesses; 0 for other reasons. */
  readonly count: number
}

/** What the round brought to the player of this page, reason by reason. */
export function gainsOf(page: Page, pages: readonly Page[], seat: Seat): Gain[] {
  const { score, finish, isWrong } = page
  const gains: Gain[] = []
  if (score.guesses > 0) gains.push({ reason: 'rightGuesses', points: score.guesses, count: rightGuessesOf(pages, seat) })
  if (finish && finish.token !== null)
    gains.push({
      reason: score.black > 0 ? 'blackToken' : score.isOddOneOut ? 'blackOfOddOneOut' : 'blackForNothing',
      points: score.black,
      count: 0,
    })
  if (finish?.isGivenBack) gains.push({ reason: 'blackGivenBack', points: 0, count: 0 })
  if (score.own < 0) gains.push({ reason: isWrong ? 'ownTokensOfWrongDrawing' : 'ownTokens', points: score.own, count: 0 })
  return gains
}

const rightGuessesOf = (pages: readonly Page[], seat: Seat): number =>
  pages.flatMap(({ pile }) => pile).filter(({ by, shown }) => by === seat && shown?.isRight).length

export type OddOne =
  | { readonly kind: 'one'; readonly seat: Seat; readonly hasToken: boolean }
  | { readonly kind: 'tie' | 'noneWrong' | 'training' }

/** Who guessed wrong most often, alone; or why nobody is the odd one out. */
export function oddOneOf({ options }: Pick<Open, 'options'>, round: number, pages: Readonly<Record<Seat, Page>>): OddOne {
  if (round === 1 && options.firstRound === 'training') return { kind: 'training' }
  for (const [seat, { score, finish }] of Object.entries(pages))
    if (score.isOddOneOut) return { kind: 'one', seat: Number(seat), hasToken: finish !== null && finish.token !== null }
  return { kind: Object.values(pages).some(({ score }) => score.wrongGuesses > 0) ? 'tie' : 'noneWrong' }
}
