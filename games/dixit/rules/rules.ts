import {
  type Chance,
  type Decision,
  dueIn,
  following,
  heldBy,
  leaders,
  pick,
  refused,
  type Rules,
  type Seat,
  shuffled,
  type State,
} from '@figment/game-kit'
import { readText } from '@figment/i18n'
import { DREAMS } from '@figment/pictures'
import { evolve, start } from './effects/evolve.ts'
import { moveSchema, optionsSchema } from './schemas.ts'
import { score } from './scoring.ts'
import { cardsToGive, handSize } from '../open/hands.ts'
import { isLastRound } from '../open/last-round.ts'
import { nextTeller } from '../open/next-teller.ts'
import { SECONDS } from '../open/seconds.ts'
import { votersOf } from '../open/voters.ts'
import {
  CARDS,
  type Card,
  CLUE_LENGTH,
  type Deal,
  type Dixit,
  type Event,
  type Move,
  type Open,
  type Options,
  type Points,
  SEATS,
  type Told,
} from '../types.ts'

type DixitState = State<Dixit>
type DixitDecision = Decision<Dixit>

export const rules: Rules<Dixit> = {
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

function cardsOf(pictures: Options['pictures'], chance: Chance): readonly Card[] {
  if (pictures !== 'mixed') return DREAMS[pictures]
  return [DREAMS.first, DREAMS.second].flatMap((set) => shuffled(chance, set).slice(0, CARDS / 2))
}

function deal(seats: readonly Seat[], options: Options, chance: Chance): Deal {
  const deck = shuffled(chance, cardsOf(options.pictures, chance))
  const size = handSize(seats.length)
  const hands = Object.fromEntries(seats.map((seat, at) => [seat, deck.slice(at * size, (at + 1) * size)]))
  const storyteller = options.firstStoryteller === 'random' ? pick(chance, seats) : null
  const phase = storyteller === null ? 'claiming' : 'telling'
  return {
    options,
    hands,
    pile: deck.slice(seats.length * size),
    storyteller,
    toGive: cardsToGive(seats.length),
    due: dueIn(SECONDS[phase], options.timers, storyteller === null ? seats : [storyteller], chance),
  }
}

function decide(state: DixitState, move: Move, by: Seat, chance: Chance): DixitDecision {
  switch (move.type) {
    case 'claimStory':
      return claimStory(state, by, chance)
    case 'tellClue':
      return tellClue(state, move, by, chance)
    case 'giveCards':
      return giveCards(state, move.cards, by, chance)
    case 'vote':
      return vote(state, move.number, by, chance)
    case 'goOn':
      return goOn(state, by, chance)
  }
}

function claimStory({ open }: DixitState, by: Seat, chance: Chance): DixitDecision {
  if (open.phase === 'telling' && open.round === 1) return refused('storyAlreadyClaimed')
  if (open.phase !== 'claiming') return refused('notNow')
  return [{ type: 'storyClaimed', seat: by, due: dueForTeller(open, by, chance) }]
}

function tellClue(state: DixitState, move: Extract<Move, { type: 'tellClue' }>, by: Seat, chance: Chance): DixitDecision {
  const { open } = state
  if (open.phase !== 'telling') return refused('notNow')
  if (open.storyteller !== by) return refused('notTheStoryteller')
  if (!heldBy(state, by).hand.includes(move.card)) return refused('notYourCard')
  const { kind = 'said', clip = null } = move
  const isRecordedSpeech = kind === 'said' && clip !== null
  const isOfTheVariant = kind === 'sung' || kind === 'mimed' || isRecordedSpeech
  if (isOfTheVariant && open.options.clues === 'words') return refused('onlyWords')
  const clue = readText(move.clue, CLUE_LENGTH)
  if (clue === null) return refused('clueTooLong')
  if (clue === '' && kind === 'said') return refused('clueEmpty')
  return [{ type: 'clueTold', card: move.card, clue, kind, clip, awaited: votersOf(open), due: due(open, 'giving', chance) }]
}

function giveCards(state: DixitState, cards: readonly Card[], by: Seat, chance: Chance): DixitDecision {
  const { open } = state
  if (open.phase !== 'giving') return refused('notNow')
  if (open.storyteller === by) return refused('storytellerWaits')
  if (cards.length !== open.toGive) return refused('wrongNumberOfCards')
  if (new Set(cards).size !== cards.length) return refused('sameCardTwice')
  const { hand, given } = heldBy(state, by)
  if (!cards.every((card) => hand.includes(card) || given.includes(card))) return refused('notYourCard')
  return follow(state, [{ type: 'cardsGiven', seat: by, cards }], (next) => layIfAllGave(next, chance))
}

function vote(state: DixitState, number: number, by: Seat, chance: Chance): DixitDecision {
  const { open } = state
  if (open.phase !== 'voting') return refused('notNow')
  if (open.storyteller === by) return refused('storytellerWaits')
  const card = open.laid[number - 1]
  if (card === undefined) return refused('noSuchNumber')
  if (heldBy(state, by).given.includes(card)) return refused('ownCard')
  return follow(state, [{ type: 'voteCast', seat: by, number }], (next) => scoreIfAllVoted(next, chance))
}

function goOn(state: DixitState, by: Seat, chance: Chance): DixitDecision {
  if (state.open.phase !== 'scoring') return refused('notNow')
  if (!state.open.awaited.includes(by)) return []
  return follow(state, [{ type: 'wentOn', seat: by }], (next) => nextRoundIfAllWentOn(next, chance))
}

function expire(state: DixitState, chance: Chance): readonly Event[] {
  const { open } = state
  switch (open.phase) {
    case 'claiming': {
      const seat = pick(chance, open.seats)
      return [{ type: 'storyClaimed', seat, due: dueForTeller(open, seat, chance) }]
    }
    case 'telling':
      return [passTurn(open, chance)]
    case 'giving': {
      const byChance: Event[] = open.awaited.map((seat) => ({
        type: 'cardsGiven',
        seat,
        cards: shuffled(chance, heldBy(state, seat).hand).slice(0, open.toGive),
      }))
      return follow(state, byChance, (next) => layIfAllGave(next, chance))
    }
    case 'voting':
      return [scoreRound(state, chance)]
    case 'scoring':
      return nextRound(state, chance)
    case 'over':
      return []
  }
}

function leave(state: DixitState, seat: Seat, chance: Chance): readonly Event[] {
  const theStorytellerLeft = state.open.storyteller === seat
  return follow(state, [{ type: 'seatRemoved', seat }], (next) => {
    const { open } = next
    if (open.seats.length < SEATS[open.options.edition].min) return [endGame(open)]
    switch (open.phase) {
      case 'telling':
        return theStorytellerLeft ? [passTurn(open, chance)] : []
      case 'giving':
        return theStorytellerLeft ? voidRound(next, chance) : layIfAllGave(next, chance)
      case 'voting':
        return theStorytellerLeft ? voidRound(next, chance) : scoreIfAllVoted(next, chance)
      case 'scoring':
        return nextRoundIfAllWentOn(next, chance)
      case 'claiming':
      case 'over':
        return []
    }
  })
}

/** Nothing more is paid: whose the cards are and who voted for what is shown, and the points so far decide. */
function end(state: DixitState): readonly Event[] {
  const { open } = state
  if (open.phase !== 'giving' && open.phase !== 'voting') return [endGame(open)]
  const given = open.seats.flatMap((seat) => heldBy(state, seat).given)
  const laid: Event[] = open.phase === 'giving' ? [{ type: 'cardsLaid', laid: given, awaited: [], due: null }] : []
  return follow(state, laid, (next) => [{ type: 'roundScored', ...shown(next), points: [], isLastRound: true, due: null }, endGame(open)])
}

const follow = following(evolve)

const due = (open: Open, phase: 'giving' | 'voting' | 'scoring', chance: Chance) =>
  dueIn(SECONDS[phase], open.options.timers, phase === 'scoring' ? open.seats : votersOf(open), chance)

const dueForTeller = (open: Open, teller: Seat, chance: Chance) => dueIn(SECONDS.telling, open.options.timers, [teller], chance)

function passTurn(open: Open, chance: Chance): Event {
  const to = nextTeller(open)
  return { type: 'turnPassed', to, due: dueForTeller(open, to, chance) }
}

function layIfAllGave(state: DixitState, chance: Chance): readonly Event[] {
  const { open } = state
  if (open.awaited.length > 0) return []
  const given = open.seats.flatMap((seat) => heldBy(state, seat).given)
  return [{ type: 'cardsLaid', laid: shuffled(chance, given), awaited: votersOf(open), due: due(open, 'voting', chance) }]
}

const scoreIfAllVoted = (state: DixitState, chance: Chance): readonly Event[] =>
  state.open.awaited.length > 0 ? [] : [scoreRound(state, chance)]

/** Whose each card is, and who voted for which. */
function shown(state: DixitState): Pick<Told, 'owners' | 'votes'> {
  const { open } = state
  const votes: Record<Seat, number> = {}
  for (const seat of votersOf(open)) {
    const cast = heldBy(state, seat).vote
    if (cast !== null) votes[seat] = cast
  }
  return { owners: open.laid.map((card) => open.seats.find((seat) => heldBy(state, seat).given.includes(card)) ?? null), votes }
}

function scoreRound(state: DixitState, chance: Chance): Event {
  const { open } = state
  const voters = votersOf(open)
  const { owners, votes } = shown(state)
  const points = score({
    edition: open.options.edition,
    storyteller: open.storyteller ?? -1,
    voters,
    votes,
    owners,
    threePlayers: open.toGive === 2,
  })
  return {
    type: 'roundScored',
    owners,
    votes,
    points,
    isLastRound: isLastRound({ ...open, phase: 'scoring', scores: withPoints(open.scores, points) }),
    due: due(open, 'scoring', chance),
  }
}

function withPoints(scores: Open['scores'], points: readonly Points[]): Open['scores'] {
  const sums = { ...scores }
  for (const { seat, points: got } of points) sums[seat] = (sums[seat] ?? 0) + got
  return sums
}

const nextRoundIfAllWentOn = (state: DixitState, chance: Chance): readonly Event[] =>
  state.open.awaited.length > 0 ? [] : nextRound(state, chance)

export const voidRound = (state: DixitState, chance: Chance): readonly Event[] =>
  follow(state, [{ type: 'roundVoided' }], (next) => nextRound(next, chance))

function nextRound(state: DixitState, chance: Chance): readonly Event[] {
  const { open } = state
  const someoneReachedTheTarget = open.options.edition === '2021' && isLastRound(open)
  if (someoneReachedTheTarget) return [endGame(open)]
  return follow(state, [refill(state, chance)], (next) => {
    const lastCardDrawn = open.options.edition === 'classic' && next.open.pileLeft === 0
    if (lastCardDrawn) return [endGame(next.open)]
    const storyteller = nextTeller(next.open)
    return [
      { type: 'roundBegun', storyteller, toGive: cardsToGive(next.open.seats.length), due: dueForTeller(next.open, storyteller, chance) },
    ]
  })
}

const endGame = (open: Open): Event => ({ type: 'gameEnded', winners: leaders(open) })

/** Who draws, card by card: from the storyteller's left, one each, until every hand is full. */
function shortages({ open, held }: DixitState): Seat[] {
  const first = open.seats.indexOf(nextTeller(open))
  const order = [...open.seats.slice(first), ...open.seats.slice(0, first)]
  const size = handSize(open.seats.length)
  const draws: Seat[] = []
  for (let cards = 0; cards < size; cards++) {
    for (const seat of order) if ((held[seat]?.hand.length ?? size) + cards < size) draws.push(seat)
  }
  return draws
}

function refill(state: DixitState, chance: Chance): Event {
  const { open, hidden } = state
  const draws = shortages(state)
  const pileIsShort = hidden.pile.length < draws.length
  const reshuffled =
    pileIsShort && open.options.edition === '2021' ? shuffled(chance, [...hidden.pile, ...hidden.discard, ...open.laid]) : null
  const pile = reshuffled ?? hidden.pile
  const drawn = draws.slice(0, pile.length).map((seat, at): [Seat, Card] => [seat, pile[at] as Card])
  return { type: 'handsRefilled', drawn, reshuffled }
}
