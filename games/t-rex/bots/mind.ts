import {
  type Chance,
  type Idea as IdeaOf,
  type Look,
  type Seat,
  type Seen,
  type SeatView,
  seededChance,
  type Thought,
} from '@figment/game-kit'
import { isNumber } from '../rules/effects/power-deck.ts'
import { isReadable, type Odds, oddsWith } from './reading.ts'
import type { Move, NumberCard, Open, TRex } from '../types.ts'

export type Idea = IdeaOf<Move>

/** Another player, and what would come of comparing. */
export interface Other extends Odds {
  readonly seat: Seat
  readonly isReadable: boolean
}

/** A bot with a number in its hand, and all that it knows. */
export interface Mind {
  readonly open: Open
  readonly seat: Seat
  readonly own: NumberCard
  /** How many cards it has had: so a move names the one in its hand. */
  readonly card: number
  readonly others: readonly Other[]
  readonly seen: Seen
  readonly chance: Chance
}

/** Null: no number in its hand. */
export function mindOf({ seat, open, held }: SeatView<TRex>, chance: Chance, seen: Seen): Mind | null {
  const own = held.card
  if (!isNumber(own)) return null
  const others = open.seats
    .filter((other) => other !== seat)
    .map((other): Other => {
      const strength = seen.strength[other]
      return { seat: other, isReadable: isReadable(strength), ...oddsWith(open, own, other, strength) }
    })
  return { open, seat, own, card: open.drawn[seat] ?? 0, others, seen, chance }
}

/** However often one thinks about the same thing with the same card, one comes to the same. */
export const luckWith = ({ seat, own, card }: Mind, about: string): Chance => seededChance(`${seat}/${card}/${own.id}/${about}`)

export function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: Math.round(1000 * least + chance.below(1000 * (most - least) + 1)) }
}

export const look = (chance: Chance): Look => ({ move: null, after: 800 + chance.below(900) })
