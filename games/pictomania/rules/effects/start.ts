import { eachSeat } from '@figment/game-kit'
import type { PictomaniaState } from './state.ts'
import type { Deal, Held, Hidden, Open, Stand } from '../../types.ts'

export const EMPTY_HAND: Held = { task: null, guesses: {}, letters: {}, heart: null }

/** Nothing drawn, guessed or told: how a round begins. */
export const NOTHING_DRAWN: Pick<
  Open,
  'phase' | 'replaced' | 'began' | 'sheets' | 'blackTokens' | 'opened' | 'step' | 'doubting' | 'heldFor'
> = {
  phase: 'understanding',
  replaced: [],
  began: null,
  sheets: {},
  blackTokens: [],
  opened: [],
  step: 0,
  doubting: [],
  heldFor: null,
}

export const NO_SECRETS: Omit<Hidden, 'cards' | 'pages'> = { tasks: {}, guesses: {}, hearts: {}, takenBack: {} }

export const cardsOn = (stand: Stand): number => Object.keys(stand).length

export function start({ options, seats, cards, stand, spareCards, due, at }: Deal): PictomaniaState {
  return {
    open: {
      ...NOTHING_DRAWN,
      options,
      round: 1,
      seats,
      awaited: seats,
      scores: eachSeat(seats, 0),
      due,
      stand,
      laid: cardsOn(stand),
      spareCards,
      roundBegan: at ?? null,
      booklet: eachSeat(seats, {}),
      winners: [],
      vote: null,
    },
    held: eachSeat(seats, EMPTY_HAND),
    hidden: { ...NO_SECRETS, cards, pages: {} },
  }
}
