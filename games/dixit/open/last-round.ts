import type { Seat } from '@figment/game-kit'
import type { Open } from '../types.ts'
import { handFor, handSize } from './hands.ts'

type Known = Pick<Open, 'options' | 'phase' | 'seats' | 'storyteller' | 'scores' | 'toGive' | 'pileLeft'>

/**
 * Whether the game ends with this round, as far as anybody can tell: from its beginning in the classic edition, once it is
 * scored in that of 2021. Whoever leaves can change it, so that it is asked anew each time.
 */
export function isLastRound(open: Known): boolean {
  if (open.phase === 'claiming' || open.phase === 'over') return false
  if (open.options.edition === 'classic') return cardsToDraw(open) >= open.pileLeft
  return open.phase === 'scoring' && isTargetReached(open)
}

/** By anybody, and be it somebody who has left since: what everybody was told stays true. */
const isTargetReached = ({ scores, options }: Known): boolean => Object.values(scores).some((score) => score >= options.target)

/** So many fill all hands after this round. When it began they were full, for as many as played then. */
function cardsToDraw({ seats, storyteller, toGive }: Known): number {
  const given = (seat: Seat) => (seat === storyteller ? 1 : toGive)
  const left = (seat: Seat) => handFor(toGive) - given(seat)
  return seats.reduce((cards, seat) => cards + handSize(seats.length) - left(seat), 0)
}
