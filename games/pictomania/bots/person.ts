import {
  type Chance,
  type Idea,
  lookAgain,
  type Person,
  type PersonSeen,
  type Quickness,
  type SeatView,
  seededChance,
  type Thought,
} from '@figment/game-kit'
import type { Outline } from '@figment/words/outlines'
import { mayDraw } from '../open/may-draw.ts'
import type { Move, Open, Pictomania } from '../types.ts'
import { type Opinion, opinions } from './opinion.ts'
import { penOf } from './pen.ts'

/** How long somebody draws, looks at each drawing and hesitates before the token, in seconds. */
interface Ways {
  readonly draws: number
  readonly guesses: number
  readonly hesitates: number
}
const WAYS: Readonly<Record<Quickness, Ways>> = {
  slow: { draws: 45, guesses: 9, hesitates: 4 },
  medium: { draws: 30, guesses: 6, hesitates: 3 },
  quick: { draws: 20, guesses: 4, hesitates: 2 },
}
/** How much one time differs from another, of 1. */
const SPREAD = 0.25
/** People see as well as they see: not all, and not all alike. */
const EYES = 0.25
/** What is not clear yet is looked at again after so long, and guessed all the same when it has been looked at for long enough. */
const LOOK_MS = 3000
const LOOKS_AT_MOST_MS = 20_000
const CLEAR = 0.6

/** A modelled person for simulations: draws, then guesses one after another, hesitates, and takes the best token left. */
export const person: Person<Pictomania> = (view, chance, _, seen) => {
  const { open } = view
  const { round, step, laid } = open
  switch (open.phase) {
    case 'understanding':
      return about(6, chance, { type: 'understand', laid })
    case 'drawing':
      return play(view, chance, seen)
    case 'opening':
      return about(4, chance, { type: 'goOn', round, step })
    case 'scoring':
      return about(6, chance, { type: 'goOn', round, step })
    case 'over':
      return lookAgain(LOOK_MS)
  }
}

function about(seconds: number, chance: Chance, move: Move): Thought<Move> {
  const spread = 2 * SPREAD * (chance.below(1001) / 1000) - SPREAD
  return { move, after: Math.round(1000 * seconds * (1 + spread)) }
}

function play(view: SeatView<Pictomania>, chance: Chance, seen: PersonSeen): Idea<Move> {
  const { seat, open } = view
  const sheet = open.sheets[seat]
  if (!sheet || sheet.finish) return lookAgain(LOOK_MS)
  const ways = WAYS[seen.quickness]
  const { hand } = penOf(view, scribble(`${open.began}/${seat}`))
  const stroke = sheet.lastStroke + 1
  // as much time for each line as it needs, until the drawing has taken what it takes
  if (mayDraw(open, seat) && stroke < hand.strokes) {
    const move: Move = { type: 'draw', round: open.round, stroke, pen: 'thick', ink: hand.ink(stroke) }
    return about(ways.draws / hand.strokes, chance, move)
  }
  const left = opinionsLeft(view)
  const [best] = left.toSorted((one, other) => other.share - one.share)
  if (best && (best.share >= CLEAR || !mayDraw(open, best.drawing) || hasLookedForLong(open, seen, ways)))
    return about(ways.guesses, chance, { type: 'guess', round: open.round, ...guessOf(best) })
  if (isSomethingToCome(view) && !hasLookedForLong(open, seen, ways)) return lookAgain(LOOK_MS)
  const token = open.blackTokens.findIndex(({ by }) => by === null)
  return about(ways.hesitates, chance, { type: 'finish', round: open.round, token: token === -1 ? null : token })
}

const guessOf = ({ drawing, number, letter }: Opinion) => ({ drawing, number, letter })

const opinionsLeft = (view: SeatView<Pictomania>): Opinion[] => opinions(view, EYES)

/** After drawing and a look at everything. */
function hasLookedForLong({ began, sheets }: Open, seen: PersonSeen, { draws, guesses }: Ways): boolean {
  const others = Object.keys(sheets).length - 1
  return began !== null && seen.ago(began) > 1000 * (draws + guesses * others) + LOOKS_AT_MOST_MS
}

/** A sheet that was not guessed and may still grow. */
const isSomethingToCome = ({ seat, open, held }: SeatView<Pictomania>): boolean =>
  Object.keys(open.sheets)
    .map(Number)
    .some((drawing) => drawing !== seat && held.guesses[drawing] === undefined && mayDraw(open, drawing))

/** People draw what they were dealt, whatever it is; of what has no picture here, nobody can say how. */
function scribble(seed: string): Outline {
  const luck = seededChance(seed)
  return Array.from({ length: 5 }, () => Array.from({ length: 12 }, () => 600 + luck.below(2900)))
}
