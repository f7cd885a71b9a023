import type { Seat } from '@figment/game-kit'
import type { Figure } from '@figment/game-kit/simulate'
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
