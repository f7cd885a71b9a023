import type { StrokeOnSheet } from '@figment/ink'

export type StepType = 'undo' | 'redo' | 'clear'

/** A sheet as far as it can be told. */
export interface Told {
  readonly strokes: readonly StrokeOnSheet[]
  readonly canUndoClears: number
  readonly canRedo: number
}

/** What a step does to a sheet; done twice it is the same. */
export interface Step {
  readonly off: readonly number[]
  readonly on: readonly StrokeOnSheet[]
  /** How many cleared sheets more or less can come back. */
  readonly clears: number
  /** How many steps more or less can be redone; null: none is left. */
  readonly redos: number | null
}

/** What can come back without asking the table, the latest last. */
export interface Known {
  readonly cleared: readonly (readonly StrokeOnSheet[])[]
  readonly undone: readonly (StrokeOnSheet | 'clear')[]
}

interface Done {
  readonly step: Step
  readonly known: Known
}

const NOTHING: Step = { off: [], on: [], clears: 0, redos: 0 }

/** Null: there is nothing to undo, redo or clear. What this page has not seen comes when the table sends it. */
export function stepOf(type: StepType, told: Told, known: Known): Done | null {
  switch (type) {
    case 'undo':
      return undo(told, known)
    case 'redo':
      return redo(told, known)
    case 'clear':
      return told.strokes.length === 0
        ? null
        : { step: { ...cleared(told), redos: null }, known: { ...withSheet(known, told), undone: [] } }
  }
}

export function toldAfter({ strokes, canUndoClears, canRedo }: Told, { off, on, clears, redos }: Step): Told {
  const gone = new Set(off)
  const left = strokes.filter(([number]) => !gone.has(number))
  const back = on.filter(([number]) => !left.some(([one]) => one === number))
  return {
    strokes: back.length === 0 ? left : [...left, ...back].sort(([one], [other]) => one - other),
    canUndoClears: Math.max(0, canUndoClears + clears),
    canRedo: redos === null ? 0 : Math.max(0, canRedo + redos),
  }
}

/** The last line, or, on a sheet without any, that it was cleared. */
function undo({ strokes, canUndoClears }: Told, { cleared, undone }: Known): Done | null {
  const last = strokes.at(-1)
  if (last) return { step: { ...NOTHING, off: [last[0]], redos: 1 }, known: { cleared, undone: [...undone, last] } }
  if (canUndoClears === 0) return null
  return {
    step: { ...NOTHING, on: cleared.at(-1) ?? [], clears: -1, redos: 1 },
    known: { cleared: cleared.slice(0, -1), undone: [...undone, 'clear'] },
  }
}

function redo(told: Told, known: Known): Done | null {
  if (told.canRedo === 0) return null
  const last = known.undone.at(-1)
  const rest = { ...known, undone: known.undone.slice(0, -1) }
  if (last === 'clear') return { step: { ...cleared(told), redos: -1 }, known: withSheet(rest, told) }
  return { step: { ...NOTHING, on: last ? [last] : [], redos: -1 }, known: rest }
}

const cleared = ({ strokes }: Told): Step => ({ ...NOTHING, off: strokes.map(([number]) => number), clears: 1 })

const withSheet = ({ cleared: before, undone }: Known, { strokes }: Told): Known => ({ cleared: [...before, strokes], undone })
