import { type Chance, type Decision, refused, type Seat } from '@figment/game-kit'
import { hasRoomFor, lettersOn, pointsOf, SHEET_LETTERS_AT_MOST, SHEET_TURNS_AT_MOST } from '@figment/ink'
import type { Asked } from './asked.ts'
import { type PictomaniaState, sheetOf, takenBackBy } from './effects/state.ts'
import { refuseDrawing, timeIn } from './playing.ts'
import type { Pictomania, Refusal } from '../types.ts'

type PictomaniaDecision = Decision<Pictomania>

/** What is drawn on a sheet, taken back, and brought back. */

export function draw({ open }: PictomaniaState, { round, stroke, pen, ink }: Asked<'draw'>, by: Seat, chance: Chance): PictomaniaDecision {
  const refusal = refuseDrawing(open, round, by)
  if (refusal) return refused(refusal)
  const { strokes, lastStroke } = sheetOf(open, by)
  const cameBefore = stroke <= lastStroke
  if (cameBefore) return []
  const at = timeIn(open, chance)
  if (!pointsOf(ink)) return refused('badInk')
  if (!hasRoomFor(ink.length, { strokes: strokes.length, letters: lettersOn(strokes), age: at })) return refused('sheetFull')
  return [{ type: 'strokeDrawn', seat: by, stroke, drawn: { pen, ink, at } }]
}

/** The last line, or, on a sheet without any, that it was cleared. */
export function undo(state: PictomaniaState, { round }: Asked<'undo'>, by: Seat): PictomaniaDecision {
  const refusal = refuseTurn(state, round, by)
  if (refusal) return refused(refusal)
  const latest = sheetOf(state.open, by).strokes.at(-1)
  if (latest) return [{ type: 'strokeUndone', seat: by, stroke: latest[0] }]
  const cleared = takenBackBy(state, by).cleared.at(-1)
  return cleared ? [{ type: 'clearUndone', seat: by, upTo: cleared.at(-1)?.[0] ?? -1 }] : refused('nothingToUndo')
}

export function redo(state: PictomaniaState, { round }: Asked<'redo'>, by: Seat): PictomaniaDecision {
  const refusal = refuseTurn(state, round, by)
  if (refusal) return refused(refusal)
  const latest = takenBackBy(state, by).undone.at(-1)
  if (latest === undefined) return refused('nothingToRedo')
  return latest === 'clear'
    ? [{ type: 'clearRedone', seat: by, ...clearing(state, by) }]
    : [{ type: 'strokeRedone', seat: by, stroke: latest[0] }]
}

export function clear(state: PictomaniaState, { round }: Asked<'clear'>, by: Seat): PictomaniaDecision {
  const refusal = refuseTurn(state, round, by)
  if (refusal) return refused(refusal)
  return sheetOf(state.open, by).strokes.length === 0 ? [] : [{ type: 'sheetCleared', seat: by, ...clearing(state, by) }]
}

/** As much as a full sheet can come back, and at least the one that goes now; what was cleared long before is forgotten. */
function clearing(state: PictomaniaState, by: Seat): { readonly upTo: number; readonly kept: number } {
  const { strokes, lastStroke } = sheetOf(state.open, by)
  let letters = lettersOn(strokes)
  let kept = 1
  for (const before of takenBackBy(state, by).cleared.toReversed()) {
    letters += lettersOn(before)
    if (letters > SHEET_LETTERS_AT_MOST) break
    kept++
  }
  return { upTo: lastStroke, kept }
}

function refuseTurn(state: PictomaniaState, round: number, by: Seat): Refusal | null {
  const refusal = refuseDrawing(state.open, round, by)
  return refusal ?? (takenBackBy(state, by).turns < SHEET_TURNS_AT_MOST ? null : 'enoughTurns')
}
