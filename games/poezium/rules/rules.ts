import { type Chance, type Decision, dueIn, heldBy, pick, refused, type Rules, type Seat, shuffled } from '@figment/game-kit'
import { dealtEndings, dealtLines } from '@figment/verse/dealing'
import { evolve, start } from './effects/evolve.ts'
import { end, expire, leave, markPending, nextRoundIfAllWentOn } from './interruptions.ts'
import { dueForTeller, endingLaidBy } from './rounds.ts'
import { moveSchema, optionsSchema } from './schemas.ts'
import { type PoeziumState } from './effects/state.ts'
import { STORIES } from './stories.ts'
import { pendingLine } from '../open/players.ts'
import { SECONDS } from '../open/seconds.ts'
import { isJoinedByRival, setupFor } from '../open/setup.ts'
import { drawLine, dueForMark, guessRight, guessWrong, nextTurn, pickedIn } from './turns.ts'
import {
  type Deal,
  type Ending,
  FIRST_SCORE,
  HAND_SIZE,
  type Line,
  type Mark,
  type Move,
  type Open,
  type Options,
  type Poezium,
  type Refusal,
} from '../types.ts'
import { follow } from './follow.ts'

type PoeziumDecision = Decision<Poezium>
type Asked<T extends Move['type']> = Extract<Move, { readonly type: T }>

export const rules: Rules<Poezium> = {
  options: optionsSchema,
  move: moveSchema,
  deal,
  start,
  decide,
  evolve,
  expire,
  leave,
  end,
}

function deal(seats: readonly Seat[], options: Options, chance: Chance): Deal {
  const lines = shuffled(chance, dealtLines(options.language))
  const hands = Object.fromEntries(seats.map((seat, at) => [seat, lines.slice(at * HAND_SIZE, (at + 1) * HAND_SIZE)]))
  const storyteller = firstStoryteller(seats, options, chance)
  const phase = storyteller === null ? 'claiming' : 'telling'
  return {
    options,
    hands,
    lines: lines.slice(seats.length * HAND_SIZE),
    stories: shuffled(chance, STORIES),
    endings: shuffled(chance, dealtEndings(options.language)),
    storyteller,
    setup: setupFor(seats.length),
    firstScore: FIRST_SCORE,
    hasRival: isJoinedByRival(seats.length),
    due: dueIn(SECONDS[phase], options.timers, storyteller === null ? seats : [storyteller], chance),
  }
}

/** Null: whoever claims it first. Whom the host named and who is gone since tells nothing: the lot draws. */
function firstStoryteller(seats: readonly Seat[], { firstStoryteller: first, named }: Options, chance: Chance): Seat | null {
  if (first === 'claim') return null
  return first === 'named' && named !== null && seats.includes(named) ? named : pick(chance, seats)
}

function decide(state: PoeziumState, move: Move, by: Seat, chance: Chance): PoeziumDecision {
  switch (move.type) {
    case 'claimStory':
      return claimStory(state, by, chance)
    case 'swapLine':
      return swapLine(state, move.line, by, chance)
    case 'pickStory':
      return pickStory(state, move, by, chance)
    case 'addLine':
      return addLine(state, move.line, by, chance)
    case 'mark':
      return mark(state, move, by, chance)
    case 'correctMark':
      return correctMark(state, move, by)
    case 'guess':
      return guess(state, move.number, by, chance)
    case 'chooseEnding':
      return chooseEnding(state, move.ending, by, chance)
    case 'goOn':
      return goOn(state, by, chance)
  }
}

function claimStory({ open }: PoeziumState, by: Seat, chance: Chance): PoeziumDecision {
  if (open.phase === 'telling' && open.round === 1) return refused('storyAlreadyClaimed')
  if (open.phase !== 'claiming') return refused('notNow')
  return [{ type: 'storyClaimed', seat: by, due: dueForTeller(open, by, chance) }]
}

/** Before the hint, or before acting as a guesser: one line for another, once. */
function swapLine(state: PoeziumState, line: Line, by: Seat, chance: Chance): PoeziumDecision {
  const { open } = state
  const refusal = open.phase === 'telling' ? refuseTeller(open, by) : refuseGuesser(open, by)
  if (refusal) return refused(refusal)
  if (!holds(state, by, line)) return refused('notYourLine')
  if (open.swapped !== null) return refused('alreadySwapped')
  return follow(state, [{ type: 'lineDiscarded', seat: by, line }], (next) => drawLine(next, by, chance))
}

function pickStory(state: PoeziumState, { number, line }: Asked<'pickStory'>, by: Seat, chance: Chance): PoeziumDecision {
  const { open } = state
  const refusal = refuseTeller(open, by)
  if (refusal) return refused(refusal)
  if (!open.stories[number - 1]) return refused('noSuchNumber')
  if (!holds(state, by, line)) return refused('notYourLine')
  return follow(state, [{ type: 'storyPicked', number, line }], (next) => [...drawLine(next, by, chance), ...nextTurn(next, chance)])
}

function addLine(state: PoeziumState, line: Line, by: Seat, chance: Chance): PoeziumDecision {
  const { open } = state
  const refusal = refuseGuesser(open, by)
  if (refusal) return refused(refusal)
  if (open.chips[by] === 0) return refused('noFreeChip')
  if (!holds(state, by, line)) return refused('notYourLine')
  return follow(state, [{ type: 'lineAdded', seat: by, line, due: dueForMark(open, chance) }], (next) => drawLine(next, by, chance))
}

function mark(state: PoeziumState, { line, mark }: Asked<'mark'>, by: Seat, chance: Chance): PoeziumDecision {
  const { open } = state
  const refusal = refuseMark(open, line, by)
  if (refusal) return refused(refusal)
  if (pendingLine(open) === line) return markPending(state, mark, chance)
  if (markOf(open, line) !== null) return refused('alreadyMarked')
  // the clock was a little faster than the storyteller
  return correct(open, line, mark)
}

function correctMark({ open }: PoeziumState, { line, mark }: Asked<'correctMark'>, by: Seat): PoeziumDecision {
  const refusal = refuseMark(open, line, by)
  if (refusal) return refused(refusal)
  if (pendingLine(open) === line) return refused('markFirst')
  return correct(open, line, mark)
}

function correct(open: Open, line: Line, mark: Mark): PoeziumDecision {
  if (!open.correctable.includes(line)) return refused('tooLateToCorrect')
  return markOf(open, line) === mark ? [] : [{ type: 'markCorrected', line, mark }]
}

function guess(state: PoeziumState, number: number, by: Seat, chance: Chance): PoeziumDecision {
  const refusal = refuseGuesser(state.open, by)
  if (refusal) return refused(refusal)
  const story = state.open.stories[number - 1]
  if (!story) return refused('noSuchNumber')
  if (!story.isFaceUp) return refused('storyFaceDown')
  return number === pickedIn(state) ? guessRight(state, by, chance) : guessWrong(state, by, number, chance)
}

function chooseEnding(state: PoeziumState, ending: Ending, by: Seat, chance: Chance): PoeziumDecision {
  const { open } = state
  if (open.phase !== 'ending') return refused('notNow')
  if (!heldBy(state, by).endings.includes(ending)) return refused('notYourEnding')
  return [endingLaidBy(open, by, ending, chance)]
}

function goOn(state: PoeziumState, by: Seat, chance: Chance): PoeziumDecision {
  if (state.open.phase !== 'reading') return refused('notNow')
  if (!state.open.awaited.includes(by)) return []
  return follow(state, [{ type: 'wentOn', seat: by }], (next) => nextRoundIfAllWentOn(next, chance))
}

function refuseTeller(open: Open, by: Seat): Refusal | null {
  if (open.phase !== 'telling') return 'notNow'
  return open.storyteller === by ? null : 'notTheStoryteller'
}

function refuseGuesser(open: Open, by: Seat): Refusal | null {
  if (open.phase !== 'guessing' && open.phase !== 'marking') return 'notNow'
  if (open.storyteller === by) return 'storytellerWaits'
  if (open.phase === 'marking') return 'markFirst'
  return open.turn === by ? null : 'notYourTurn'
}

function refuseMark(open: Open, line: Line, by: Seat): Refusal | null {
  if (open.storyteller !== by) return 'notTheStoryteller'
  return open.lines.some((laid) => laid.line === line) ? null : 'noSuchLine'
}

const holds = (state: PoeziumState, seat: Seat, line: Line): boolean => heldBy(state, seat).hand.includes(line)
const markOf = (open: Open, line: Line): Mark | null => open.lines.find((laid) => laid.line === line)?.mark ?? null
