import { eachSeat, heldBy, type Seat, type State, withoutSeat } from '@figment/game-kit'
import type { Card, Deal, Dixit, Event, Held, Told } from '../../types.ts'

type DixitState = State<Dixit>

export function start(deal: Deal): DixitState {
  const seats = Object.keys(deal.hands).map(Number)
  return {
    open: {
      options: deal.options,
      phase: deal.storyteller === null ? 'claiming' : 'telling',
      round: 1,
      seats,
      awaited: deal.storyteller === null ? seats : [deal.storyteller],
      scores: eachSeat(seats, 0),
      due: deal.due,
      storyteller: deal.storyteller,
      clue: null,
      clueKind: 'said',
      clip: null,
      toGive: deal.toGive,
      laid: [],
      told: [],
      pileLeft: deal.pile.length,
      isLastRound: false,
      winners: [],
    },
    held: Object.fromEntries(seats.map((seat) => [seat, { hand: deal.hands[seat] ?? [], given: [], vote: null }])),
    hidden: { pile: deal.pile, discard: [] },
  }
}

export function evolve(state: DixitState, event: Event): DixitState {
  const { open, hidden } = state
  switch (event.type) {
    case 'storyClaimed':
      return { ...state, open: { ...open, phase: 'telling', storyteller: event.seat, awaited: [event.seat], due: event.due } }
    case 'turnPassed':
      return { ...state, open: { ...open, storyteller: event.to, awaited: [event.to], due: event.due } }
    case 'clueTold': {
      const storyteller = storytellerOf(state)
      const given = giveFromHand(heldBy(state, storyteller), [event.card])
      return {
        ...holding(state, storyteller, given),
        open: {
          ...open,
          phase: 'giving',
          clue: event.clue,
          clueKind: event.kind,
          clip: event.clip,
          awaited: event.awaited,
          due: event.due,
        },
      }
    }
    case 'cardsGiven': {
      const given = giveFromHand(heldBy(state, event.seat), event.cards)
      return { ...holding(state, event.seat, given), open: { ...open, awaited: withoutSeat(open.awaited, event.seat) } }
    }
    case 'cardsLaid':
      return { ...state, open: { ...open, phase: 'voting', laid: event.laid, awaited: event.awaited, due: event.due } }
    case 'voteCast': {
      const voted = { ...heldBy(state, event.seat), vote: event.number }
      return { ...holding(state, event.seat, voted), open: { ...open, awaited: withoutSeat(open.awaited, event.seat) } }
    }
    case 'roundScored': {
      const told: Told = {
        round: open.round,
        storyteller: storytellerOf(state),
        clue: open.clue ?? '',
        kind: open.clueKind,
        clip: open.clip,
        laid: open.laid,
        owners: event.owners,
        votes: event.votes,
        points: event.points,
      }
      const scores = { ...open.scores }
      for (const { seat, points } of event.points) scores[seat] = (scores[seat] ?? 0) + points
      return {
        ...state,
        open: {
          ...open,
          phase: 'scoring',
          scores,
          told: [...open.told, told],
          isLastRound: event.isLastRound,
          awaited: open.seats,
          due: event.due,
        },
      }
    }
    case 'wentOn':
      return { ...state, open: { ...open, awaited: withoutSeat(open.awaited, event.seat) } }
    case 'roundVoided':
      return open.phase === 'giving' ? everybody(state, takeBack) : clearTable(state)
    case 'handsRefilled': {
      const cleared = open.phase === 'scoring' ? clearTable(state) : state
      const pile = event.reshuffled ?? cleared.hidden.pile
      const left = pile.slice(event.drawn.length)
      const held = { ...cleared.held }
      for (const [seat, card] of event.drawn) {
        const drawer = held[seat]
        if (drawer) held[seat] = { ...drawer, hand: [...drawer.hand, card] }
      }
      return {
        open: { ...cleared.open, pileLeft: left.length },
        held,
        hidden: { pile: left, discard: event.reshuffled ? [] : cleared.hidden.discard },
      }
    }
    case 'roundBegun':
      return {
        ...state,
        open: {
          ...open,
          phase: 'telling',
          round: open.round + 1,
          storyteller: event.storyteller,
          awaited: [event.storyteller],
          clue: null,
          clueKind: 'said',
          clip: null,
          toGive: event.toGive,
          due: event.due,
        },
      }
    case 'seatRemoved': {
      const { [event.seat]: gone, ...held } = state.held
      // what already lies on the table stays there until the round is cleared away
      const cards = gone ? [...gone.hand, ...gone.given.filter((card) => !open.laid.includes(card))] : []
      return {
        open: { ...open, seats: withoutSeat(open.seats, event.seat), awaited: withoutSeat(open.awaited, event.seat) },
        held,
        hidden: { ...hidden, discard: [...hidden.discard, ...cards] },
      }
    }
    case 'gameEnded':
      return { ...state, open: { ...open, phase: 'over', awaited: [], due: null, winners: event.winners } }
  }
}

function storytellerOf(state: DixitState): Seat {
  const { storyteller } = state.open
  if (storyteller === null) throw new RangeError('nobody tells')
  return storyteller
}

const holding = (state: DixitState, seat: Seat, held: Held): DixitState => ({ ...state, held: { ...state.held, [seat]: held } })

const everybody = (state: DixitState, change: (held: Held) => Held): DixitState => ({
  ...state,
  held: Object.fromEntries(Object.entries(state.held).map(([seat, held]) => [seat, change(held)])),
})

const takeBack = (held: Held): Held => ({ hand: [...held.hand, ...held.given], given: [], vote: null })

/** Cards given before go back to the hand: a choice can be changed. */
function giveFromHand(held: Held, cards: readonly Card[]): Held {
  const { hand } = takeBack(held)
  return { ...held, hand: hand.filter((card) => !cards.includes(card)), given: cards }
}

const clearTable = (state: DixitState): DixitState => ({
  ...everybody(state, (held) => ({ ...held, given: [], vote: null })),
  open: { ...state.open, laid: [] },
  hidden: { ...state.hidden, discard: [...state.hidden.discard, ...state.open.laid] },
})
