import type { InkedStroke, StrokeOnSheet } from '@figment/ink'
import type { Held, Pictomania, Sheet } from '../../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Known, type Step, stepOf, type StepType, type Told, toldAfter } from './steps.ts'
import { keepUnsent, recallUnsent, type Unsent } from './unsent.ts'

interface Props {
  readonly sheet: Sheet
  readonly held: Pick<Held, 'canUndoClears' | 'canRedo'> | null
  readonly round: number
  /** Tells this sheet from all others. */
  readonly name: string
  readonly play: ShownAtSeat<Pictomania>['play']
}

export interface OwnInk {
  /** What the table knows and what is on its way, without what was taken back. */
  readonly strokes: readonly StrokeOnSheet[]
  /** The number of a new stroke. */
  next(): number
  draw(number: number, stroke: InkedStroke): void
  /** The latest stroke found no room. */
  readonly isFull: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** How often the sheet was cleared here. */
  readonly clears: number
  undo(): void
  redo(): void
  clear(): void
}

/** A line that comes too late is nobody's news: the sheet shows that it is not there. */
const UNSAID = ['sheetFull', 'notNow', 'guessedAlready', 'alreadyFinished', 'takenOff'] as const

/** What I draw and take back is so at once; the table hears of it in the same order, and has the last word. */
export function useOwnInk({ sheet, held, round, name, play }: Props): OwnInk {
  const [unsent, setUnsent] = useState<Unsent>(() => recallUnsent(name))
  /** What was taken back or brought back here and is not answered yet. */
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [isFull, setFull] = useState(false)
  const [clears, setClears] = useState(0)
  const highest = useRef(-1)
  /** What can come back at once, because this page has seen it; the table knows of more. */
  const known = useRef<Known>({ cleared: [], undone: [] })
  const { strokes: onTable, lastStroke } = sheet
  const { canUndoClears = 0, canRedo = 0 } = held ?? {}
  const told = useMemo((): Told => {
    const drawn = waiting(unsent, lastStroke)
    return steps.reduce<Told>(toldAfter, { strokes: [...onTable, ...drawn], canUndoClears, canRedo: drawn.length > 0 ? 0 : canRedo })
  }, [onTable, lastStroke, canUndoClears, canRedo, unsent, steps])
  const { strokes } = told
  useEffect(() => {
    const isThere = ([number]: StrokeOnSheet) => strokes.some(([one]) => one === number)
    keepUnsent(name, waiting(unsent, lastStroke).filter(isThere))
  }, [name, unsent, lastStroke, strokes])

  const forget = (number: number) => setUnsent((still) => still.filter(([one]) => one !== number))
  const answered = (number: number, refused: string | null) => {
    setFull(refused === 'sheetFull')
    if (refused !== null) forget(number)
  }
  const send = ([number, pen, ink]: StrokeOnSheet) =>
    void play({ type: 'draw', round, stroke: number, pen, ink }, { unsaid: UNSAID }).then((refused) => answered(number, refused))
  const sendAgain = useEffectEvent(() => {
    for (const stroke of recallUnsent(name)) send(stroke)
  })
  // what was drawn just before a reload goes to the table now
  useEffect(() => sendAgain(), [])

  const turn = async (type: StepType) => {
    const done = stepOf(type, told, known.current)
    if (!done) return
    setFull(false)
    known.current = done.known
    setSteps((before) => [...before, done.step])
    await play({ type, round }, { unsaid: ['nothingToUndo', 'nothingToRedo'] })
    // by now the table has shown what came of it
    setSteps((before) => before.filter((step) => step !== done.step))
  }
  return {
    strokes,
    isFull,
    clears,
    canUndo: strokes.length > 0 || told.canUndoClears > 0,
    canRedo: told.canRedo > 0,
    next: () => Math.max(highest.current, lastStroke, ...unsent.map(([number]) => number)) + 1,
    draw: (number, { pen, ink }) => {
      highest.current = Math.max(highest.current, number)
      const stroke: StrokeOnSheet = [number, pen, ink]
      known.current = { ...known.current, undone: [] }
      setUnsent((still) => [...waiting(still, lastStroke), stroke])
      // a page that is just going away paints no more
      keepUnsent(name, [...recallUnsent(name), stroke])
      send(stroke)
    },
    undo: () => void turn('undo'),
    redo: () => void turn('redo'),
    clear: () => {
      if (strokes.length > 0) setClears((before) => before + 1)
      void turn('clear')
    },
  }
}

/** Those that the table does not have yet. */
const waiting = (unsent: Unsent, lastStroke: number): Unsent => unsent.filter(([number]) => number > lastStroke)
