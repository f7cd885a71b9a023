import type { Seat } from '@figment/game-kit'
import { deckOf, type PictomaniaState, spareCards } from './table-talk.ts'
import { type Deal, type Held, type Hidden, LETTERS, type Open } from './types.ts'

export const EMPTY_HAND: Held = { task: null, guesses: {} }

/** Nothing drawn, guessed or told: how a round begins. */
export const NOTHING_DRAWN: Pick<Open, 'phase' | 'began' | 'sheets' | 'blackTokens' | 'opened' | 'step'> = {
  phase: 'understanding',
  began: null,
  sheets: {},
  blackTokens: [],
  opened: [],
  step: 0,
}

export const NO_SECRETS: Omit<Hidden, 'cards'> = { tasks: {}, guesses: {}, cannotDraw: {} }

export function start({ options, seats, cards, stand, due }: Deal): PictomaniaState {
  const each = <T>(value: T): Record<Seat, T> => Object.fromEntries(seats.map((seat) => [seat, value]))
  return {
    open: {
      ...NOTHING_DRAWN,
      options,
      round: 1,
      seats,
      awaited: seats,
      scores: each(0),
      due,
      stand,
      laid: LETTERS.length,
      spareCards: spareCards(options, 1, cards[deckOf(options, 1)] ?? []),
      booklet: each({}),
      winners: [],
    },
    held: each(EMPTY_HAND),
    hidden: { ...NO_SECRETS, cards },
  }
}
