import { eachSeat, type State } from '@figment/game-kit'
import { forEachColour } from './by-colour.ts'
import { powerCard } from './power-deck.ts'
import type { Deal, Held, Open, Phase, TRex } from '../../types.ts'

export const EMPTY_HAND: Held = { card: null, actions: [], vote: null }
export const NO_TOKENS = { yay: 0, meh: 0 } as const

/** What playing is called: two together agree, others act. */
export const playing = (isTogether: boolean): Phase => (isTogether ? 'agreeing' : 'acting')

export function start({ options, hands, deck, actions, supply, isTogether, warmUp, countsDown, awaited, due }: Deal): State<TRex> {
  const seats = Object.keys(hands).map(Number)
  const row = forEachColour((colour) => actions[colour][0] ?? 0)
  const open: Open = {
    options,
    phase: warmUp ? 'warmingUp' : countsDown ? 'counting' : playing(isTogether),
    isTogether,
    round: 1,
    seats,
    awaited,
    scores: eachSeat(seats, 0),
    due,
    row,
    cardsLeft: deck.length,
    deck: 1,
    drawn: eachSeat(seats, 1),
    tokens: eachSeat(seats, NO_TOKENS),
    supply,
    fromBox: NO_TOKENS,
    offers: [],
    offersMade: 0,
    declined: null,
    duels: [],
    byeByes: [],
    choosing: null,
    goAt: null,
    owed: [],
    warmUp,
    answers: {},
    tieBreak: null,
    outcome: null,
    shownCards: [],
    winners: [],
  }
  return {
    open,
    held: Object.fromEntries(
      Object.entries(hands).map(([seat, id]) => {
        const card = powerCard(id)
        return [seat, { ...EMPTY_HAND, card, actions: card.colour ? [row[card.colour]] : [] }]
      }),
    ),
    hidden: {
      deck,
      lid: [],
      actions: forEachColour((colour) => ({ deck: actions[colour].slice(1), lid: [] })),
      votes: {},
    },
  }
}
