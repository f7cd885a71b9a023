import { type Seat, type SeatView, seededChance } from '@figment/game-kit'
import { type Shape, shapeOfInk, shapeOfOutline, unlikeness } from './reading-ink.ts'
import { wordOf } from '../open/word.ts'
import { outlineFor } from '../rules/drawable.ts'
import { type DrawnStroke, type Language, LETTERS, type Letter, NUMBERS, type Pictomania, type Task } from '../types.ts'

/** What somebody thinks a drawing shows. */
export interface Opinion {
  readonly drawing: Seat
  /** Of the guess cards that can still be laid, the likeliest. */
  readonly number: number
  /** Of the three words with that number, the one it looks like most. */
  readonly letter: Letter
  /** How likely, of 1. */
  readonly share: number
}

/** How unlike a drawing must be to count a third as likely. */
const CLEAR = 0.045
/** How unlike its drawing a word may be that one has no picture of. */
const UNKNOWN = 0.33

/** By what lies on the sheets alone: about every drawing that was not guessed and has enough on it to tell. `eyes`: how far one's own eyes are off, at most. */
export function opinions(view: SeatView<Pictomania>, eyes: number): Opinion[] {
  const { seat, open, held } = view
  const numbers = NUMBERS.filter((number) => number !== held.task?.number)
  const playable = numbers.filter((number) => !Object.values(held.guesses).includes(number))
  const drawn = Object.entries(open.sheets).flatMap(([key, { strokes }]) => {
    const shape = Number(key) === seat ? null : inkSeen(strokes)
    return shape
      ? [{ drawing: Number(key), shape, likely: numbers.map((number) => likelihood(view, { drawing: Number(key), shape, eyes }, number)) }]
      : []
  })
  const shares = sharesOf(drawn.map(({ likely }) => likely))
  return drawn.flatMap(({ drawing, shape }, at) => {
    if (held.guesses[drawing] !== undefined) return []
    const share = (number: number) => shares[at]?.[numbers.indexOf(number)] ?? 0
    const [best] = playable.toSorted((one, other) => share(other) - share(one))
    if (best === undefined) return []
    const likely = (letter: Letter) => likeness(view, { drawing, shape, eyes }, { letter, number: best })
    const [letter = 'A'] = LETTERS.toSorted((one, other) => likely(other) - likely(one))
    return [{ drawing, number: best, letter, share: share(best) }]
  })
}

interface Look {
  readonly drawing: Seat
  readonly shape: Shape
  readonly eyes: number
}

/** Of a number: of its words on all three cards together. */
const likelihood = (view: SeatView<Pictomania>, look: Look, number: number): number =>
  LETTERS.reduce((sum, letter) => sum + likeness(view, look, { letter, number }), 0)

function likeness({ seat, open }: SeatView<Pictomania>, { drawing, shape, eyes }: Look, task: Task): number {
  const word = wordOf(open.stand, task)
  const looks = outlineSeen(open.options.language, word)
  const unlike = looks ? unlikenessSeen(shape, looks) : UNKNOWN
  const feeling = eyes * (seededChance(`${open.began}/${seat}/${drawing}/${word}`).below(1001) / 1000 - 0.5)
  return Math.exp(-(unlike + feeling) / CLEAR)
}

/** How likely each drawing has each number, since no two have the same. */
function sharesOf(likely: readonly (readonly number[])[]): number[][] {
  const sums = likely.map((row) => row.map(() => 0))
  /** What all ways together weigh to give the drawings from here on numbers that are not given yet. */
  function weigh(at: number, given: number, weight: number): number {
    const [row, sum] = [likely[at], sums[at]]
    if (!row || !sum) return weight
    let total = 0
    for (let number = 0; number < row.length; number++) {
      if (given & (1 << number)) continue
      const weighed = weigh(at + 1, given | (1 << number), weight * (row[number] ?? 0))
      sum[number] = (sum[number] ?? 0) + weighed
      total += weighed
    }
    return total
  }
  const total = weigh(0, 0, 1)
  return sums.map((row) => row.map((sum) => sum / total))
}

const inkShapes = new WeakMap<object, Shape | null>()
const outlineShapes = new Map<string, Shape | null>()
const compared = new WeakMap<Shape, WeakMap<Shape, number>>()

function inkSeen(strokes: readonly DrawnStroke[]): Shape | null {
  const known = inkShapes.get(strokes)
  if (known !== undefined) return known
  const shape = shapeOfInk(strokes)
  inkShapes.set(strokes, shape)
  return shape
}

function outlineSeen(language: Language, word: string): Shape | null {
  const key = `${language}/${word}`
  const known = outlineShapes.get(key)
  if (known !== undefined) return known
  const outline = outlineFor(language, word)
  const shape = outline && shapeOfOutline(outline)
  // a host's own words are not kept: there is no end of them
  if (shape) outlineShapes.set(key, shape)
  return shape
}

function unlikenessSeen(ink: Shape, outline: Shape): number {
  const before = compared.get(ink) ?? new WeakMap<Shape, number>()
  compared.set(ink, before)
  const known = before.get(outline)
  if (known !== undefined) return known
  const unlike = unlikeness(ink, outline)
  before.set(outline, unlike)
  return unlike
}
