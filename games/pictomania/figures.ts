import type { Seat } from '@figment/game-kit'
import type { Figure, PersonFigure } from '@figment/game-kit/simulate'
import { BLACK_TOKENS } from './open/tables.ts'
import { NUMBERS, type Open, type Page, type Pictomania, ROUNDS, type ShownGuess } from './types.ts'

const pagesOf = ({ booklet }: Open): Page[] => Object.values(booklet).flatMap((pages) => Object.values(pages))

const shownOn = ({ pile }: Page): ShownGuess[] => pile.flatMap(({ shown }) => shown ?? [])

/** How well drawings are understood. */
export const figures: readonly Figure<Pictomania>[] = [
  {
    key: 'guessesRight',
    label: 'guesses that were right',
    share: (open) => {
      const guesses = pagesOf(open).flatMap(shownOn)
      return { came: guesses.filter(({ isRight }) => isRight).length, of: guesses.length }
    },
  },
  {
    key: 'chance',
    label: 'right by chance, with the cards they had (in sixtieths)',
    share: (open) => {
      const hands = Array.from({ length: ROUNDS }, (_, at) => handsIn(open, at + 1)).flat()
      const chances = hands.map(({ cards, right }) => (cards.includes(right) ? SIXTIETHS / cards.length : 0))
      return { came: chances.reduce((sum, chance) => sum + chance, 0), of: SIXTIETHS * chances.length }
    },
  },
  {
    key: 'drawingsGuessed',
    label: 'drawings that somebody guessed',
    share: (open) => {
      const pages = pagesOf(open)
      return { came: pages.filter((page) => shownOn(page).some(({ isRight }) => isRight)).length, of: pages.length }
    },
  },
]

/** As many as six cards, and any fewer, divide. */
const SIXTIETHS = 60

interface Hand {
  /** The guess cards that could have been laid, one's own number left out. */
  readonly cards: readonly number[]
  readonly right: number
}

/** What everybody could have laid at each guess, after what they had laid before. */
function handsIn({ booklet }: Open, round: number): Hand[] {
  const pages = Object.entries(booklet).flatMap(([seat, { [round]: page }]) => (page ? [{ seat: Number(seat), page }] : []))
  const guessesOf = (guesser: Seat) =>
    pages
      .flatMap(({ page }) =>
        page.pile.flatMap(({ by, at, shown }) => (by === guesser && shown ? [{ at, shown, right: page.task.number }] : [])),
      )
      .toSorted((one, other) => one.at - other.at)
  return pages.flatMap(({ seat, page }) => {
    let cards = NUMBERS.filter((number) => number !== page.task.number)
    return guessesOf(seat).map(({ shown, right }) => {
      const hand = { cards, right }
      cards = cards.filter((number) => number !== shown.number)
      return hand
    })
  })
}

/** In how many rounds the person gets the best black token, any at all, and makes themselves understood. */
export const personFigures: readonly PersonFigure<Pictomania>[] = [
  {
    key: 'bestToken',
    label: 'rounds in which the person has a token with the most stars',
    share: ({ last }, seat) => ofRounds(last.open, seat, ({ token, tokens }) => token !== null && tokens[token] === tokens[0]),
  },
  {
    key: 'firstToken',
    label: 'rounds in which the person has the first token',
    share: ({ last }, seat) => ofRounds(last.open, seat, ({ token }) => token === 0),
  },
  {
    key: 'anyToken',
    label: 'rounds in which the person has any token',
    share: ({ last }, seat) => ofRounds(last.open, seat, ({ token }) => token !== null),
  },
  {
    key: 'personRight',
    label: 'guesses of the person that were right',
    share: ({ last }, seat) => {
      const guesses = pagesOf(last.open).flatMap(({ pile }) => pile.flatMap(({ by, shown }) => (by === seat && shown ? [shown] : [])))
      return { came: guesses.filter(({ isRight }) => isRight).length, of: guesses.length }
    },
  },
  {
    key: 'personUnderstood',
    label: 'guesses on drawings of the person that were right',
    share: ({ last }, seat) => {
      const guesses = Object.values(last.open.booklet[seat] ?? {}).flatMap(shownOn)
      return { came: guesses.filter(({ isRight }) => isRight).length, of: guesses.length }
    },
  },
]

interface Taken {
  /** Which of them; null: none. */
  readonly token: number | null
  /** The stars of all that lay there. */
  readonly tokens: readonly number[]
}

function ofRounds({ booklet, options }: Open, seat: Seat, hasCome: (taken: Taken) => boolean): { came: number; of: number } {
  const taken = Object.values(booklet[seat] ?? {}).map(({ round, finish }) => {
    const players = Object.values(booklet).filter((pages) => pages[round]).length
    return { token: finish?.token ?? null, tokens: BLACK_TOKENS[options.variant][players] ?? [] }
  })
  return { came: taken.filter(hasCome).length, of: taken.length }
}
