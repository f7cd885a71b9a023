import { type Chance, leaders, pick, type Seat, seatToTheLeft, withoutSeat } from '@figment/game-kit'
import { reshuffle, reshuffleIfAllWentOn, sayByeBye } from './drawing.ts'
import { due, goAt } from './clock.ts'
import { isNumber } from './effects/power-deck.ts'
import { isInPlay, judgesIn, pickersIn, playersIn } from '../open/awaited.ts'
import type { TRexState } from './number-held.ts'
import { breakTieWithout, countVotes, endWith, pickByLot } from './tie-break.ts'
import { COLOURS, type Event, FEWEST_IN_COMPANY, SEATS, STRONGEST, type WarmUp, type Side } from '../types.ts'
import { follow } from './follow.ts'

/** What the clock does, and what happens when somebody leaves for good, or the host ends it all. */

export function expire(state: TRexState, chance: Chance): readonly Event[] {
  const { open } = state
  switch (open.phase) {
    case 'warmingUp':
      return open.warmUp ? warmOn(state, open.warmUp, chance) : []
    case 'counting':
      return [{ type: 'goSaid', at: chance.now, awaited: playersIn(open), due: null }]
    case 'acting':
    case 'agreeing':
      return open.choosing === null ? [] : sayByeBye(state, { seat: open.choosing, colour: pick(chance, COLOURS), others: [] }, chance)
    case 'reshuffling':
      return reshuffle(state, chance)
    case 'picking':
      return pickByLot(state, chance)
    case 'voting':
      return countVotes(state)
    case 'over':
      return []
  }
}

/** The next one, a little stronger; after the strongest everybody counts. */
export function warmOn({ open }: TRexState, { action, seat, strength }: WarmUp, chance: Chance): readonly Event[] {
  if (strength === STRONGEST) {
    return [
      { type: 'warmedUp', seat, next: null, awaited: playersIn(open), due: null },
      { type: 'countingBegun', awaited: [], due: goAt(open.seats, chance) },
    ]
  }
  const left = seatToTheLeft(open.seats, seat)
  const next = { action, seat: left, strength: strength + 1 }
  return [{ type: 'warmedUp', seat, next, awaited: [left], due: due(open, 'warmingUp', [left], chance) }]
}

export function leave(state: TRexState, seat: Seat, chance: Chance): readonly Event[] {
  return follow(state, [removal(state, seat)], (next) => {
    const { open } = next
    const fewest = open.isTogether ? SEATS.min : FEWEST_IN_COMPANY
    if (open.seats.length < fewest) return [endWith(open.isTogether ? [] : leaders(open))]
    return goOnWithout(next, seat, chance)
  })
}

/** Cards in hand and votes that were cast are shown, and the points so far decide. */
export function end({ open, held, hidden }: TRexState): readonly Event[] {
  const shown: Event[] = open.phase === 'voting' ? [{ type: 'votesShown', votes: hidden.votes }] : []
  const cards = open.seats.flatMap((seat): Side[] => {
    const card = held[seat]?.card ?? null
    return isNumber(card) ? [{ seat, colour: card.colour, number: card.number }] : []
  })
  return [...shown, { type: 'cardsShown', cards }, endWith(open.isTogether ? [] : leaders(open))]
}

/** Who voted for somebody gone votes again, and nobody has to choose a colour for them. */
function removal(state: TRexState, seat: Seat): Event {
  const { open, hidden } = state
  const votesLost = open.seats.filter((voter) => hidden.votes[voter] === seat)
  const nothingIsTimedNow = open.choosing === seat && isInPlay(open)
  return { type: 'seatRemoved', seat, votesLost, awaited: awaitedWithout(state, seat, votesLost), due: nothingIsTimedNow ? null : open.due }
}

function awaitedWithout({ open, hidden }: TRexState, seat: Seat, votesLost: readonly Seat[]): readonly Seat[] {
  const seats = withoutSeat(open.seats, seat)
  const tieBreak = open.tieBreak && { ...open.tieBreak, tied: withoutSeat(open.tieBreak.tied, seat) }
  switch (open.phase) {
    case 'picking':
      return tieBreak ? pickersIn(seats, tieBreak) : []
    case 'voting':
      return judgesIn({ seats, tieBreak }).filter((judge) => hidden.votes[judge] === undefined || votesLost.includes(judge))
    case 'warmingUp':
    case 'counting':
    case 'acting':
    case 'agreeing':
    case 'reshuffling':
    case 'over':
      return withoutSeat(open.awaited, seat)
  }
}

function goOnWithout(state: TRexState, seat: Seat, chance: Chance): readonly Event[] {
  const { open } = state
  switch (open.phase) {
    case 'warmingUp':
      return open.warmUp?.seat === seat ? warmAgain(state, open.warmUp, chance) : []
    case 'reshuffling':
      return reshuffleIfAllWentOn(state, chance)
    case 'picking':
    case 'voting':
      return breakTieWithout(state, chance)
    case 'counting':
    case 'acting':
    case 'agreeing':
    case 'over':
      return []
  }
}

/** The next one does it as strongly as the one who is gone should have. */
const warmAgain = (state: TRexState, warmUp: WarmUp, chance: Chance): readonly Event[] =>
  warmOn(state, { ...warmUp, strength: warmUp.strength - 1 }, chance)
