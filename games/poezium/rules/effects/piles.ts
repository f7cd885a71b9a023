import type { Seat } from '@figment/game-kit'
import type { PoeziumState } from './state.ts'
import type { Ending, Hidden, Line, Pile } from '../../types.ts'

/** Cards on their way between the piles and the people. What is drawn comes from the top. */

export interface Drawn<T> {
  readonly cards: readonly T[]
  readonly left: Pile<T>
}

export function drawFrom<T>({ pile, discard }: Pile<T>, count: number): Drawn<T> {
  if (pile.length < count) throw new RangeError('the pile is too short')
  return { cards: pile.slice(0, count), left: { pile: pile.slice(count), discard } }
}

export const discardTo = <T>({ pile, discard }: Pile<T>, cards: readonly T[]): Pile<T> => ({ pile, discard: [...discard, ...cards] })

/** The pile of lines is told to everybody by its height alone. */
export const withLines = (state: PoeziumState, lines: Pile<Line>): PoeziumState => ({
  ...state,
  open: { ...state.open, linesLeft: lines.pile.length },
  hidden: { ...state.hidden, lines },
})

export const withHidden = (state: PoeziumState, change: Partial<Hidden>): PoeziumState => ({
  ...state,
  hidden: { ...state.hidden, ...change },
})

/** An ending face down before the storyteller counts one telling; who is gone counts no more. */
export function countTelling(state: PoeziumState, seat: Seat, endings: readonly Ending[]): PoeziumState {
  const { open, hidden } = state
  if (!open.seats.includes(seat)) return withHidden(state, { endings: discardTo(hidden.endings, endings) })
  return {
    ...state,
    open: { ...open, told: { ...open.told, [seat]: (open.told[seat] ?? 0) + endings.length } },
    hidden: { ...hidden, faceDown: { ...hidden.faceDown, [seat]: [...(hidden.faceDown[seat] ?? []), ...endings] } },
  }
}
