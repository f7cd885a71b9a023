import { type Chance, heldBy, pick, type Seat } from '@figment/game-kit'
import { declareWinner, dueForTeller, endingLaidBy, endRound, nextRound, passTurn, voidRound } from './rounds.ts'
import { type PoeziumState, storytellerOf } from './effects/state.ts'
import { SEATS } from '../types.ts'
import { nextTurn, pickedIn, skipTurn } from './turns.ts'
import { type Event, type Mark, RIVAL } from '../types.ts'
import { follow } from './follow.ts'

/** What the clock does, and what happens when somebody leaves for good, or the host ends it all. */

export function expire(state: PoeziumState, chance: Chance): readonly Event[] {
  const { open } = state
  switch (open.phase) {
    case 'claiming': {
      const seat = pick(chance, open.seats)
      return [{ type: 'storyClaimed', seat, due: dueForTeller(open, seat, chance) }]
    }
    case 'telling':
      // it counts as told: a seat that nobody sits at would hold up the game for ever
      return follow(state, [{ type: 'endingTaken', seat: storytellerOf(open) }], (next) => passTurn(next, chance))
    case 'guessing':
      return open.turn === null || open.turn === RIVAL ? [] : skipTurn(state, open.turn, chance)
    case 'marking':
      return markPending(state, null, chance)
    case 'ending':
      return layFirstEnding(state, chance)
    case 'reading':
      return nextRound(state, chance)
    case 'over':
      return []
  }
}

export function leave(state: PoeziumState, seat: Seat, chance: Chance): readonly Event[] {
  return follow(state, [{ type: 'seatRemoved', seat }], (next) =>
    next.open.seats.length < SEATS.min ? declareWinner(next, chance) : goOnWithout(next, seat, chance),
  )
}

/** The story that was picked is shown, nothing more is paid, and the points so far decide. */
export function end(state: PoeziumState, chance: Chance): readonly Event[] {
  const { phase } = state.open
  const shown: Event[] =
    phase === 'guessing' || phase === 'marking' ? [{ type: 'storyShown', number: pickedIn(state), guesser: null, points: [] }] : []
  return follow(state, shown, (next) => declareWinner(next, chance))
}

function goOnWithout(state: PoeziumState, seat: Seat, chance: Chance): readonly Event[] {
  const { open } = state
  const theStorytellerLeft = open.storyteller === seat
  switch (open.phase) {
    case 'telling':
      return theStorytellerLeft ? passTurn(state, chance) : []
    case 'guessing':
      if (theStorytellerLeft) return voidRound(state, chance)
      return open.turn === seat ? nextTurn(state, chance) : []
    case 'marking':
      return theStorytellerLeft ? voidRound(state, chance) : []
    case 'ending':
      // whoever was to end the poem has just left
      return open.ender === null ? endRound(state, chance) : []
    case 'reading':
      return nextRoundIfAllWentOn(state, chance)
    case 'claiming':
    case 'over':
      return []
  }
}

/** Null: the clock did not wait for the mark. */
export const markPending = (state: PoeziumState, mark: Mark | null, chance: Chance): readonly Event[] =>
  follow(state, [{ type: 'lineMarked', mark }], (next) => nextTurn(next, chance))

export const nextRoundIfAllWentOn = (state: PoeziumState, chance: Chance): readonly Event[] =>
  state.open.awaited.length > 0 ? [] : nextRound(state, chance)

function layFirstEnding(state: PoeziumState, chance: Chance): readonly Event[] {
  const { open } = state
  if (open.ender === null || open.ender === RIVAL) return []
  const [ending] = heldBy(state, open.ender).endings
  return ending === undefined ? [] : [endingLaidBy(open, open.ender, ending, chance)]
}
