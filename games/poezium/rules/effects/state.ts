import type { Seat, State } from '@figment/game-kit'
import type { Open, Player, Poezium } from '../../types.ts'

/** What can be read off the table without knowing a rule. */

export type PoeziumState = State<Poezium>

export function storytellerOf(open: Open): Seat {
  if (open.storyteller === null) throw new RangeError('nobody tells')
  return open.storyteller
}

/** Who guessed the story of this round. */
export const guesserOf = (open: Open): Player | null => open.guesses.find(({ isRight }) => isRight)?.by ?? null
