import { type Chance, leaders, type Seat, shuffled } from '@figment/game-kit'
import { due } from './clock.ts'
import { judgesIn, pickersIn } from '../open/awaited.ts'
import type { TRexState } from './number-held.ts'
import { ACTIONS_OF_A_TIE, COLOURS, type Event, type Picked, type TieBreak } from '../types.ts'
import { follow } from './follow.ts'

/** The most points win; tied, the others pick what the tied do, and vote. */
export function findWinners({ open, hidden }: TRexState, chance: Chance): readonly Event[] {
  const tied = leaders(open)
  const isClear = tied.length === 1 || tied.length === open.seats.length
  if (isClear) return [endWith(tied)]
  const judges = open.seats.filter((seat) => !tied.includes(seat))
  // in the order of their numbers, which tells nothing of the decks
  const choices = COLOURS.flatMap((colour) => hidden.actions[colour].deck).toSorted((one, other) => one - other)
  return [{ type: 'tieFound', tied, choices, awaited: judges, due: due(open, 'picking', judges, chance) }]
}

export const endWith = (winners: readonly Seat[]): Event => ({ type: 'gameEnded', winners, outcome: null })

export function tieBreakOf({ open }: TRexState): TieBreak {
  if (!open.tieBreak) throw new RangeError('nobody is tied')
  return open.tieBreak
}

/** One after the other. */
export function actionsPicked(state: TRexState, picks: readonly Picked[]): readonly Event[] {
  const tieBreak = tieBreakOf(state)
  return picks.map((picked, at) => {
    const after = { ...tieBreak, picked: [...tieBreak.picked, ...picks.slice(0, at + 1)] }
    return { type: 'actionPicked', picked, awaited: pickersIn(state.open.seats, after) }
  })
}

export function voteIfAllIsPicked(state: TRexState, chance: Chance): readonly Event[] {
  if (tieBreakOf(state).picked.length < ACTIONS_OF_A_TIE) return []
  // the tied need their time as well
  return [{ type: 'votingBegun', awaited: judgesIn(state.open), due: due(state.open, 'voting', state.open.seats, chance) }]
}

/** Time is up: the lot picks what is missing. */
export function pickByLot(state: TRexState, chance: Chance): readonly Event[] {
  const { choices, picked } = tieBreakOf(state)
  const free = choices.filter((choice) => !picked.some(({ action }) => action === choice))
  const lots = shuffled(chance, free).slice(0, ACTIONS_OF_A_TIE - picked.length)
  const events = actionsPicked(
    state,
    lots.map((action) => ({ by: null, action })),
  )
  return follow(state, events, (next) => voteIfAllIsPicked(next, chance))
}

export const countIfAllVoted = (state: TRexState): readonly Event[] => (state.open.awaited.length > 0 ? [] : countVotes(state))

/** A tied vote shares the win. */
export function countVotes(state: TRexState): readonly Event[] {
  const { votes } = state.hidden
  const { tied } = tieBreakOf(state)
  const votesFor = (seat: Seat) => Object.values(votes).filter((best) => best === seat).length
  const most = Math.max(...tied.map(votesFor))
  return [{ type: 'votesShown', votes }, endWith(tied.filter((seat) => votesFor(seat) === most))]
}

/** Somebody is gone in the middle of it. */
export function breakTieWithout(state: TRexState, chance: Chance): readonly Event[] {
  const { open } = state
  const { tied } = tieBreakOf(state)
  const nothingIsLeftToDecide = tied.length < 2 || judgesIn(open).length === 0
  if (nothingIsLeftToDecide) return [endWith(leaders(open))]
  return open.phase === 'picking' ? voteIfAllIsPicked(state, chance) : countIfAllVoted(state)
}
