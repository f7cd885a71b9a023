import {
  type Bot,
  type Chance,
  type Idea,
  lookAgain,
  type Seat,
  type SeatView,
  type Seen,
  seededChance,
  type Thought,
} from '@figment/game-kit'
import { mayDraw } from '../open/may-draw.ts'
import { cardToReplace } from './repertoire.ts'
import { type Opinion, opinions } from './opinion.ts'
import { type Pen, penOf } from './pen.ts'
import { EYES, type Manner, MANNERS } from './skills.ts'
import { type Move, type Open, type Pictomania, SEATS, type Sheet } from '../types.ts'

/** A bot that waits for the others goes over its own lines again, so many times. */
const SECOND_STROKES = 5
/** Between those strokes it looks at what the others draw. */
const LOOKING_MS = 4000
/** It looks at the sheets again so often while it waits. */
const GLANCE_MS = 2500
/** After so long without seeing more it lays what it would not have laid before, and no longer waits for an empty sheet. */
const PATIENCE_MS = 45_000
/** With so little time left, nobody waits for a better view; with this, nobody guesses any more. */
const HARDLY_ANY_TIME_MS = 25_000
const NO_TIME_MS = 8_000
/** How much of its usual time a bot takes over a guess and a token at the smallest table. */
const HASTE_OF_THREE = 0.78
/** How much longer than usual people may take before a bot that lets them go first no longer does. */
const YIELDS_FOR_MS = 40_000
/** How much of that is left in fast rounds, of 1: there the last token waits for people already. */
const YIELDS_IN_FAST_ROUNDS = 0.75

/** A bot draws, then looks what the others have drawn, guesses one by one, and finishes. */
export const bot: Bot<Pictomania> = (view, chance, _, seen) => {
  const { seat, open } = view
  switch (open.phase) {
    case 'understanding':
      return lookAtCards(open, seat, chance)
    case 'drawing':
      return play(view, chance, seen)
    case 'opening':
      return owesAnApology(view) ? think(chance, { type: 'declareWrong', round: open.round }, [1, 2]) : goOn(open, chance, [2, 4])
    case 'scoring':
      return goOn(open, chance, [4, 7])
    case 'over':
      return lookAgain(GLANCE_MS)
  }
}

function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: Math.round(1000 * least) + chance.below(Math.round(1000 * (most - least)) + 1) }
}

const goOn = ({ round, step }: Open, chance: Chance, seconds: readonly [number, number]): Thought<Move> =>
  think(chance, { type: 'goOn', round, step }, seconds)

function lookAtCards(open: Open, seat: Seat, chance: Chance): Thought<Move> {
  const { laid } = open
  const letter = cardToReplace(open, seat)
  // before people have read much
  if (letter) return think(chance, { type: 'replaceCard', laid, letter }, [1, 2])
  return think(chance, { type: 'understand', laid }, [4, 8])
}

function play(view: SeatView<Pictomania>, chance: Chance, seen: Seen): Idea<Move> {
  const { seat, open } = view
  const sheet = open.sheets[seat]
  if (!sheet || sheet.finish) return lookAgain(GLANCE_MS)
  const manner = MANNERS[seen.skill]
  const timeLeft = open.due === null ? Number.POSITIVE_INFINITY : open.due - chance.now
  if (timeLeft < NO_TIME_MS) return finish(open, chance, [0, 1])
  const pen = penOf(view)
  const isDrawing = mayDraw(open, seat)
  const isHurried = timeLeft < HARDLY_ANY_TIME_MS
  if (isDrawing && !isHurried && sheet.lastStroke + 1 < pen.hand.strokes) return draw(pen, open, sheet, manner.drawsTimes)
  const left = notYetGuessed(view)
  if (left.length > 0) {
    const guess = likeliest(
      opinions(view, eyesOf(open, manner)).filter((one) => isHurried || one.share >= sureness(open, one.drawing, manner, seen)),
    )
    if (guess) return layGuess(open, guess, chance, isHurried ? [1, 2] : inHaste(open, manner.guessSeconds))
    const waitsFor = left.filter((drawing) => isWorthWaitingFor(open, drawing, seen))
    if (waitsFor.length > 0 && !isHurried) {
      const goesOverIt = isDrawing && pen.knowsTheWord && sheet.lastStroke + 1 < pen.hand.strokes + SECOND_STROKES
      return goesOverIt ? draw(pen, open, sheet, manner.drawsTimes) : lookAgain(GLANCE_MS)
    }
  }
  return !isHurried && letsPeopleGoFirst(open, manner, seen) ? lookAgain(GLANCE_MS) : finish(open, chance, inHaste(open, [2, 5]))
}

const eyesOf = ({ sheets }: Open, { eyes }: Manner): number => eyes * (EYES[Object.keys(sheets).length] ?? 0)

/** At a table of three most tokens are of the best: whoever dawdles there leaves one to the person in every round. */
function inHaste({ sheets }: Open, [least, most]: readonly [number, number]): readonly [number, number] {
  const times = Object.keys(sheets).length === SEATS.min ? HASTE_OF_THREE : 1
  return [times * least, times * most]
}

/** How long nothing was added to a drawing, by the bot's own clock. */
function stillFor({ began, sheets }: Open, drawing: Seat, seen: Seen): number {
  const lastAt = sheets[drawing]?.strokes.at(-1)?.[3] ?? 0
  if (began === null) return 0
  const ago = seen.ago(began + lastAt)
  // of a clock that was set back nobody can tell: then it is since the table waits for this bot
  return ago < 0 ? seen.ago(seen.awaitedSince) : ago
}

/** Nobody waits for ever: what was not touched for long is as good as finished. */
function sureness(open: Open, drawing: Seat, { sure }: Manner, seen: Seen): number {
  if (!mayDraw(open, drawing)) return 0
  return sure * Math.max(0, 1 - stillFor(open, drawing, seen) / PATIENCE_MS)
}

const isWorthWaitingFor = (open: Open, drawing: Seat, seen: Seen): boolean =>
  mayDraw(open, drawing) && stillFor(open, drawing, seen) < PATIENCE_MS

/** In some rounds the best token left is theirs if they are quick; and the token that would end a fast round is not snatched away. */
function letsPeopleGoFirst(open: Open, { yieldsPercent, lastTokenAfterSeconds }: Manner, seen: Seen): boolean {
  const isSomebodyStillPlaying = seen.people.some((seat) => open.awaited.includes(seat))
  if (!isSomebodyStillPlaying || open.began === null) return false
  const left = open.blackTokens.filter(({ by }) => by === null)
  const isFast = open.options.variant === 'fast'
  const wouldEndIt = isFast && left.length === 1
  if (wouldEndIt) return seen.ago(open.began) < 1000 * lastTokenAfterSeconds
  const best = open.blackTokens.filter(({ stars }) => stars === open.blackTokens[0]?.stars)
  // where most get one of the best, nobody needs a start
  const isScarce = 2 * best.length < Object.keys(open.sheets).length
  const isBest = isScarce && best.some(({ by }) => by === null)
  const percent = isFast ? YIELDS_IN_FAST_ROUNDS * yieldsPercent : yieldsPercent
  const yields = seededChance(`${open.began}/${open.round}/first`).below(100) < percent
  const lastGuess = Math.max(0, ...Object.values(open.sheets).flatMap(({ pile }) => pile.map(({ at }) => at)))
  return isBest && yields && seen.ago(open.began + lastGuess) < YIELDS_FOR_MS
}

/** Whoever guessed a shrug shall have the card back; what somebody drew before the bot took the seat is no shrug. */
function owesAnApology(view: SeatView<Pictomania>): boolean {
  const { seat, open } = view
  const sheet = open.sheets[seat]
  if (!sheet || sheet.isWrong || sheet.pile.length === 0 || open.opened.includes(seat)) return false
  const { hand, knowsTheWord } = penOf(view)
  return !knowsTheWord && sheet.strokes.every(([number, , ink]) => ink === hand.ink(number))
}

function draw({ hand }: Pen, { round }: Open, { lastStroke }: Sheet, times: number): Thought<Move> {
  const stroke = lastStroke + 1
  const pause = stroke < hand.strokes ? 0 : LOOKING_MS
  const after = Math.round(hand.timeFor(stroke) * times) + pause
  return { move: { type: 'draw', round, stroke, pen: 'thick', ink: hand.ink(stroke) }, after }
}

const layGuess = (
  { round }: Open,
  { drawing, number, letter }: Opinion,
  chance: Chance,
  seconds: readonly [number, number],
): Thought<Move> => think(chance, { type: 'guess', round, drawing, number, letter }, seconds)

const likeliest = (all: readonly Opinion[]): Opinion | undefined => all.toSorted((one, other) => other.share - one.share)[0]

const notYetGuessed = ({ seat, open, held }: SeatView<Pictomania>): Seat[] =>
  Object.keys(open.sheets)
    .map(Number)
    .filter((drawing) => drawing !== seat && held.guesses[drawing] === undefined && !open.sheets[drawing]?.isOff)

/** With the best black token that is left. */
function finish({ round, blackTokens }: Open, chance: Chance, seconds: readonly [number, number]): Thought<Move> {
  const best = blackTokens.findIndex(({ by }) => by === null)
  return think(chance, { type: 'finish', round, token: best === -1 ? null : best }, seconds)
}
