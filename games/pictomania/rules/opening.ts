import { type Chance, eachSeat, type Seat } from '@figment/game-kit'
import { NOTHING_SCORED, openPile, scoreRound } from './scoring.ts'
import { layStand } from './stand.ts'
import { drawersOf, type PictomaniaState, sheetOf } from './effects/state.ts'
import { due, pileDue } from './clock.ts'
import { deckOf } from '../open/own-rounds.ts'
import { spareCards } from './decks.ts'
import { type Event, LETTERS, type Letter, type Open, ROUNDS } from '../types.ts'
import { follow } from './follow.ts'
import { endGame } from './vote.ts'

/** People who are here are waited for, and nobody else; where none of them is here, bots show each other the piles. */
export function tellOnIfAllWentOn(state: PictomaniaState, chance: Chance): readonly Event[] {
  const { seats, awaited } = state.open
  const here = seats.filter((seat) => chance.who(seat) === 'here')
  const isSomebodyStillLooking = awaited.some((seat) => here.length === 0 || here.includes(seat))
  return isSomebodyStillLooking ? [] : tellOn(state, chance)
}

/** The next pile, then the scores, then the next round or the end. A pile waits once for whoever wonders about it. */
export function tellOn(state: PictomaniaState, chance: Chance): readonly Event[] {
  const { open } = state
  if (open.phase === 'opening') {
    const next = nextPile(open)
    const isWondering = next !== undefined && open.doubting.includes(next) && open.heldFor !== next && chance.who(next) === 'here'
    return [isWondering ? { type: 'tellingHeld', seat: next, due: due(open, 'doubt', chance) } : tellNext(state, chance)]
  }
  return open.round < ROUNDS ? [beginRound(state, chance)] : [endGame(open, chance)]
}

/** Everything that is still to be told of this round. */
export function tellAll(state: PictomaniaState, chance: Chance): readonly Event[] {
  if (state.open.phase !== 'opening') return []
  return follow(state, [tellNext(state, chance)], (next) => tellAll(next, chance))
}

/** What was drawn and guessed in this round is shown, and does not count any more. */
export function endEarly(state: PictomaniaState, chance: Chance): readonly Event[] {
  const penned: Event[] = state.open.phase === 'drawing' ? [{ type: 'drawingEnded', due: null }] : []
  return follow(state, penned, (next) => follow(next, shownOf(next, chance), (shown) => [endGame(shown.open, chance)]))
}

/** All piles, and then the pages of the booklets: with what was to be drawn, and no points. */
function shownOf(state: PictomaniaState, chance: Chance): readonly Event[] {
  if (state.open.phase !== 'opening') return []
  const scores = eachSeat(drawersOf(state.open), NOTHING_SCORED)
  return [...openAll(state, chance), { type: 'roundScored', scores, due: null }]
}

function openAll(state: PictomaniaState, chance: Chance): readonly Event[] {
  const { open } = state
  if (drawersOf(open).every((drawer) => open.opened.includes(drawer))) return []
  return follow(state, [tellNext(state, chance)], (next) => openAll(next, chance))
}

const nextPile = (open: Open): Seat | undefined => drawersOf(open).find((drawer) => !open.opened.includes(drawer))

function tellNext(state: PictomaniaState, chance: Chance): Event {
  const { open, hidden } = state
  const seat = nextPile(open)
  if (seat === undefined) {
    const { sheets, blackTokens } = open
    return {
      type: 'roundScored',
      scores: scoreRound({ sheets, blackTokens, isTraining: isTraining(open) }),
      due: due(open, 'scoring', chance),
    }
  }
  const task = hidden.tasks[seat]
  if (!task) throw new RangeError(`seat ${seat} has no task`)
  const { pile, pointTokens, isWrong } = sheetOf(open, seat)
  // guesses on a wrong drawing go back to their owners face down
  const laid = isWrong ? [] : pile.flatMap(({ by }) => ({ by, ...(hidden.guesses[seat]?.[by] ?? { number: 0, letter: null }) }))
  const guesses = laid.map(({ by, number }) => ({ by, number }))
  const letters = Object.fromEntries(laid.flatMap(({ by, letter }): [Seat, Letter][] => (letter ? [[by, letter]] : [])))
  const shown = openPile({ guesses, number: task.number, pointTokens })
  return { type: 'pileOpened', seat, task, shown, letters, due: pileDue(open, laid.length, chance) }
}

function beginRound({ open, hidden }: PictomaniaState, chance: Chance): Event {
  const round = open.round + 1
  const deck = deckOf(open.options, round)
  const order = hidden.cards[deck] ?? []
  return {
    type: 'roundBegun',
    deck,
    stand: layStand(open.options, round, order),
    spareCards: spareCards(open.options, round, order.slice(LETTERS.length)),
    due: due(open, 'understanding', chance),
    at: chance.now,
  }
}

/** The first round of a first game is scored without the odd one out. */
const isTraining = (open: Open): boolean => open.round === 1 && open.options.firstRound === 'training'
