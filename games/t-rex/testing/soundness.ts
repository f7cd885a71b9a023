import type { State } from '@figment/game-kit'
import { ACTIONS_OF_A_COLOUR } from '../rules/actions.ts'
import { everyAction, everyPowerCard } from './places.ts'
import { isNumber, POWER_CARDS } from '../rules/effects/power-deck.ts'
import { scoreOf } from '../rules/scoring.ts'
import { tokensFor } from '../rules/tokens.ts'
import { COLOURS, type Open, type Tokens, type TRex } from '../types.ts'

/** What no game may come to, whatever is played, for tests. */
export class Watch {
  /** Tokens of those who were removed. */
  #left: Tokens = { yay: 0, meh: 0 }
  #before: State<TRex>
  readonly #inPlay: Tokens

  constructor(start: State<TRex>) {
    this.#before = start
    this.#inPlay = tokensFor(start.open.seats.length)
  }

  /** Says what is wrong; null: nothing. */
  troubleIn(state: State<TRex>): string | null {
    this.#countLeavers(state.open)
    this.#before = state
    if (!isEachOnce(everyPowerCard(state), POWER_CARDS.length)) return 'a power card is lost, or in two places'
    const actions = everyAction(state)
    if (!COLOURS.every((colour) => isEachOnce(actions[colour], ACTIONS_OF_A_COLOUR))) return 'an action is lost, or in two places'
    return troubleWithTokens(state.open, this.#inPlay, this.#left) ?? troubleWithOffers(state) ?? troubleWithCards(state)
  }

  #countLeavers({ seats }: Open): void {
    for (const seat of this.#before.open.seats) {
      const tokens = this.#before.open.tokens[seat]
      if (!seats.includes(seat) && tokens) this.#left = { yay: this.#left.yay + tokens.yay, meh: this.#left.meh + tokens.meh }
    }
  }
}

const isEachOnce = (cards: readonly number[], count: number): boolean => cards.length === count && new Set(cards).size === count

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function troubleWithTokens(
  { isTogether, supply, fromBox, tokens, scores, duels, seats }: Open,
  inPlay: Tokens,
  left: Tokens,
): string | null {
  if (supply.yay < 0 || supply.meh < 0) return 'less than no tokens'
  if (isTogether) {
    const removed = sum(duels.map((duel) => duel.tokens.yay))
    const isEven = supply.yay + removed === inPlay.yay && seats.every((seat) => scores[seat] === removed)
    return isEven ? null : 'tokens of two are lost'
  }
  const held = Object.values(tokens)
  const areAllThere =
    supply.yay + sum(held.map(({ yay }) => yay)) + left.yay === inPlay.yay + fromBox.yay &&
    supply.meh + sum(held.map(({ meh }) => meh)) + left.meh === inPlay.meh + fromBox.meh
  if (!areAllThere) return 'tokens are lost or made'
  return Object.entries(tokens).every(([seat, own]) => scores[Number(seat)] === scoreOf(own)) ? null : 'a score is not what the tokens say'
}

function troubleWithOffers({ open, held }: State<TRex>): string | null {
  const makers = open.offers.map(({ from }) => from)
  if (new Set(makers).size < makers.length) return 'one has two offers'
  const isFair = open.offers.every(({ from, to }) => from !== to && open.seats.includes(to) && isNumber(held[from]?.card ?? null))
  if (!isFair) return 'an offer of nothing, or to nobody'
  const cross = open.offers.some(({ from, to }) => open.offers.some((other) => other.from === to && other.to === from))
  return cross ? 'two offers have crossed' : null
}

/** Between two moves of a game in play, everybody has a card; only the wild Bye-bye stays in a hand. Nobody chooses for it once the tokens have run out. */
function troubleWithCards({ open, held }: State<TRex>): string | null {
  if (['picking', 'voting', 'over'].includes(open.phase))
    return open.choosing === null ? null : 'somebody chooses when nothing is left to choose'
  for (const [seat, { card }] of Object.entries(held)) {
    const isByeBye = card !== null && !isNumber(card)
    if (isByeBye !== (open.choosing === Number(seat))) return 'a Bye-bye is kept, or chosen by who has none'
  }
  return null
}
