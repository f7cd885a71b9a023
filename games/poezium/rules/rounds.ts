import { type Chance, type Seat, shuffled } from '@figment/game-kit'
import { scoreEnding } from './scoring.ts'
import { type PoeziumState, storytellerOf } from './effects/state.ts'
import { due } from './clock.ts'
import { nextTeller } from '../open/next-teller.ts'
import { keptBy, playersOf, scoreOf } from '../open/players.ts'
import { type Draw, type Ending, ENDINGS_TO_CHOOSE_FROM, type Event, type Open, type Player, type Points, RIVAL } from '../types.ts'
import { follow } from './follow.ts'

/** What follows when a story is shown, a poem is read, a game is over. */

/** Whoever has the fewest points ends the poem. */
export function endRound(state: PoeziumState, chance: Chance): readonly Event[] {
  const { open } = state
  const fewest = Math.min(...playersOf(open).map((player) => scoreOf(open, player)))
  const last = playersOf(open).filter((player) => scoreOf(open, player) === fewest)
  if (last.includes(RIVAL)) {
    return [
      { type: 'rivalLaidEnding', points: scoreEnding(RIVAL), due: due(open, 'reading', open.seats, chance) },
      { type: 'endingTaken', seat: storytellerOf(open) },
    ]
  }
  const seats = last.filter(isSeat)
  return decideTie(state, { decides: 'ending', seats }, chance, (next, seat) => [
    { type: 'endingsDrawn', seat, count: ENDINGS_TO_CHOOSE_FROM, due: due(next.open, 'ending', [seat], chance) },
  ])
}

export const endingLaidBy = (open: Open, ender: Seat, ending: Ending, chance: Chance): Event => ({
  type: 'endingLaid',
  ending,
  points: scoreEnding(ender),
  due: due(open, 'reading', open.seats, chance),
})

export function nextRound(state: PoeziumState, chance: Chance): readonly Event[] {
  return follow(state, [{ type: 'tableCleared' }], (next) => beginRound(next, chance))
}

/** The storyteller is gone before the story was shown. */
export function voidRound(state: PoeziumState, chance: Chance): readonly Event[] {
  return follow(state, [{ type: 'roundVoided' }], (next) => beginRound(next, chance))
}

function beginRound(state: PoeziumState, chance: Chance): readonly Event[] {
  const storyteller = nextTeller(state.open)
  if (storyteller === null) return endGame(state, chance)
  return [{ type: 'roundBegun', storyteller, due: dueForTeller(state.open, storyteller, chance) }]
}

/** Before the hint, the next one tells of the same stories. */
export function passTurn(state: PoeziumState, chance: Chance): readonly Event[] {
  const to = nextTeller(state.open)
  if (to === null) return nextRound(state, chance)
  return [{ type: 'turnPassed', to, due: dueForTeller(state.open, to, chance) }]
}

export const dueForTeller = (open: Open, teller: Seat, chance: Chance): number | null => due(open, 'telling', [teller], chance)

/** Everybody has told often enough: the stories kept are counted. */
function endGame(state: PoeziumState, chance: Chance): readonly Event[] {
  const { open } = state
  const points = playersOf(open)
    .map((player): Points => ({ player, reason: 'storiesKept', points: keptBy(open, player).length }))
    .filter(({ points }) => points > 0)
  return follow(state, [{ type: 'storiesCounted', points }], (next) => declareWinner(next, chance))
}

export function declareWinner(state: PoeziumState, chance: Chance): readonly Event[] {
  const { open } = state
  const first = mostOf(playersOf(open), (player) => scoreOf(open, player))
  if (first.includes(RIVAL)) return [{ type: 'gameEnded', winner: RIVAL }]
  const seats = mostOf(first, (player) => keptBy(open, player).length).filter(isSeat)
  return decideTie(state, { decides: 'winner', seats }, chance, (_, winner) => [{ type: 'gameEnded', winner }])
}

interface Tie {
  readonly decides: Draw['decides']
  readonly seats: readonly Seat[]
}

/** One seat needs no luck; of several each draws a card, and the highest number decides. */
function decideTie(
  state: PoeziumState,
  { decides, seats }: Tie,
  chance: Chance,
  decided: (next: PoeziumState, seat: Seat) => readonly Event[],
): readonly Event[] {
  const [only] = seats
  if (only !== undefined && seats.length === 1) return decided(state, only)
  const reshuffled = decides === 'ending' ? reshuffleIfShort(state, seats.length, chance) : []
  return follow(state, [...reshuffled, { type: 'tieDrawn', decides, seats }], (next) => decided(next, highest(next.open.draw)))
}

function highest(draw: Draw | null): Seat {
  const [first] = [...(draw?.drawn ?? [])].sort((one, other) => other.number - one.number)
  if (!first) throw new RangeError('nobody drew')
  return first.seat
}

function mostOf(players: readonly Player[], count: (player: Player) => number): Player[] {
  const most = Math.max(...players.map(count))
  return players.filter((player) => count(player) === most)
}

const isSeat = (player: Player): player is Seat => player !== RIVAL

/** The discarded lines go under what is left of the pile. */
export function reshuffleIfShort({ hidden }: PoeziumState, needed: number, chance: Chance): Event[] {
  const { pile, discard } = hidden.lines
  return pile.length >= needed ? [] : [{ type: 'linesReshuffled', pile: [...pile, ...shuffled(chance, discard)] }]
}
