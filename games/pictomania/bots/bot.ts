import { type Bot, type Chance, type Idea, lookAgain, type Seat, type SeatView, type Thought } from '@figment/game-kit'
import { inkOf } from '@figment/ink'
import type { Outline } from '@figment/words/outlines'
import { Hand } from './drawing-hand.ts'
import { mayDraw } from '../open/may-draw.ts'
import { type Opinion, opinions } from './opinion.ts'
import { wordOf } from '../open/word.ts'
import { cardToReplace } from './repertoire.ts'
import { outlineFor } from '../rules/drawable.ts'
import type { Move, Open, Pictomania, Sheet } from '../types.ts'

/** How sure a bot must be, of 1, to guess a drawing that may still grow. */
const SURE = 0.75
/** A bot that waits for the others goes over its own lines again, so many times. */
const SECOND_STROKES = 5
/** Between those strokes it looks at what the others draw. */
const LOOKING_MS = 4000
/** With so little time left, nobody waits for a better view. */
const HARDLY_ANY_TIME_MS = 25_000
/** All that a bot can draw of a word that it has no picture of: a shrug. */
const SHRUG: Outline = [[1850, 2150, 1900, 2060, 2000, 2030, 2080, 2090, 2050, 2180, 1960, 2190, 1940, 2110, 2010, 2060, 2140, 2080]]

/** A bot draws, then looks what the others have drawn, guesses one by one, and finishes. */
export const bot: Bot<Pictomania> = (view, chance) => {
  const { seat, open } = view
  if (!open.awaited.includes(seat)) return lookAgain(LOOKING_MS)
  switch (open.phase) {
    case 'understanding':
      return lookAtCards(open, seat, chance)
    case 'drawing':
      return play(view, chance)
    case 'opening':
      return owesAnApology(view) ? think(chance, { type: 'declareWrong', round: open.round }, [1, 2]) : goOn(open, chance, [2, 4])
    case 'scoring':
      return goOn(open, chance, [4, 7])
    case 'over':
      return lookAgain(LOOKING_MS)
  }
}

function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: 1000 * least + chance.below(1000 * (most - least) + 1) }
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

function play(view: SeatView<Pictomania>, chance: Chance): Idea<Move> {
  const { seat, open } = view
  const sheet = open.sheets[seat]
  if (!sheet) return lookAgain(LOOKING_MS)
  const pen = penOf(view)
  const isDrawing = mayDraw(open, seat)
  if (isDrawing && sheet.lastStroke + 1 < pen.hand.strokes) return draw(pen, open, sheet)
  const seen = opinions(view)
  const guess = likeliest(seen.filter(({ drawing, share }) => share >= SURE || isDone(open, drawing, chance)))
  if (guess) return layGuess(open, guess, chance)
  const waitsFor = notYetGuessed(view).filter((drawing) => !isDone(open, drawing, chance))
  if (waitsFor.length === 0) return finish(open, chance)
  if (isDrawing && pen.knowsTheWord && sheet.lastStroke + 1 < pen.hand.strokes + SECOND_STROKES) return draw(pen, open, sheet)
  // of two that could still draw the one in the lower seat does not wait for the other, or both would wait for ever
  const canWait = !isDrawing || waitsFor.some((drawing) => drawing < seat || isBlank(open, drawing))
  if (canWait) return lookAgain(LOOKING_MS)
  const hunch = likeliest(seen)
  return hunch ? layGuess(open, hunch, chance) : finish(open, chance)
}

interface Pen {
  readonly hand: Hand
  readonly knowsTheWord: boolean
}

/** The hand of this round, the same at every stroke. */
function penOf({ seat, open, held }: SeatView<Pictomania>): Pen {
  const outline = held.task && outlineFor(open.options.language, wordOf(open.stand, held.task))
  return { hand: new Hand(outline ?? SHRUG, `${open.began}/${open.round}/${seat}`), knowsTheWord: outline !== null }
}

/** Whoever guessed a shrug shall have the card back. */
function owesAnApology(view: SeatView<Pictomania>): boolean {
  const { seat, open } = view
  const sheet = open.sheets[seat]
  if (!sheet || sheet.isWrong || sheet.pile.length === 0 || open.opened.includes(seat)) return false
  return sheet.lastStroke <= 0 && !penOf(view).knowsTheWord
}

function draw({ hand }: Pen, { round }: Open, { lastStroke }: Sheet): Thought<Move> {
  const stroke = lastStroke + 1
  const pause = stroke < hand.strokes ? 0 : LOOKING_MS
  return { move: { type: 'draw', round, stroke, pen: 'thick', ink: inkOf(hand.stroke(stroke)) }, after: hand.timeFor(stroke) + pause }
}

const layGuess = ({ round }: Open, { drawing, number }: Opinion, chance: Chance): Thought<Move> =>
  think(chance, { type: 'guess', round, drawing, number }, [3, 8])

const likeliest = (opinions: readonly Opinion[]): Opinion | undefined => opinions.toSorted((one, other) => other.share - one.share)[0]

const notYetGuessed = ({ seat, open, held }: SeatView<Pictomania>): Seat[] =>
  Object.keys(open.sheets)
    .map(Number)
    .filter((drawing) => drawing !== seat && held.guesses[drawing] === undefined && !open.sheets[drawing]?.isOff)

/** There will be no more to see, or no time to see it. */
function isDone(open: Open, drawing: Seat, { now }: Chance): boolean {
  const tokensGone = open.blackTokens.filter(({ by }) => by !== null).length
  const timeRuns = tokensGone * 2 >= open.blackTokens.length || (open.due !== null && open.due - now < HARDLY_ANY_TIME_MS)
  return timeRuns || !mayDraw(open, drawing)
}

const isBlank = ({ sheets }: Open, drawing: Seat): boolean => (sheets[drawing]?.strokes.length ?? 0) === 0

/** With the best black token that is left. */
function finish({ round, blackTokens }: Open, chance: Chance): Thought<Move> {
  const best = blackTokens.findIndex(({ by }) => by === null)
  return think(chance, { type: 'finish', round, token: best === -1 ? null : best }, [2, 5])
}
