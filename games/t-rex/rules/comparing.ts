import type { Chance, Seat } from '@figment/game-kit'
import { drawCards } from './drawing.ts'
import { isRight, PAY, removedFor, scoreOf, verdictOn } from './scoring.ts'
import { numberHeldBy, type TRexState } from './number-held.ts'
import { playersIn } from '../open/awaited.ts'
import { findWinners } from './tie-break.ts'
import type { Answer, Duel, Event, Open, Side } from '../types.ts'
import { follow } from './follow.ts'

/** Two turn their cards; who offered is the first. */
export function compareCards(state: TRexState, [maker, other]: readonly [Seat, Seat], chance: Chance): readonly Event[] {
  const sides = [sideOf(state, maker), sideOf(state, other)] as const
  const verdict = verdictOn(sides[0].number, sides[1].number)
  const duel: Duel = { round: state.open.round, at: chance.now, sides, verdict, tokens: PAY[verdict], answer: null }
  return follow(state, [compared(state.open, duel)], (next) =>
    hasRunOut(next.open) ? findWinners(next, chance) : drawCards(next, [maker, other], chance),
  )
}

/** Both have said the same. */
export function turnBoth(state: TRexState, answer: Answer, chance: Chance): readonly Event[] {
  const { seats, round, supply } = state.open
  const [one = 0, other = 0] = seats
  const sides = [sideOf(state, one), sideOf(state, other)] as const
  const verdict = verdictOn(sides[0].number, sides[1].number)
  const yay = Math.min(removedFor(answer, verdict), supply.yay)
  const duel: Duel = { round, at: chance.now, sides, verdict, tokens: { yay, meh: 0 }, answer }
  return follow(state, [compared(state.open, duel)], (next) => {
    if (!isRight(answer, verdict)) return [{ type: 'gameEnded', winners: [], outcome: 'lost' }]
    if (next.open.supply.yay === 0) return [{ type: 'gameEnded', winners: seats, outcome: 'won' }]
    return drawCards(next, seats, chance)
  })
}

const compared = (open: Open, duel: Duel): Event => ({
  type: 'compared',
  duel,
  points: scoreOf(duel.tokens),
  awaited: playersIn({ ...open, answers: {} }),
})

function sideOf(state: TRexState, seat: Seat): Side {
  const { colour, number } = numberHeldBy(state, seat)
  return { seat, colour, number }
}

const hasRunOut = ({ supply }: Open): boolean => supply.yay === 0 || supply.meh === 0
