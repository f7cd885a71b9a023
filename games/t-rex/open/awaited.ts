import type { Seat } from '@figment/game-kit'
import { ACTIONS_OF_A_TIE, type Offer, type Open, type TieBreak } from '../types.ts'

/** Whose turn it is, and who may do what. */

/** Everybody plays on: nothing stops the table. */
export const isInPlay = ({ phase }: Open): boolean => phase === 'acting' || phase === 'agreeing'

type InPlay = Pick<Open, 'isTogether' | 'seats' | 'choosing' | 'answers'>

/** For whom the table waits in play: everybody. Of two who play together, first for the one who has to choose a colour, then for whoever has not answered; for both while they disagree. */
export function playersIn({ isTogether, seats, choosing, answers }: InPlay): readonly Seat[] {
  if (!isTogether) return seats
  if (choosing !== null) return [choosing]
  const silent = seats.filter((seat) => !answers[seat])
  return silent.length > 0 ? silent : seats
}

export const offerBy = ({ offers }: Open, maker: Seat): Offer | undefined => offers.find(({ from }) => from === maker)

type Tied = Pick<Open, 'seats' | 'tieBreak'>

/** Those who are not tied. */
export const judgesIn = ({ seats, tieBreak }: Tied): Seat[] => seats.filter((seat) => !tieBreak?.tied.includes(seat))

/** One judge picks both actions; of several each picks one at most. */
export const mayPick = (open: Tied, judge: Seat): boolean =>
  judgesIn(open).length === 1 || !open.tieBreak?.picked.some(({ by }) => by === judge)

/** For whom the table waits while actions are picked. */
export function pickersIn(seats: readonly Seat[], tieBreak: TieBreak): Seat[] {
  const isEnough = tieBreak.picked.length >= ACTIONS_OF_A_TIE
  return isEnough ? [] : judgesIn({ seats, tieBreak }).filter((judge) => mayPick({ seats, tieBreak }, judge))
}
