import type { Options, Page, Score } from '../../types.ts'
import { describe, expect, it } from 'vitest'
import { gainsOf, oddOneOf } from './reasons.ts'
import { bookletOf, pagesOf } from './standing.ts'

const [red, blue, green] = [0, 1, 2]
const NOTHING: Score = { guesses: 0, black: 0, own: 0, total: 0, wrongGuesses: 0, isOddOneOut: false }
const page = (score: Partial<Score>, change: Partial<Page> = {}): Page => ({
  strokeCount: 0,
  letters: 0,
  lastStroke: -1,
  firstGuessAt: null,
  finish: { token: null, at: 0 },
  pile: [],
  pointTokens: [],
  isWrong: false,
  isOff: false,
  round: 1,
  task: { letter: 'A', number: 1 },
  theme: '',
  word: '',
  meant: {},
  score: { ...NOTHING, ...score },
  ...change,
})
const options: Options = { language: 'en', decks: [1, 2, 3, 4], variant: 'usual', firstRound: 'full', timers: 'off', ownCards: null }
const withToken = { finish: { token: 0, at: 0 } }

describe('why the round brought what it did', () => {
  const reasons = (one: Page) => gainsOf(one, [one], red).map(({ reason, points }) => [reason, points])

  it('stars for right guesses, the black token, own tokens that were left', () => {
    const mine = page({ guesses: 5, black: 2, own: -1 }, withToken)
    const others = page(
      {},
      {
        pile: [
          { by: red, at: 1, shown: { number: 5, letter: null, isRight: true, stars: 3 } },
          { by: blue, at: 2, shown: null },
        ],
      },
    )
    expect(gainsOf(mine, [mine, others, others], red)).toEqual([
      { reason: 'rightGuesses', points: 5, count: 2 },
      { reason: 'blackToken', points: 2, count: 0 },
      { reason: 'ownTokens', points: -1, count: 0 },
    ])
  })
  it('a black token counts nothing for a drawing that nobody guessed', () => {
    expect(reasons(page({}, withToken))).toEqual([['blackForNothing', 0]])
  })
  it('it counts minus for the odd one out', () => {
    expect(reasons(page({ black: -3, isOddOneOut: true }, withToken))).toEqual([['blackOfOddOneOut', -3]])
  })
  it('a wrong drawing costs all own tokens', () => {
    expect(reasons(page({ own: -4 }, { isWrong: true }))).toEqual([['ownTokensOfWrongDrawing', -4]])
  })
  it('nothing at all', () => {
    expect(reasons(page({}))).toEqual([])
  })
})

describe('the odd one out', () => {
  it('is told with whether there was a token to lose', () => {
    const pages = { [red]: page({ wrongGuesses: 2, isOddOneOut: true }, withToken), [blue]: page({ wrongGuesses: 1 }) }
    expect(oddOneOf({ options }, 2, pages)).toEqual({ kind: 'one', seat: red, hasToken: true })
    expect(oddOneOf({ options }, 2, { [red]: page({ isOddOneOut: true }) })).toEqual({ kind: 'one', seat: red, hasToken: false })
  })
  it('is nobody in a tie, without wrong guesses, and in a training round', () => {
    const tied = { [red]: page({ wrongGuesses: 1 }), [blue]: page({ wrongGuesses: 1 }) }
    expect(oddOneOf({ options }, 2, tied)).toEqual({ kind: 'tie' })
    expect(oddOneOf({ options }, 2, { [red]: page({}) })).toEqual({ kind: 'noneWrong' })
    expect(oddOneOf({ options: { ...options, firstRound: 'training' } }, 1, tied)).toEqual({ kind: 'training' })
    expect(oddOneOf({ options: { ...options, firstRound: 'training' } }, 2, tied)).toEqual({ kind: 'tie' })
  })
})

it('pages are found by round and by player', () => {
  const [first, second] = [page({}), page({}, { round: 2 })]
  const booklet = { [red]: { 2: second, 1: first }, [blue]: { 1: first } }
  expect(bookletOf({ booklet }, red)).toEqual([first, second])
  expect(bookletOf({ booklet }, green)).toEqual([])
  expect(pagesOf({ booklet }, 2)).toEqual({ [red]: second })
})
