import { type Chance, heldBy, type Seat, shuffled } from '@figment/game-kit'
import { evolve } from './effects/evolve.ts'
import { isNumber } from './effects/power-deck.ts'
import { due } from './clock.ts'
import { playersIn } from '../open/awaited.ts'
import type { TRexState } from './number-held.ts'
import type { Colour, Event } from '../types.ts'
import { follow } from './follow.ts'

/** Each draws a card, one after the other; an empty deck makes a pause, and whoever is left draws after it. */
export function drawCards(state: TRexState, seats: readonly Seat[], chance: Chance): readonly Event[] {
  const { open, hidden } = state
  if (hidden.deck.length === 0) {
    return [{ type: 'deckRanOut', owed: seats, awaited: open.seats, due: due(open, 'reshuffling', open.seats, chance) }]
  }
  const [seat, ...others] = seats
  if (seat === undefined) return []
  return follow(state, [{ type: 'cardDrawn', seat }], (drawn) => {
    const { card } = heldBy(drawn, seat)
    if (card === null || isNumber(card)) return drawCards(drawn, others, chance)
    if (card.colour !== null) return sayByeBye(drawn, { seat, colour: card.colour, others }, chance)
    const awaited = playersIn({ ...open, choosing: seat })
    const wildDrawn: Event = { type: 'wildDrawn', seat, awaited, due: due(open, 'choosing', [seat], chance) }
    return follow(drawn, [wildDrawn], (next) => drawCards(next, others, chance))
  })
}

interface Farewell {
  readonly seat: Seat
  readonly colour: Colour
  /** Who draws after this seat. */
  readonly others: readonly Seat[]
}

/** Goodbye to an action; whoever said it draws again. */
export function sayByeBye(state: TRexState, { seat, colour, others }: Farewell, chance: Chance): readonly Event[] {
  const { open } = state
  const hasChosen = open.choosing === seat
  const choosing = hasChosen ? null : open.choosing
  const awaited = playersIn({ ...open, choosing })
  const said: Event = { type: 'byeByeSaid', seat, colour, at: chance.now, awaited, due: hasChosen ? null : open.due }
  return follow(state, [said], (next) =>
    follow(next, reshuffleActions(next, colour, chance), (ready) => drawCards(ready, [seat, ...others], chance)),
  )
}

function reshuffleActions({ hidden }: TRexState, colour: Colour, chance: Chance): readonly Event[] {
  const { deck, lid } = hidden.actions[colour]
  return deck.length > 0 ? [] : [{ type: 'actionsReshuffled', colour, deck: shuffled(chance, lid) }]
}

/** The pause is over. */
export function reshuffle(state: TRexState, chance: Chance): readonly Event[] {
  const { open, hidden } = state
  const dueNow = open.choosing === null ? null : due(open, 'choosing', [open.choosing], chance)
  const reshuffled: Event = { type: 'deckReshuffled', deck: shuffled(chance, hidden.lid), awaited: playersIn(open), due: dueNow }
  return [reshuffled, ...drawCards(evolve(state, reshuffled), open.owed, chance)]
}

export const reshuffleIfAllWentOn = (state: TRexState, chance: Chance): readonly Event[] =>
  state.open.awaited.length > 0 ? [] : reshuffle(state, chance)
