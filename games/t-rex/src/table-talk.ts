import type { Chance, Seat, State } from '@figment/game-kit'
import { isNumber } from './power-deck.ts'
import type { Held, NumberCard, Offer, Open, Phase, Timers, TRex } from './types.ts'

/** Questions about the table that both the rules and their effects ask. */

export type TRexState = State<TRex>

export function heldBy(state: TRexState, seat: Seat): Held {
  const held = state.held[seat]
  if (!held) throw new RangeError(`nobody sits at ${seat}`)
  return held
}

export function numberHeldBy(state: TRexState, seat: Seat): NumberCard {
  const { card } = heldBy(state, seat)
  if (!isNumber(card)) throw new RangeError(`seat ${seat} has no number`)
  return card
}

/** Everybody plays on: nothing stops the table. */
export const isInPlay = ({ phase }: Open): boolean => phase === 'acting' || phase === 'agreeing'

export const playing = ({ isTogether }: Pick<Open, 'isTogether'>): Phase => (isTogether ? 'agreeing' : 'acting')

export const offerBy = ({ offers }: Open, maker: Seat): Offer | undefined => offers.find(({ from }) => from === maker)

/** Those who are not tied. */
export const judgesIn = ({ seats, tieBreak }: Open): Seat[] => seats.filter((seat) => !tieBreak?.tied.includes(seat))

/** One judge picks both actions; of several each picks one at most. */
export const mayPick = (open: Open, judge: Seat): boolean =>
  judgesIn(open).length === 1 || !open.tieBreak?.picked.some(({ by }) => by === judge)

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
