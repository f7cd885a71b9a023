import { seatToTheLeft } from '@figment/game-kit'
import { storytellerOf } from './effects/state.ts'
import { type Open, type Player, RIVAL } from '../types.ts'

/** Who comes next. */

/** Who guesses next: clockwise, never the storyteller; the rival after the only guesser of two. */
export function nextGuesser(open: Open): Player {
  const last = open.turn ?? storytellerOf(open)
  if (open.rival && last !== RIVAL && last !== open.storyteller) return RIVAL
  const next = seatToTheLeft(open.seats, last === RIVAL ? storytellerOf(open) : last)
  return next === open.storyteller ? seatToTheLeft(open.seats, next) : next
}
