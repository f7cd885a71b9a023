import { type Chance, type Decision, dueIn, heldBy, pick, refused, type Rules, type Seat, shuffled } from '@figment/game-kit'
import { actionDeck } from './actions.ts'
import { forEachColour } from './effects/by-colour.ts'
import { goAt } from './clock.ts'
import { compareCards, turnBoth } from './comparing.ts'
import { drawCards, reshuffleIfAllWentOn, sayByeBye } from './drawing.ts'
import { evolve, start } from './effects/evolve.ts'
import { end, expire, leave, warmOn } from './interruptions.ts'
import { isNumber, POWER_CARDS } from './effects/power-deck.ts'
import { moveSchema, optionsSchema } from './schemas.ts'
import { SECONDS } from '../open/seconds.ts'
import { isInPlay, mayPick, offerBy, playersIn } from '../open/awaited.ts'
import type { TRexState } from './number-held.ts'
import { actionsPicked, countIfAllVoted, tieBreakOf, voteIfAllIsPicked } from './tie-break.ts'
import { tokensFor } from './tokens.ts'
import {
  type ActionId,
  COLOURS,
  type Deal,
  type Event,
  type Move,
  type Offer,
  type Open,
  type Options,
  type Refusal,
  type TRex,
} from '../types.ts'
import { follow } from './follow.ts'

type TRexDecision = Decision<TRex>
type Asked<T extends Move['type']> = Extract<Move, { readonly type: T }>

export const rules: Rules<TRex> = {
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

function deal(seats: readonly Seat[], options: Options, chance: Chance, timesBefore?: number): Deal {
  const isFirstGame = timesBefore === 0
  const cards = shuffled(chance, POWER_CARDS)
  // a Bye-bye that would be dealt is shuffled back
  const dealt = cards.filter(isNumber).slice(0, seats.length)
  const left = cards.filter((card) => !dealt.some(({ id }) => id === card.id))
  const actions = forEachColour((colour) => actionDeck(colour, chance, { isFirstGame }))
  const [first = 0] = seats
  // newcomers warm up with what is seen from everywhere
  const warmUpColour = isFirstGame ? 'red' : pick(chance, COLOURS)
  // whoever has played here before knows how strong a 3 is
  const isWarm = options.warmUp === 'off' || (timesBefore ?? 0) > 0
  const warmUp = isWarm ? null : { action: actions[warmUpColour][0] ?? 0, seat: first, strength: 1 }
  return {
    options,
    hands: Object.fromEntries(seats.map((seat, at) => [seat, dealt[at]?.id ?? 0])),
    deck: shuffled(chance, left).map(({ id }) => id),
    actions,
    supply: tokensFor(seats.length),
    isTogether: seats.length === 2,
    warmUp,
    countsDown: warmUp === null,
    awaited: warmUp ? [first] : [],
    due: warmUp ? dueIn(SECONDS.warmingUp, options.timers, [first], chance) : goAt(seats, chance),
  }
}

function decide(state: TRexState, move: Move, by: Seat, chance: Chance): TRexDecision {
  switch (move.type) {
    case 'warmUp':
      return warmUp(state, move, by, chance)
    case 'offer':
      return offer(state, move, by, chance)
    case 'takeBack':
      return takeBack(state.open, move, by)
    case 'accept':
      return accept(state, move, by, chance)
    case 'decline':
      return decline(state.open, move, by)
    case 'skip':
      return skip(state, move, by, chance)
    case 'sayByeBye':
      return chooseColour(state, move, by, chance)
    case 'answer':
      return answer(state, move, by, chance)
    case 'goOn':
      return goOn(state, move, by, chance)
    case 'pickAction':
      return pickAction(state, move.action, by, chance)
    case 'vote':
      return vote(state, move.best, by)
  }
}

function warmUp(state: TRexState, { strength }: Asked<'warmUp'>, by: Seat, chance: Chance): TRexDecision {
  const now = state.open.warmUp
  if (!now) return refused('notNow')
  if (now.seat !== by || now.strength !== strength) return refused('notYourTurn')
  return warmOn(state, now, chance)
}

function offer(state: TRexState, { card, to }: Asked<'offer'>, by: Seat, chance: Chance): TRexDecision {
  const { open } = state
  const refusal = refuseActing(state, card, by)
  if (refusal) return refused(refusal)
  if (to === by) return refused('notYourself')
  if (!open.seats.includes(to)) return refused('noSuchPlayer')
  // both hold out their cards to each other
  const theyOfferedToo = offerBy(open, to)?.to === by
  if (theyOfferedToo) return compareCards(state, [to, by], chance)
  const before = offerBy(open, by)
  if (before?.to === to) return []
  const takenBack: Event[] = before ? [{ type: 'offerTakenBack', offer: before.id }] : []
  return [...takenBack, { type: 'offerMade', offer: { id: open.offersMade + 1, from: by, to, at: chance.now } }]
}

function takeBack(open: Open, { offer }: Asked<'takeBack'>, by: Seat): TRexDecision {
  if (open.phase !== 'acting') return refused('notNow')
  return offerBy(open, by)?.id === offer ? [{ type: 'offerTakenBack', offer }] : refused('offerGone')
}

function accept(state: TRexState, { offer, card }: Asked<'accept'>, by: Seat, chance: Chance): TRexDecision {
  const refusal = refuseActing(state, card, by)
  if (refusal) return refused(refusal)
  const made = offerTo(state.open, by, offer)
  return made ? compareCards(state, [made.from, by], chance) : refused('offerGone')
}

function decline(open: Open, { offer }: Asked<'decline'>, by: Seat): TRexDecision {
  if (open.phase !== 'acting') return refused('notNow')
  return offerTo(open, by, offer) ? [{ type: 'offerDeclined', offer }] : refused('offerGone')
}

function skip(state: TRexState, { card }: Asked<'skip'>, by: Seat, chance: Chance): TRexDecision {
  const refusal = refuseActing(state, card, by)
  if (refusal) return refused(refusal)
  return follow(state, [{ type: 'cardDiscarded', seat: by }], (next) => drawCards(next, [by], chance))
}

/** What the wild Bye-bye is for. */
function chooseColour(state: TRexState, { card, colour }: Asked<'sayByeBye'>, by: Seat, chance: Chance): TRexDecision {
  const { open } = state
  if (!isInPlay(open)) return refused('notNow')
  if (open.drawn[by] !== card) return refused('cardChanged')
  return open.choosing === by ? sayByeBye(state, { seat: by, colour, others: [] }, chance) : refused('notNow')
}

function answer(state: TRexState, { card, answer }: Asked<'answer'>, by: Seat, chance: Chance): TRexDecision {
  const { open } = state
  if (open.phase !== 'agreeing') return refused('notNow')
  if (open.drawn[by] !== card) return refused('cardChanged')
  if (!open.seats.every((seat) => isNumber(heldBy(state, seat).card))) return refused('bothNeedCards')
  if (open.answers[by] === answer) return []
  const awaited = playersIn({ ...open, answers: { ...open.answers, [by]: answer } })
  return follow(state, [{ type: 'answered', seat: by, answer, awaited }], (next) => {
    const bothSayTheSame = open.seats.every((seat) => next.open.answers[seat] === answer)
    return bothSayTheSame ? turnBoth(next, answer, chance) : []
  })
}

function goOn(state: TRexState, { deck }: Asked<'goOn'>, by: Seat, chance: Chance): TRexDecision {
  const { open } = state
  if (open.phase !== 'reshuffling') return refused('notNow')
  const isLate = deck !== open.deck
  if (isLate || !open.awaited.includes(by)) return []
  return follow(state, [{ type: 'wentOn', seat: by }], (next) => reshuffleIfAllWentOn(next, chance))
}

function pickAction(state: TRexState, action: ActionId, by: Seat, chance: Chance): TRexDecision {
  const { open } = state
  if (open.phase !== 'picking') return refused('notNow')
  const { tied, choices, picked } = tieBreakOf(state)
  if (tied.includes(by)) return refused('tiedMayNot')
  if (!choices.includes(action)) return refused('noSuchAction')
  if (picked.some((one) => one.action === action)) return refused('actionPickedAlready')
  if (!mayPick(open, by)) return refused('youPickedAlready')
  return follow(state, actionsPicked(state, [{ by, action }]), (next) => voteIfAllIsPicked(next, chance))
}

function vote(state: TRexState, best: Seat, by: Seat): TRexDecision {
  if (state.open.phase !== 'voting') return refused('notNow')
  const { tied } = tieBreakOf(state)
  if (tied.includes(by)) return refused('tiedMayNot')
  if (!tied.includes(best)) return refused('notTied')
  if (heldBy(state, by).vote === best) return []
  return follow(state, [{ type: 'voted', seat: by, best }], countIfAllVoted)
}

/** A move about one's own card: it must be the card that its maker saw, and have a number. */
function refuseActing(state: TRexState, card: number, by: Seat): Refusal | null {
  if (state.open.phase !== 'acting') return 'notNow'
  if (state.open.drawn[by] !== card) return 'cardChanged'
  return isNumber(heldBy(state, by).card) ? null : 'chooseFirst'
}

const offerTo = ({ offers }: Open, to: Seat, wanted: number): Offer | undefined =>
  offers.find((made) => made.id === wanted && made.to === to)
