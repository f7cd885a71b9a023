import { heldBy, type Seat, type State, withoutSeat } from '@figment/game-kit'
import { isNumber, powerCard } from './power-deck.ts'
import { EMPTY_HAND, NO_TOKENS, playing } from './start.ts'
import type { Duel, Event, Held, Hidden, Open, TieBreak, TRex } from '../../types.ts'

export { start } from './start.ts'

type TRexState = State<TRex>
type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>

export function evolve(state: TRexState, event: Event): TRexState {
  const { open } = state
  switch (event.type) {
    case 'warmedUp':
      return show(state, {
        phase: event.next ? 'warmingUp' : playing(open.isTogether),
        warmUp: event.next,
        awaited: event.awaited,
        due: event.due,
      })
    case 'countingBegun':
      return show(state, { phase: 'counting', awaited: event.awaited, due: event.due })
    case 'goSaid':
      return show(state, { phase: playing(open.isTogether), goAt: event.at, awaited: event.awaited, due: event.due })
    case 'offerMade':
      return show(state, { offers: [...open.offers, event.offer], offersMade: event.offer.id })
    case 'offerTakenBack':
      return show(state, { offers: withoutOffer(open, event.offer) })
    case 'offerDeclined': {
      const declined = open.offers.find(({ id }) => id === event.offer) ?? null
      return show(state, { offers: withoutOffer(open, event.offer), declined })
    }
    case 'compared':
      return compare(state, event)
    case 'cardDiscarded':
      return discard(state, event.seat)
    case 'cardDrawn':
      return draw(state, event.seat)
    case 'byeByeSaid':
      return sayByeBye(state, event)
    case 'actionsReshuffled':
      return hide(state, { actions: { ...state.hidden.actions, [event.colour]: { deck: event.deck, lid: [] } } })
    case 'wildDrawn':
      return show(state, { choosing: event.seat, awaited: event.awaited, due: event.due })
    case 'deckRanOut':
      return show(state, { phase: 'reshuffling', owed: event.owed, awaited: event.awaited, due: event.due })
    case 'wentOn':
      return show(state, { awaited: withoutSeat(open.awaited, event.seat) })
    case 'deckReshuffled': {
      const change = {
        phase: playing(open.isTogether),
        deck: open.deck + 1,
        cardsLeft: event.deck.length,
        owed: [],
        awaited: event.awaited,
        due: event.due,
      }
      return show(hide(state, { deck: event.deck, lid: [] }), change)
    }
    case 'answered':
      return show(state, { answers: { ...open.answers, [event.seat]: event.answer }, awaited: event.awaited })
    case 'tieFound': {
      const tieBreak = { tied: event.tied, choices: event.choices, picked: [], votes: null }
      // whoever still had to choose a colour need not
      return show(state, { phase: 'picking', offers: [], choosing: null, tieBreak, awaited: event.awaited, due: event.due })
    }
    case 'actionPicked':
      return show(
        withTieBreak(state, ({ picked }) => ({ picked: [...picked, event.picked] })),
        { awaited: event.awaited },
      )
    case 'votingBegun':
      return show(state, { phase: 'voting', awaited: event.awaited, due: event.due })
    case 'voted':
      return show(
        hide(holding(state, event.seat, { vote: event.best }), {
          votes: { ...state.hidden.votes, [event.seat]: event.best },
        }),
        { awaited: withoutSeat(open.awaited, event.seat) },
      )
    case 'votesShown':
      return withTieBreak(state, () => ({ votes: event.votes }))
    case 'seatRemoved':
      return remove(state, event)
    case 'cardsShown':
      return show(state, { shownCards: event.cards })
    case 'gameEnded':
      return show(state, {
        phase: 'over',
        warmUp: null,
        offers: [],
        choosing: null,
        owed: [],
        awaited: [],
        due: null,
        winners: event.winners,
        outcome: event.outcome,
      })
  }
}

const show = (state: TRexState, change: Partial<Open>): TRexState => ({ ...state, open: { ...state.open, ...change } })

const hide = (state: TRexState, change: Partial<Hidden>): TRexState => ({ ...state, hidden: { ...state.hidden, ...change } })

const holding = (state: TRexState, seat: Seat, change: Partial<Held>): TRexState => ({
  ...state,
  held: { ...state.held, [seat]: { ...heldBy(state, seat), ...change } },
})

const withoutOffer = ({ offers }: Open, gone: number): Open['offers'] => offers.filter(({ id }) => id !== gone)

const withTieBreak = (state: TRexState, change: (tieBreak: TieBreak) => Partial<TieBreak>): TRexState => {
  const { tieBreak } = state.open
  return tieBreak ? show(state, { tieBreak: { ...tieBreak, ...change(tieBreak) } }) : state
}

/** The card goes to the lid, and the offer of it is withdrawn. */
function discard(state: TRexState, seat: Seat): TRexState {
  const { card } = heldBy(state, seat)
  const lid = card ? [...state.hidden.lid, card.id] : state.hidden.lid
  const emptied = holding(hide(state, { lid }), seat, EMPTY_HAND)
  return show(emptied, { offers: state.open.offers.filter(({ from }) => from !== seat) })
}

function draw(state: TRexState, seat: Seat): TRexState {
  const { open, hidden } = state
  const [top, ...deck] = hidden.deck
  if (top === undefined) throw new RangeError('the power deck is empty')
  const card = powerCard(top)
  const actions = isNumber(card) ? [open.row[card.colour]] : []
  const drawn = { ...open.drawn, [seat]: (open.drawn[seat] ?? 0) + 1 }
  return show(holding(hide(state, { deck }), seat, { card, actions }), { drawn, cardsLeft: deck.length })
}

function compare(state: TRexState, { duel, points, awaited }: Told<'compared'>): TRexState {
  const { duels, round, isTogether } = state.open
  const seats = duel.sides.map(({ seat }) => seat)
  const discarded = seats.reduce(discard, state)
  const scores = { ...state.open.scores }
  for (const seat of seats) scores[seat] = (scores[seat] ?? 0) + points
  const compared = show(discarded, { duels: [...duels, duel], round: round + 1, answers: {}, scores, awaited })
  return isTogether ? takeAway(compared, duel) : pay(compared, seats, duel)
}

/** Two who play together keep no tokens. */
function takeAway(state: TRexState, { tokens }: Duel): TRexState {
  const { supply } = state.open
  return show(state, { supply: { ...supply, yay: supply.yay - tokens.yay } })
}

/** What the supply lacks comes from the box. */
function pay(state: TRexState, seats: readonly Seat[], { tokens: each }: Duel): TRexState {
  const { supply, fromBox } = state.open
  const paid = { yay: each.yay * seats.length, meh: each.meh * seats.length }
  const lacking = { yay: Math.max(0, paid.yay - supply.yay), meh: Math.max(0, paid.meh - supply.meh) }
  const tokens = { ...state.open.tokens }
  for (const seat of seats) {
    const { yay, meh } = tokens[seat] ?? NO_TOKENS
    tokens[seat] = { yay: yay + each.yay, meh: meh + each.meh }
  }
  return show(state, {
    tokens,
    supply: { yay: supply.yay - paid.yay + lacking.yay, meh: supply.meh - paid.meh + lacking.meh },
    fromBox: { yay: fromBox.yay + lacking.yay, meh: fromBox.meh + lacking.meh },
  })
}

/** Goodbyes that everybody still sees; those before them are forgotten. */
const BYE_BYES_KEPT = 6

/** The active action goes to the lid, the next one takes its place; who was doing it may go on with it. */
function sayByeBye(state: TRexState, { seat, colour, at, awaited, due }: Told<'byeByeSaid'>): TRexState {
  const { open, hidden } = state
  const gone = open.row[colour]
  const [came, ...deck] = hidden.actions[colour].deck
  if (came === undefined) throw new RangeError(`no ${colour} action is left`)
  const isWild = open.choosing === seat
  const number = (open.byeByes.at(-1)?.number ?? 0) + 1
  const pile = { deck, lid: [...hidden.actions[colour].lid, gone] }
  const replaced = hide(discard(state, seat), { actions: { ...hidden.actions, [colour]: pile } })
  const held = Object.entries(replaced.held).map(([key, other]): [string, Held] => {
    const isDoingIt = isNumber(other.card) && other.card.colour === colour
    return [key, isDoingIt ? { ...other, actions: [came, ...other.actions.filter((action) => action !== came)] } : other]
  })
  return show(
    { ...replaced, held: Object.fromEntries(held) },
    {
      row: { ...open.row, [colour]: came },
      byeByes: [...open.byeByes, { number, seat, colour, gone, came, isWild, at }].slice(-BYE_BYES_KEPT),
      choosing: isWild ? null : open.choosing,
      awaited,
      due,
    },
  )
}

/** Their tokens leave the game, their card goes to the lid, offers to and from them are withdrawn, and so are votes. */
function remove(state: TRexState, { seat, votesLost, awaited, due }: Told<'seatRemoved'>): TRexState {
  const { open } = state
  const discarded = discard(state, seat)
  const { [seat]: _, ...held } = discarded.held
  const { [seat]: __, ...answers } = open.answers
  const gone = show(
    { ...discarded, held },
    {
      seats: withoutSeat(open.seats, seat),
      awaited,
      offers: discarded.open.offers.filter(({ to }) => to !== seat),
      owed: withoutSeat(open.owed, seat),
      tokens: { ...open.tokens, [seat]: NO_TOKENS },
      scores: open.isTogether ? open.scores : { ...open.scores, [seat]: 0 },
      answers,
      choosing: open.choosing === seat ? null : open.choosing,
      due,
    },
  )
  const untied = withTieBreak(gone, ({ tied }) => ({ tied: withoutSeat(tied, seat) }))
  const withoutVote = [seat, ...votesLost]
  const votes = Object.fromEntries(Object.entries(untied.hidden.votes).filter(([voter]) => !withoutVote.includes(Number(voter))))
  return votesLost.reduce((next, voter) => holding(next, voter, { vote: null }), hide(untied, { votes }))
}
