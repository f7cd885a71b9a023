import { type Chance, heldBy, type Seat } from '@figment/game-kit'
import { endRound, reshuffleIfShort } from './rounds.ts'
import { score, scoreWrongGuess } from './scoring.ts'
import { type PoeziumState, storytellerOf } from './effects/state.ts'
import { due } from './clock.ts'
import { nextGuesser } from './order.ts'
import { guessingSeats, scoreOf } from '../open/players.ts'
import { type Event, type Open, type Player, RIVAL, TOO_FEW_STORIES } from '../types.ts'
import { follow } from './follow.ts'

/** What follows when somebody has acted: whose turn it is, and when there is none any more. */

export const drawLine = (state: PoeziumState, seat: Seat, chance: Chance): Event[] => [
  ...reshuffleIfShort(state, 1, chance),
  { type: 'lineDrawn', seat },
]

export const dueForMark = (open: Open, chance: Chance): number | null => due(open, 'marking', [storytellerOf(open)], chance)

export function nextTurn(state: PoeziumState, chance: Chance): readonly Event[] {
  const { open } = state
  const next = nextGuesser(open)
  if (next !== RIVAL) return [beginTurn(open, next, chance)]
  const rivalHasNoChip = open.rival?.chips === 0
  if (rivalHasNoChip) return [beginTurn(open, nextGuesser({ ...open, turn: RIVAL }), chance)]
  return [...reshuffleIfShort(state, 1, chance), { type: 'rivalAddedLine', due: dueForMark(open, chance) }]
}

function beginTurn(open: Open, seat: Player, chance: Chance): Event {
  if (seat === RIVAL) throw new RangeError('the rival waits for nobody')
  return { type: 'turnBegun', seat, due: due(open, 'guessing', [seat], chance) }
}

/** The clock skips a turn; when it has skipped everybody twice over, nobody is there to guess. */
export function skipTurn(state: PoeziumState, seat: Seat, chance: Chance): readonly Event[] {
  return follow(state, [{ type: 'turnSkipped', seat }], (next) => {
    const nobodyGuesses = next.open.skips >= 2 * guessingSeats(next.open).length
    return nobodyGuesses ? showUnguessed(next, chance) : nextTurn(next, chance)
  })
}

export function guessRight(state: PoeziumState, guesser: Player, chance: Chance): readonly Event[] {
  const { open } = state
  const guessers: Player[] = open.rival ? [...guessingSeats(open), RIVAL] : guessingSeats(open)
  const points = score({ storyteller: storytellerOf(open), guesser, guessers, lines: open.lines })
  return follow(state, [{ type: 'storyShown', number: pickedIn(state), guesser, points }], (next) => endRound(next, chance))
}

export function guessWrong(state: PoeziumState, seat: Seat, number: number, chance: Chance): readonly Event[] {
  const points = scoreWrongGuess(seat, scoreOf(state.open, seat))
  return follow(state, [{ type: 'guessedWrong', seat, number, points }], (next) => {
    if (next.open.rival) return guessRight(next, RIVAL, chance)
    const tooFewStories = next.open.stories.filter(({ isFaceUp }) => isFaceUp).length <= TOO_FEW_STORIES
    return tooFewStories ? showUnguessed(next, chance) : nextTurn(next, chance)
  })
}

const showUnguessed = (state: PoeziumState, chance: Chance): readonly Event[] =>
  follow(state, [{ type: 'storyShown', number: pickedIn(state), guesser: null, points: [] }], (next) => endRound(next, chance))

export function pickedIn(state: PoeziumState): number {
  const { picked } = heldBy(state, storytellerOf(state.open))
  if (picked === null) throw new RangeError('no story is picked')
  return picked
}
