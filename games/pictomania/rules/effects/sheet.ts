import { heldBy, type Seat } from '@figment/game-kit'
import { type PictomaniaState, sheetOf, takenBackBy } from './state.ts'
import type { DrawnStroke, Event, Sheet, TakenBack } from '../../types.ts'

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>

/** What lies on a sheet, what was taken off it by its player, and what of that can come back. No ink is told twice. */

export function drawStroke(state: PictomaniaState, { seat, stroke, drawn: { pen, ink, at } }: Told<'strokeDrawn'>): PictomaniaState {
  const strokes = [...sheetOf(state.open, seat).strokes, [stroke, pen, ink, at] as const]
  const drawn = withSheet(state, seat, { strokes, lastStroke: stroke })
  // a new line, and there is no way back to what was undone before it
  return takenBackBy(state, seat).undone.length === 0 ? drawn : withTakenBack(drawn, seat, { undone: [] })
}

export function undoStroke(state: PictomaniaState, { seat, stroke }: Told<'strokeUndone'>): PictomaniaState {
  const { strokes } = sheetOf(state.open, seat)
  const undone = strokes.filter(([number]) => number === stroke)
  return turned(
    state,
    seat,
    strokes.filter(([number]) => number !== stroke),
    {
      undone: [...takenBackBy(state, seat).undone, ...undone],
    },
  )
}

export function redoStroke(state: PictomaniaState, { seat, stroke }: Told<'strokeRedone'>): PictomaniaState {
  const { undone } = takenBackBy(state, seat)
  const redone = undone.filter((step): step is DrawnStroke => step !== 'clear' && step[0] === stroke)
  return turned(state, seat, [...sheetOf(state.open, seat).strokes, ...redone], {
    undone: undone.filter((step) => step === 'clear' || step[0] !== stroke),
  })
}

/** What is done anew leaves nothing to redo; what is redone leaves what comes after it. */
export function clearSheet(state: PictomaniaState, { type, seat, upTo, kept }: Told<'sheetCleared' | 'clearRedone'>): PictomaniaState {
  const { strokes } = sheetOf(state.open, seat)
  const { cleared, undone } = takenBackBy(state, seat)
  const all = [...cleared, strokes.filter(([number]) => number <= upTo)]
  return turned(
    state,
    seat,
    strokes.filter(([number]) => number > upTo),
    {
      cleared: all.slice(all.length - kept),
      undone: type === 'clearRedone' ? undone.slice(0, -1) : [],
    },
  )
}

export function undoClear(state: PictomaniaState, { seat }: Told<'clearUndone'>): PictomaniaState {
  const { cleared, undone } = takenBackBy(state, seat)
  return turned(state, seat, [...(cleared.at(-1) ?? []), ...sheetOf(state.open, seat).strokes], {
    cleared: cleared.slice(0, -1),
    undone: [...undone, 'clear'],
  })
}

function turned(state: PictomaniaState, seat: Seat, strokes: readonly DrawnStroke[], change: Partial<TakenBack>): PictomaniaState {
  const { turns } = takenBackBy(state, seat)
  return withTakenBack(withSheet(state, seat, { strokes }), seat, { ...change, turns: turns + 1 })
}

/** Its player alone is told how much of it there is, and nobody what: they have all seen it. */
function withTakenBack(state: PictomaniaState, seat: Seat, change: Partial<TakenBack>): PictomaniaState {
  const takenBack = { ...takenBackBy(state, seat), ...change }
  const { cleared, undone } = takenBack
  return {
    ...state,
    held: { ...state.held, [seat]: { ...heldBy(state, seat), canUndoClears: cleared.length, canRedo: undone.length } },
    hidden: { ...state.hidden, takenBack: { ...state.hidden.takenBack, [seat]: takenBack } },
  }
}

export const withSheet = (state: PictomaniaState, seat: Seat, change: Partial<Sheet>): PictomaniaState => ({
  ...state,
  open: { ...state.open, sheets: { ...state.open.sheets, [seat]: { ...sheetOf(state.open, seat), ...change } } },
})
