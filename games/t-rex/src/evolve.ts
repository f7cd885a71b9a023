import { type Seat, withoutSeat } from '@figment/game-kit'
import { isNumber, powerCard } from './power-deck.ts'
import { scoreOf } from './scoring.ts'
import { EMPTY_HAND, NO_TOKENS } from './start.ts'
import { heldBy, isInPlay, judgesIn, mayPick, playing, type TRexState } from './table-talk.ts'
import { ACTIONS_OF_A_TIE, BYE_BYES_KEPT, type Duel, type Event, type Held, type Hidden, type Open, type TieBreak } from './types.ts'

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>

/** The events so far, and what follows from them. */
export function following(state: TRexState, events: readonly Event[], follow: (next: TRexState) => readonly Event[]): readonly Event[] {
  return [...events, ...follow(events.reduce(evolve, state))]
}

export function evolve(state: TRexState, event: Event): TRexState {
  const { open } = state
  switch (event.type) {
    case 'warmedUp':
      return event.next
        ? show(state, { warmUp: event.next, awaited: [event.next.seat], due: event.due })
        : show(state, { phase: playing(open), warmUp: null, awaited: open.seats, due: event.due })
    case 'offerMade':
      return show(state, { offers: [...open.offers, event.offer], offersMade: event.offer.id })
    case 'offerTakenBack':
      return show(state, { offers: withoutOffer(open, event.offer) })
    case 'offerDeclined': {
      const declined = open.offers.find(({ id }) => id === event.offer) ?? null
      return show(state, { offers: withoutOffer(open, event.offer), declined })
    }
    case 'compared':
      return compare(state, event.duel)
    case 'cardDiscarded':
      return discard(state, event.seat)
    case 'cardDrawn':
      return draw(state, event.seat)
    case 'byeByeSaid':
      return sayByeBye(state, event)
    case 'actionsReshuffled':
      return hide(state, { actions: { ...state.hidden.actions, [event.colour]: { deck: event.deck, lid: [] } } })
    case 'wildDrawn':
      return waitForAnswers(show(state, { choosing: event.seat, due: event.due }))
    case 'deckRanOut':
      return show(state, { phase: 'reshuffling', owed: event.owed, awaited: open.seats, due: event.due })
    case 'wentOn':
      return show(state, { awaited: withoutSeat(open.awaited, event.seat) })
    case 'deckReshuffled': {
      const change = {
        phase: playing(open),
        deck: open.deck + 1,
        cardsLeft: event.deck.length,
        owed: [],
        awaited: open.seats,
        due: event.due,
      }
      return waitForAnswers(show(hide(state, { deck: event.deck, lid: [] }), change))
    }
    case 'answered':
      return waitForAnswers(show(state, { answers: { ...open.answers, [event.seat]: event.answer } }))
    case 'tieFound': {
      const tieBreak = { tied: event.tied, choices: event.choices, picked: [], votes: null }
      return waitForJudges(show(state, { phase: 'picking', offers: [], tieBreak, due: event.due }))
    }
    case 'actionPicked':
      return waitForJudges(withTieBreak(state, ({ picked }) => ({ picked: [...picked, event.picked] })))
    case 'votingBegun':
      return show(state, { phase: 'voting', awaited: judgesIn(open), due: event.due })
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
      return remove(state, event.seat)
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

function compare(state: TRexState, duel: Duel): TRexState {
  const seats = duel.sides.map(({ seat }) => seat)
  const discarded = seats.reduce(discard, state)
  const compared = show(discarded, { duels: [...state.open.duels, duel], round: state.open.round + 1, answers: {} })
  return waitForAnswers(state.open.isTogether ? takeAway(compared, duel) : pay(compared, seats, duel))
}

/** Two who play together have one score: what they removed. */
function takeAway(state: TRexState, { tokens }: Duel): TRexState {
  const { supply, seats, scores } = state.open
  const removed = Math.min(tokens.yay, supply.yay)
  return show(state, {
    supply: { ...supply, yay: supply.yay - removed },
    scores: Object.fromEntries(seats.map((seat) => [seat, (scores[seat] ?? 0) + removed])),
  })
}

/** What the supply lacks comes from the box. */
function pay(state: TRexState, seats: readonly Seat[], { tokens: each }: Duel): TRexState {
  const { supply, fromBox } = state.open
  const paid = { yay: each.yay * seats.length, meh: each.meh * seats.length }
  const lacking = { yay: Math.max(0, paid.yay - supply.yay), meh: Math.max(0, paid.meh - supply.meh) }
  const tokens = { ...state.open.tokens }
  const scores = { ...state.open.scores }
  for (const seat of seats) {
    const { yay, meh } = tokens[seat] ?? NO_TOKENS
    const now = { yay: yay + each.yay, meh: meh + each.meh }
    tokens[seat] = now
    scores[seat] = scoreOf(now)
  }
  return show(state, {
    tokens,
    scores,
    supply: { yay: supply.yay - paid.yay + lacking.yay, meh: supply.meh - paid.meh + lacking.meh },
    fromBox: { yay: fromBox.yay + lacking.yay, meh: fromBox.meh + lacking.meh },
  })
}

/** The active action goes to the lid, the next one takes its place; who was doing it may go on with it. */
function sayByeBye(state: TRexState, { seat, colour, at }: Told<'byeByeSaid'>): TRexState {
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
  const said = show(
    { ...replaced, held: Object.fromEntries(held) },
    {
      row: { ...open.row, [colour]: came },
      byeByes: [...open.byeByes, { number, seat, colour, gone, came, isWild, at }].slice(-BYE_BYES_KEPT),
      choosing: isWild ? null : open.choosing,
      due: isWild ? null : open.due,
    },
  )
  return waitForAnswers(said)
}

/** Two who play together: who has not answered is awaited, both while they disagree, and before all who has to choose. */
function waitForAnswers(state: TRexState): TRexState {
  const { phase, seats, answers, choosing } = state.open
  if (phase !== 'agreeing') return state
  const silent = seats.filter((seat) => !answers[seat])
  if (choosing !== null) return show(state, { awaited: [choosing] })
  return show(state, { awaited: silent.length > 0 ? silent : seats })
}

function waitForJudges(state: TRexState): TRexState {
  const { open } = state
  const isEnough = (open.tieBreak?.picked.length ?? 0) >= ACTIONS_OF_A_TIE
  return show(state, { awaited: isEnough ? [] : judgesIn(open).filter((judge) => mayPick(open, judge)) })
}

/** Their tokens leave the game, their card goes to the lid, offers to and from them are withdrawn, and so are votes. */
function remove(state: TRexState, seat: Seat): TRexState {
  const { open } = state
  const discarded = discard(state, seat)
  const { [seat]: _, ...held } = discarded.held
  const { [seat]: __, ...answers } = open.answers
  const isChoosing = open.choosing === seat
  const gone = show(
    { ...discarded, held },
    {
      seats: withoutSeat(open.seats, seat),
      awaited: withoutSeat(open.awaited, seat),
      offers: discarded.open.offers.filter(({ to }) => to !== seat),
      owed: withoutSeat(open.owed, seat),
      tokens: { ...open.tokens, [seat]: NO_TOKENS },
      scores: open.isTogether ? open.scores : { ...open.scores, [seat]: 0 },
      answers,
      choosing: isChoosing ? null : open.choosing,
      due: isChoosing && isInPlay(open) ? null : open.due,
    },
  )
  return open.tieBreak ? voteAgain(gone, seat) : gone
}

/** Who voted for somebody gone votes again. */
function voteAgain(state: TRexState, gone: Seat): TRexState {
  const without = withTieBreak(state, ({ tied }) => ({ tied: withoutSeat(tied, gone) }))
  if (without.open.phase === 'picking') return waitForJudges(without)
  const votes = Object.fromEntries(Object.entries(without.hidden.votes).filter(([voter, best]) => Number(voter) !== gone && best !== gone))
  const asked = judgesIn(without.open).filter((judge) => votes[judge] === undefined)
  const cleared = asked.reduce((next, judge) => holding(next, judge, { vote: null }), without)
  return show(hide(cleared, { votes }), { awaited: asked })
}
