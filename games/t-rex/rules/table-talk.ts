import type { Chance, Seat, State } from '@figment/game-kit'
import { heldBy } from './effects/held-by.ts'
import { isNumber } from './effects/power-deck.ts'
import { ACTIONS_OF_A_TIE, type NumberCard, type Offer, type Open, type Phase, type TieBreak, type Timers, type TRex } from '../types.ts'

/** Questions that the rules ask about the table. What an event changes never depends on them: they may be answered otherwise one day. */

export type TRexState = State<TRex>

export function numberHeldBy(state: TRexState, seat: Seat): NumberCard {
  const { card } = heldBy(state, seat)
  if (!isNumber(card)) throw new RangeError(`seat ${seat} has no number`)
  return card
}

/** Everybody plays on: nothing stops the table. */
export const isInPlay = ({ phase }: Open): boolean => phase === 'acting' || phase === 'agreeing'

type InPlay = Pick<Open, 'isTogether' | 'seats' | 'choosing' | 'answers'>

/** For whom the table waits in play: everybody; of two together before all who has to choose, then who has not answered, and both while they disagree. */
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

export function leaders({ scores, seats }: Open): Seat[] {
  const best = Math.max(...seats.map((seat) => scores[seat] ?? 0))
  return seats.filter((seat) => (scores[seat] ?? 0) === best)
}

/** The acting itself is never timed. */
type Timed = Extract<Phase, 'warmingUp' | 'reshuffling' | 'picking' | 'voting'> | 'choosing'
const SECONDS: Record<Exclude<Timers, 'off'>, Record<Timed, number>> = {
  relaxed: { warmingUp: 40, reshuffling: 45, choosing: 40, picking: 120, voting: 120 },
  brisk: { warmingUp: 15, reshuffling: 15, choosing: 15, picking: 45, voting: 60 },
}

/** As long as the most patient of those it waits for needs. */
export const dueAfter = (timers: Timers, timed: Timed, awaited: readonly Seat[], chance: Chance): number | null =>
  timers === 'off' ? null : chance.now + SECONDS[timers][timed] * 1000 * chance.patience(awaited)

export const due = ({ options }: Open, timed: Timed, awaited: readonly Seat[], chance: Chance): number | null =>
  dueAfter(options.timers, timed, awaited, chance)
