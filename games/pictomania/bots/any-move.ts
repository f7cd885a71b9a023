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
      if (!open.opened.includes(seat) && oneIn(60, chance)) return { type: 'declareWrong', round: open.round }
      return goOn(open, seat)
    case 'scoring':
      return goOn(open, seat)
    case 'over':
      return null
  }
}

const goOn = ({ awaited, round, step }: Open, seat: Seat): Move | null => (awaited.includes(seat) ? { type: 'goOn', round, step } : null)

function lookAtCards({ awaited, laid, spareCards }: Open, seat: Seat, chance: Chance): Move | null {
  if (spareCards > 0 && oneIn(15, chance)) return { type: 'replaceCard', laid, letter: pick(chance, LETTERS) }
  if (!awaited.includes(seat)) return null
  if (!oneIn(3, chance)) return { type: 'understand', laid }
  const cannotDraw = LETTERS.flatMap((letter) => NUMBERS.flatMap((number) => (oneIn(2, chance) ? [{ letter, number }] : [])))
  return { type: 'understand', laid, cannotDraw }
}

function play(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
  const sheet = open.sheets[seat]
  if (!sheet || sheet.finish) return null
  const mayDraw = sheet.firstGuessAt === null
  if (mayDraw && !oneIn(6, chance)) return draw(open, sheet, chance)
  if (oneIn(5, chance)) return finish(open, chance)
  return guess(open, held, seat, chance) ?? finish(open, chance)
}

function draw({ round }: Open, { strokes, lastStroke }: Sheet, chance: Chance): Move {
  const someIsDrawn = strokes.length > 0
  if (someIsDrawn && oneIn(8, chance)) return { type: oneIn(3, chance) ? 'clear' : 'undo', round }
  const points = Array.from({ length: 1 + chance.below(5) }, () => pointNear(chance.below(GRID), chance.below(GRID)))
  return { type: 'draw', round, stroke: lastStroke + 1 + chance.below(2), pen: pick(chance, PENS), ink: inkOf(points) }
}

function guess({ round, sheets }: Open, { task, guesses }: Held, seat: Seat, chance: Chance): Move | null {
  const drawings = Object.keys(sheets)
    .map(Number)
    .filter((drawing) => drawing !== seat && guesses[drawing] === undefined)
  if (drawings.length === 0) return null
  const gone = Object.values(guesses)
  const numbers = NUMBERS.filter((number) => number !== task?.number && !gone.includes(number))
  return { type: 'guess', round, drawing: pick(chance, drawings), number: pick(chance, numbers) }
}

function finish({ round, blackTokens }: Open, chance: Chance): Move {
  const left = blackTokens.flatMap(({ by }, at) => (by === null ? [at] : []))
  return { type: 'finish', round, token: left.length === 0 || oneIn(6, chance) ? null : pick(chance, left) }
}
