import { dealtCards, loadDecks } from '@figment/words'
import { deckOf } from '../open/own-rounds.ts'
import type { Card, Options, Stand } from '../types.ts'

/** All cards of a deck; 0: the host's own. */
export const cardsOf = ({ ownCards, language }: Options, deck: number): readonly Card[] =>
  (deck === 0 ? ownCards : loadDecks(language)[deck - 1]) ?? []

/** The places of those that are dealt. */
export const placesOf = ({ ownCards, language }: Options, deck: number): number[] =>
  deck === 0 ? [...(ownCards ?? []).keys()] : dealtCards(language, deck)

/** The next card of the round's deck, with its words as they are today. */
export function topCard(options: Options, round: number, left: readonly number[]): Card {
  const card = cardsOf(options, deckOf(options, round))[left[0] ?? -1]
  if (!card) throw new RangeError(`the deck of round ${round} is at its end`)
  return card
}

/** The next three. */
export const layStand = (options: Options, round: number, left: readonly number[]): Stand => ({
  A: topCard(options, round, left),
  B: topCard(options, round, left.slice(1)),
  C: topCard(options, round, left.slice(2)),
})
