import { type Chance, leaders } from '@figment/game-kit'
import { openPile, scoreRound } from './scoring.ts'
import { layStand } from './stand.ts'
import { drawersOf, type PictomaniaState, sheetOf } from './effects/state.ts'
import { due } from './clock.ts'
import { deckOf, spareCards } from './decks.ts'
import { type Event, LETTERS, type Open, ROUNDS } from '../types.ts'
import { follow } from './follow.ts'

export const tellOnIfAllWentOn = (state: PictomaniaState, chance: Chance): readonly Event[] =>
  state.open.awaited.length > 0 ? [] : tellOn(state, chance)

/** The next pile, then the scores, then the next round or the end. */
export function tellOn(state: PictomaniaState, chance: Chance): readonly Event[] {
  if (state.open.phase === 'opening') return [tellNext(state, chance)]
  return state.open.round < ROUNDS ? [beginRound(state, chance)] : [endGame(state.open)]
}

/** Everything that is still to be told of this round. */
export function tellAll(state: PictomaniaState, chance: Chance): readonly Event[] {
  if (state.open.phase !== 'opening') return []
  return follow(state, [tellNext(state, chance)], (next) => tellAll(next, chance))
}

function tellNext(state: PictomaniaState, chance: Chance): Event {
  const { open, hidden } = state
  const seat = drawersOf(open).find((drawer) => !open.opened.includes(drawer))
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
  const guesses = isWrong ? [] : pile.map(({ by }) => ({ by, number: hidden.guesses[seat]?.[by] ?? 0 }))
  const shown = openPile({ guesses, number: task.number, pointTokens })
  return { type: 'pileOpened', seat, task, shown, due: due(open, 'opening', chance) }
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
  }
}

export const endGame = (open: Open): Event => ({ type: 'gameEnded', winners: leaders(open) })

/** The first round of a first game is scored without the odd one out. */
const isTraining = (open: Open): boolean => open.round === 1 && open.options.firstRound === 'training'
