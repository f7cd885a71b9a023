import type { Card } from '../types.ts'
import { useState } from 'react'
import type { StageCard } from '@figment/ui/scene/Stage.tsx'
import { useDixitWords } from './words.tsx'

interface Shown {
  /** Chosen: it is lit. */
  readonly lit?: readonly Card[]
  /** It stands large beside the others, where one does. */
  readonly large?: Card | null
  /** Chosen, whether it is lit or not. */
  readonly chosen?: readonly Card[]
  /** Gone to the table, or to a place of its own. */
  readonly gone?: readonly Card[]
}

/** The cards of a hand as a scene shows them. */
export function useHandCards(hand: readonly Card[], { lit = [], large = null, gone = [], chosen = [...lit, ...gone] }: Shown): StageCard[] {
  const words = useDixitWords()
  return hand.map((card, at) => ({
    card,
    name: words.card(at + 1),
    mark: lit.includes(card) ? 'lit' : undefined,
    isChosen: chosen.includes(card),
    ghost: gone.includes(card) ? 'check' : card === large ? 'next' : undefined,
  }))
}

/** Cards stay where they were seen first, though giving and taking back moves them to the end of the hand. */
export function useSteadyOrder(cards: readonly Card[]): readonly Card[] {
  const [first] = useState(cards)
  return sameCards(first, cards) ? first : cards
}

export const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card))
