import { type Chance, pick, type Seat, type SeatView } from '@figment/game-kit'
import { GRID, inkOf, PENS, pointNear } from '@figment/ink'
import { type Held, LETTERS, type Move, NUMBERS, type Open, type Pictomania, type Sheet } from '../types.ts'

/** Anything that is legal, also what no sensible player would do: scribbles, clears, guesses at random, dawdles. */
export function anyMove({ seat, open, held }: SeatView<Pictomania>, chance: Chance): Move | null {
  const dawdles = open.due !== null && oneIn(12, chance)
  return dawdles ? null : moveInPhase(open, held, seat, chance)
}

const oneIn = (limit: number, chance: Chance): boolean => chance.below(limit) === 0

function moveInPhase(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
  switch (open.phase) {
    case 'understanding':
      return lookAtCards(open, seat, chance)
    case 'drawing':
      return play(open, held, seat, chance)
    case 'opening':
      return wonder(open, seat, chance) ?? goOn(open, seat)
    case 'scoring':
      return goOn(open, seat)
    case 'over':
      return giveHeart(open, held, seat, chance)
  }
}

function wonder({ opened, doubting, round }: Open, seat: Seat, chance: Chance): Move | null {
  if (opened.includes(seat)) return null
  if (oneIn(60, chance)) return { type: 'declareWrong', round }
  return oneIn(20, chance) ? { type: 'doubt', round, isOpen: !doubting.includes(seat) } : null
}

function giveHeart({ vote, booklet }: Open, { heart }: Held, seat: Seat, chance: Chance): Move | null {
  const hasGiven = heart !== null && !oneIn(4, chance)
  if (!vote || vote.rosettes || hasGiven) return null
  const pages = Object.entries(booklet).flatMap(([drawing, rounds]) =>
    Object.values(rounds).flatMap(({ round, letters }) =>
      letters > 0 && Number(drawing) !== seat ? [{ drawing: Number(drawing), round }] : [],
    ),
  )
  return pages.length === 0 ? null : { type: 'giveHeart', ...pick(chance, pages) }
}

const goOn = ({ awaited, round, step }: Open, seat: Seat): Move | null => (awaited.includes(seat) ? { type: 'goOn', round, step } : null)

function lookAtCards({ awaited, laid, spareCards }: Open, seat: Seat, chance: Chance): Move | null {
  if (spareCards > 0 && oneIn(15, chance)) return { type: 'replaceCard', laid, letter: pick(chance, LETTERS) }
  return awaited.includes(seat) ? { type: 'understand', laid } : null
}

function play(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
  const sheet = open.sheets[seat]
  if (!sheet || sheet.finish) return null
  const mayDraw = sheet.firstGuessAt === null && !sheet.isOff
  if (mayDraw && !oneIn(6, chance)) return draw(open, sheet, held, chance)
  if (oneIn(5, chance)) return finish(open, chance)
  return guess(open, held, seat, chance) ?? finish(open, chance)
}

function draw({ round }: Open, { strokes, lastStroke }: Sheet, { canUndoClears, canRedo }: Held, chance: Chance): Move {
  const someIsDrawn = strokes.length > 0
  if (canRedo && oneIn(2, chance)) return { type: 'redo', round }
  if ((someIsDrawn || canUndoClears) && oneIn(6, chance)) return { type: someIsDrawn && oneIn(3, chance) ? 'clear' : 'undo', round }
  const points = Array.from({ length: 1 + chance.below(5) }, () => pointNear(chance.below(GRID), chance.below(GRID)))
  return { type: 'draw', round, stroke: lastStroke + 1 + chance.below(2), pen: pick(chance, PENS), ink: inkOf(points) }
}

function guess({ round, sheets }: Open, { task, guesses }: Held, seat: Seat, chance: Chance): Move | null {
  const drawings = Object.keys(sheets)
    .map(Number)
    .filter((drawing) => drawing !== seat && guesses[drawing] === undefined && !sheets[drawing]?.isOff)
  if (drawings.length === 0) return null
  const gone = Object.values(guesses)
  const numbers = NUMBERS.filter((number) => number !== task?.number && !gone.includes(number))
  const letter = pick(chance, [...LETTERS, undefined])
  return { type: 'guess', round, drawing: pick(chance, drawings), number: pick(chance, numbers), letter }
}

function finish({ round, blackTokens }: Open, chance: Chance): Move {
  const left = blackTokens.flatMap(({ by }, at) => (by === null ? [at] : []))
  return { type: 'finish', round, token: left.length === 0 || oneIn(6, chance) ? null : pick(chance, left) }
}
