import { strokeOf, strokeTakesMs } from '@figment/ink'
import type { DrawnStroke, LaidGuess, Sheet } from '../../types.ts'

/** What is left of a pause in which nothing was drawn and nobody guessed. */
const pauseMs = 400

interface Told {
  readonly strokes: readonly DrawnStroke[]
  readonly pile: readonly LaidGuess[]
  /** When the last of it happens. */
  readonly end: number
}

/** The same strokes and guesses in the same order, without the time in which a hand only rested. */
export function withoutPauses({ strokes, pile }: Pick<Sheet, 'strokes' | 'pile'>): Told {
  const happened = [
    ...strokes.map((stroke) => ({ at: stroke[3], lasts: lengthOf(stroke) })),
    ...pile.map(({ at }) => ({ at, lasts: 0 })),
  ].sort((one, other) => one.at - other.at)
  /** When each happened, and when it is shown. */
  const shownAt = new Map<number, number>()
  let [before, end] = [0, 0]
  for (const { at, lasts } of happened) {
    const began = Math.max(before, at - lasts)
    end += Math.min(pauseMs, began - before) + at - began
    before = at
    shownAt.set(at, end)
  }
  const timed = (at: number): number => shownAt.get(at) ?? at
  return {
    strokes: strokes.map(([number, pen, ink, at]) => [number, pen, ink, timed(at)] as const),
    pile: pile.map((guess) => ({ ...guess, at: timed(guess.at) })),
    end,
  }
}

function lengthOf([, pen, ink]: DrawnStroke): number {
  const stroke = strokeOf({ pen, ink })
  return stroke ? strokeTakesMs(stroke) : 0
}
