import { type Chance, type Decision, dueIn, heldBy, refused, type Rules, type Seat, shuffled } from '@figment/game-kit'
import { dealTasks } from './dealing.ts'
import { evolve, start } from './effects/evolve.ts'
import { endEarly, tellAll, tellOn, tellOnIfAllWentOn } from './opening.ts'
import { moveSchema, optionsSchema } from './schemas.ts'
import { layStand, placesOf, topCard } from './stand.ts'
import { drawersOf, type PictomaniaState, sheetOf } from './effects/state.ts'
import { due } from './clock.ts'
import { deckOf } from '../open/own-rounds.ts'
import { spareCards } from './decks.ts'
import { SECONDS } from '../open/tables.ts'
import { tokensFor } from './tokens.ts'
import {
  type Deal,
  type Event,
  type Letter,
  LETTERS,
  type Move,
  type Open,
  type Options,
  type Pictomania,
  type Refusal,
  ROUNDS,
  SEATS,
} from '../types.ts'
import { drawable, gone } from './drawable.ts'
import { follow } from './follow.ts'
import { refusePlaying, timeIn } from './playing.ts'
import { clear, draw, redo, undo } from './strokes.ts'
import { closeVote, closeVoteIfAllVoted, endGame } from './vote.ts'
import type { Asked } from './asked.ts'

type PictomaniaDecision = Decision<Pictomania>

export const rules: Rules<Pictomania> = {
  options: optionsSchema,
  move: moveSchema,
  deal,
  start,
  decide,
  evolve,
  expire,
  leave,
  presenceChanged,
  end: endEarly,
}

function deal(seats: readonly Seat[], options: Options, chance: Chance): Deal {
  const decks = new Set(Array.from({ length: ROUNDS }, (_, at) => deckOf(options, at + 1)))
  const cards = Object.fromEntries([...decks].map((deck) => [deck, shuffled(chance, placesOf(options, deck))]))
  const first = deckOf(options, 1)
  const order = cards[first] ?? []
  const left = order.slice(LETTERS.length)
  return {
    options,
    seats,
    cards: { ...cards, [first]: left },
    stand: layStand(options, 1, order),
    spareCards: spareCards(options, 1, left),
    due: dueIn(SECONDS.understanding, options.timers, seats, chance),
    at: chance.now,
  }
}

function decide(state: PictomaniaState, move: Move, by: Seat, chance: Chance): PictomaniaDecision {
  switch (move.type) {
    case 'understand':
      return understand(state, move, by, chance)
    case 'replaceCard':
      return replaceCard(state, move, by, chance)
    case 'draw':
      return draw(state, move, by, chance)
    case 'undo':
      return undo(state, move, by)
    case 'redo':
      return redo(state, move, by)
    case 'clear':
      return clear(state, move, by)
    case 'guess':
      return guess(state, move, by, chance)
    case 'finish':
      return finish(state, move, by, chance)
    case 'doubt':
      return doubt(state, move, by, chance)
    case 'declareWrong':
      return declareWrong(state, move, by, chance)
    case 'goOn':
      return goOn(state, move, by, chance)
    case 'giveHeart':
      return giveHeart(state, move, by, chance)
  }
}

function understand(state: PictomaniaState, { laid }: Asked<'understand'>, by: Seat, chance: Chance): PictomaniaDecision {
  const { open } = state
  if (open.phase !== 'understanding') return refused('notNow')
  if (laid !== open.laid) return refused('cardsChanged')
  if (!open.awaited.includes(by)) return []
  return follow(state, [{ type: 'understood', seat: by }], (next) => dealIfAllUnderstood(next, chance))
}

function replaceCard(
  { open, hidden }: PictomaniaState,
  { laid, letter }: Asked<'replaceCard'>,
  by: Seat,
  chance: Chance,
): PictomaniaDecision {
  if (open.phase !== 'understanding') return refused('notNow')
  if (laid !== open.laid) return refused('cardsChanged')
  if (open.spareCards === 0) return refused('noCardLeft')
  const deck = deckOf(open.options, open.round)
  const card = topCard(open.options, open.round, hidden.cards[deck] ?? [])
  return [{ type: 'cardReplaced', by, letter, deck, card, due: due(open, 'understanding', chance) }]
}

function guess(state: PictomaniaState, move: Asked<'guess'>, by: Seat, chance: Chance): PictomaniaDecision {
  const { open } = state
  const { round, drawing, number, letter = null } = move
  const refusal = refusePlaying(open, round, by)
  if (refusal) return refused(refusal)
  if (drawing === by) return refused('ownDrawing')
  if (!open.sheets[drawing] || open.sheets[drawing].isOff) return refused('noSuchDrawing')
  const { task, guesses } = heldBy(state, by)
  if (guesses[drawing] !== undefined) return refused('drawingGuessedAlready')
  if (task?.number === number) return refused('ownNumber')
  if (Object.values(guesses).includes(number)) return refused('guessCardGone')
  return [{ type: 'guessLaid', seat: by, drawing, number, letter, at: timeIn(open, chance) }]
}

function finish(state: PictomaniaState, { round, token }: Asked<'finish'>, by: Seat, chance: Chance): PictomaniaDecision {
  const { open } = state
  const refusal = refusePlaying(open, round, by)
  if (refusal) return refused(refusal)
  if (token !== null) {
    const wanted = open.blackTokens[token]
    if (!wanted) return refused('noSuchToken')
    if (wanted.by !== null) return refused('tokenTaken')
  }
  return follow(state, [{ type: 'finished', seat: by, token, at: timeIn(open, chance) }], (next) => endDrawingIfItIsOver(next, chance))
}

function doubt(state: PictomaniaState, { round, isOpen }: Asked<'doubt'>, by: Seat, chance: Chance): PictomaniaDecision {
  const { open } = state
  const refusal = refuseDeclaring(open, round, by)
  if (refusal) return refused(refusal)
  const isAnswered = sheetOf(open, by).isWrong
  if (isAnswered || open.doubting.includes(by) === isOpen) return []
  if (isOpen) return [{ type: 'doubtOpened', seat: by }]
  return follow(state, [{ type: 'doubtClosed', seat: by }], (next) => tellOnIfItWaitedFor(by, next, chance))
}

function declareWrong(state: PictomaniaState, { round }: Asked<'declareWrong'>, by: Seat, chance: Chance): PictomaniaDecision {
  const refusal = refuseDeclaring(state.open, round, by)
  if (refusal) return refused(refusal)
  if (sheetOf(state.open, by).isWrong) return []
  return follow(state, [{ type: 'wrongDeclared', seat: by }], (next) => tellOnIfItWaitedFor(by, next, chance))
}

function refuseDeclaring(open: Open, round: number, by: Seat): Refusal | null {
  if (open.phase !== 'opening' || open.round !== round) return 'notNow'
  return open.opened.includes(by) ? 'pileIsOpened' : null
}

const tellOnIfItWaitedFor = (seat: Seat, state: PictomaniaState, chance: Chance): readonly Event[] =>
  state.open.heldFor === seat ? tellOn(state, chance) : []

function goOn(state: PictomaniaState, { round, step }: Asked<'goOn'>, by: Seat, chance: Chance): PictomaniaDecision {
  const { open } = state
  if (open.phase !== 'opening' && open.phase !== 'scoring') return refused('notNow')
  const isLate = round !== open.round || step !== open.step
  if (isLate || !open.awaited.includes(by)) return []
  return follow(state, [{ type: 'wentOn', seat: by }], (next) => tellOnIfAllWentOn(next, chance))
}

function giveHeart(state: PictomaniaState, { drawing, round }: Asked<'giveHeart'>, by: Seat, chance: Chance): PictomaniaDecision {
  const { open, hidden } = state
  const isOpen = open.vote !== null && open.vote.rosettes === null
  if (!isOpen || !open.seats.includes(by)) return refused('notNow')
  if (drawing === by) return refused('ownDrawing')
  const isThere = (open.booklet[drawing]?.[round]?.letters ?? 0) > 0
  if (!isThere) return refused('noSuchDrawing')
  const before = hidden.hearts[by]
  if (before?.drawing === drawing && before.round === round) return []
  return follow(state, [{ type: 'heartGiven', seat: by, drawing, round }], (next) => closeVoteIfAllVoted(next, chance))
}

function expire(state: PictomaniaState, chance: Chance): readonly Event[] {
  const { open, hidden } = state
  switch (open.phase) {
    case 'understanding':
      return [dealRound(state, chance)]
    case 'drawing':
      return endDrawing(state, chance)
    case 'opening':
    case 'scoring':
      return tellOn(state, chance)
    case 'over':
      return open.vote?.rosettes === null ? [closeVote(hidden.hearts)] : []
  }
}

function leave(state: PictomaniaState, seat: Seat, chance: Chance): readonly Event[] {
  const { open } = state
  const isStillPlaying = open.phase === 'drawing' && open.awaited.includes(seat)
  const finished: Event[] = isStillPlaying ? [{ type: 'finished', seat, token: null, at: timeIn(open, chance) }] : []
  return follow(state, [...finished, { type: 'seatRemoved', seat }], (next) => {
    const isTooFew = next.open.phase !== 'over' && next.open.seats.length < SEATS.min
    if (isTooFew) return follow(next, tellAll(next, chance), (told) => [endGame(told.open, chance)])
    switch (next.open.phase) {
      case 'understanding':
        return dealIfAllUnderstood(next, chance)
      case 'drawing':
        return endDrawingIfItIsOver(next, chance)
      case 'opening':
        // whoever could have answered is gone
        return next.open.heldFor === seat ? tellOn(next, chance) : tellOnIfAllWentOn(next, chance)
      case 'scoring':
        return tellOnIfAllWentOn(next, chance)
      case 'over':
        return []
    }
  })
}

/** Nobody waits for somebody who has gone away, or for a bot that has stepped in; where nobody is left, the clock decides. */
function presenceChanged(state: PictomaniaState, chance: Chance): readonly Event[] {
  const { phase, seats, vote } = state.open
  const isNobodyHere = seats.every((seat) => chance.who(seat) !== 'here')
  if (isNobodyHere) return []
  if (phase === 'opening' || phase === 'scoring') return tellOnIfAllWentOn(state, chance)
  return vote?.rosettes === null ? closeVoteIfAllVoted(state, chance) : []
}

/** A drawing was taken off: until its pile is opened, that counts as if its player had declared it wrong. While others draw it is only closed. */
export function drawingGone(state: PictomaniaState, seat: Seat, chance: Chance): readonly Event[] {
  const { phase, opened } = state.open
  if (phase !== 'opening' || opened.includes(seat) || sheetOf(state.open, seat).isWrong) return []
  return follow(state, [{ type: 'wrongDeclared', seat }], (next) => tellOnIfItWaitedFor(seat, next, chance))
}

/** A word on the stand was taken off before the deal: the next card takes the place of its card; where there is none, the others are enough. */
export function wordGone({ open, hidden }: PictomaniaState, letter: Letter, chance: Chance): readonly Event[] {
  const [by] = open.seats
  if (open.spareCards === 0 || by === undefined) return []
  const deck = deckOf(open.options, open.round)
  const card = topCard(open.options, open.round, hidden.cards[deck] ?? [])
  return [{ type: 'cardReplaced', by, letter, deck, card, due: due(open, 'understanding', chance) }]
}

const dealIfAllUnderstood = (state: PictomaniaState, chance: Chance): readonly Event[] =>
  state.open.awaited.length > 0 ? [] : [dealRound(state, chance)]

function dealRound({ open }: PictomaniaState, chance: Chance): Event {
  const bots = open.seats.filter((seat) => chance.who(seat) === 'bot')
  return {
    type: 'tasksDealt',
    tasks: dealTasks(open.seats, { bots, drawable: drawable(open), gone: gone(open) }, chance),
    ...tokensFor(open.seats.length, open.options.variant),
    began: chance.now,
    due: due(open, 'drawing', chance),
  }
}

function endDrawingIfItIsOver(state: PictomaniaState, chance: Chance): readonly Event[] {
  const { awaited, options, blackTokens } = state.open
  const theLastTokenIsTaken = options.variant === 'fast' && blackTokens.every(({ by }) => by !== null)
  return awaited.length === 0 || theLastTokenIsTaken ? endDrawing(state, chance) : []
}

/** Whoever still plays finishes without a token. */
function endDrawing({ open }: PictomaniaState, chance: Chance): readonly Event[] {
  const at = timeIn(open, chance)
  const finished = open.awaited.map((seat): Event => ({ type: 'finished', seat, token: null, at }))
  // what was taken off counts as a drawing of something else
  const wrong = drawersOf(open).filter((seat) => sheetOf(open, seat).isOff)
  return [
    ...finished,
    { type: 'drawingEnded', due: due(open, 'pensDown', chance) },
    ...wrong.map((seat): Event => ({ type: 'wrongDeclared', seat })),
  ]
}
