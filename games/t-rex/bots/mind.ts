import {
  type Chance,
  type Idea as IdeaOf,
  lookAgain,
  type Seat,
  type Seen,
  type SeatView,
  seededChance,
  shuffled,
  type Thought,
} from '@figment/game-kit'
import { isNumber } from '../rules/effects/power-deck.ts'
import { isReadable, type Odds, oddsWith } from './reading.ts'
import { CLOSER_LOOK, type Span, type Temper } from './temper.ts'
import { type Move, type NumberCard, type Open, STRONGEST, type TRex } from '../types.ts'

export type Idea = IdeaOf<Move>

/** Another player, and what would come of comparing. */
export interface Other extends Odds {
  readonly seat: Seat
  readonly isReadable: boolean
  /** One keeps an eye on them. */
  readonly isWatched: boolean
}

/** Somebody with a number in their hand, and all that they know. */
export interface Mind {
  readonly open: Open
  readonly seat: Seat
  readonly own: NumberCard
  /** How many cards they have had: so a move names the one in their hand. */
  readonly card: number
  /** For how long they have had it, in milliseconds; nobody begins before "go". */
  readonly heldForMs: number
  readonly others: readonly Other[]
  readonly temper: Temper
  readonly seen: Seen
  readonly chance: Chance
}

/** Null: no number in their hand. */
export function mindOf({ seat, open, held }: SeatView<TRex>, temper: Temper, chance: Chance, seen: Seen): Mind | null {
  const own = held.card
  if (!isNumber(own)) return null
  const card = open.drawn[seat] ?? 0
  const luckAbout = (about: string) => luckOf(seat, card, own, about)
  const others = open.seats.filter((other) => other !== seat)
  const watched = shuffled(luckAbout('watches'), others).slice(0, temper.watches)
  const misreads = temper.misreads * (open.isTogether ? CLOSER_LOOK : 1)
  return {
    open,
    seat,
    own,
    card,
    heldForMs: Math.min(since(seen, seen.heldSince), since(seen, open.goAt ?? 0)),
    others: others.map((other): Other => {
      const strength = seen.strength[other]
      const luck = luckAbout(`reads ${other}/${open.drawn[other]}`)
      const seems = isReadable(strength) ? strength + (misreads * aboutNothing(luck)) / STRONGEST : undefined
      return {
        seat: other,
        isReadable: isReadable(strength),
        isWatched: watched.includes(other),
        ...oddsWith(open, own, other, { strength: seems, counts: temper.counts }),
      }
    }),
    temper,
    seen,
    chance,
  }
}

/** How long ago it was, in milliseconds; a clock may have been set back meanwhile, and then it was long ago. */
export function since({ ago }: Pick<Seen, 'ago'>, moment: number): number {
  const milliseconds = ago(moment)
  return milliseconds < 0 ? Number.POSITIVE_INFINITY : milliseconds
}

const luckOf = (seat: Seat, card: number, own: NumberCard, about: string): Chance => seededChance(`${seat}/${card}/${own.id}/${about}`)

/** However often one thinks about the same thing with the same card, one comes to the same. */
export const luckWith = ({ seat, own, card }: Mind, about: string): Chance => luckOf(seat, card, own, about)

const GRAINS = 1000
const DRAWS = 12

/** Around 0; two times in three nearer than 1, hardly ever farther than 3. */
function aboutNothing(luck: Chance): number {
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) sum += luck.below(GRAINS + 1) / GRAINS
  return sum - DRAWS / 2
}

export const comesTrue = (odds: number, luck: Chance): boolean => luck.below(GRAINS) < GRAINS * odds

/** Somewhere between both. */
export const within = ({ least, most }: Span, luck: Chance): number => least + luck.below(Math.max(1, Math.round(most - least)))

export function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: Math.round(1000 * least + chance.below(1000 * (most - least) + 1)) }
}

export const look = (chance: Chance): Idea => lookAgain(800 + chance.below(900))
