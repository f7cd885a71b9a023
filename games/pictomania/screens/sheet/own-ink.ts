import type { InkedStroke, StrokeOnSheet } from '@figment/ink'
import type { Move, Pictomania, Sheet } from '../../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { keepUnsent, recallUnsent, type Unsent } from './unsent.ts'

interface Props {
  readonly sheet: Sheet
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
  undo(): void
  clear(): void
}

/** What I draw and take back is so at once; the table hears of it in the same order, and has the last word. */
export function useOwnInk({ sheet, round, name, play }: Props): OwnInk {
  const [unsent, setUnsent] = useState<Unsent>(() => recallUnsent(name))
  // numbers are never used twice, so that what was taken back may stay in here
  const [takenBack, setTakenBack] = useState<ReadonlySet<number>>(new Set())
  const [isFull, setFull] = useState(false)
  const highest = useRef(-1)
  const { strokes: known, lastStroke } = sheet
  const strokes = useMemo(() => {
    const all = [...known, ...waiting(unsent, lastStroke)]
    return takenBack.size === 0 ? all : all.filter(([number]) => !takenBack.has(number))
  }, [known, lastStroke, unsent, takenBack])
  useEffect(
    () =>
      keepUnsent(
        name,
        waiting(unsent, lastStroke).filter(([number]) => !takenBack.has(number)),
      ),
    [name, unsent, lastStroke, takenBack],
  )

  const forget = (number: number) => setUnsent((still) => still.filter(([one]) => one !== number))
  const answered = (number: number, refused: string | null) => {
    setFull(refused === 'sheetFull')
    if (refused !== null) forget(number)
  }
  const send = ([number, pen, ink]: StrokeOnSheet) =>
    void play({ type: 'draw', round, stroke: number, pen, ink }, { unsaid: ['sheetFull'] }).then((refused) => answered(number, refused))
  const sendAgain = useEffectEvent(() => {
    for (const stroke of recallUnsent(name)) send(stroke)
  })
  // what was drawn just before a reload goes to the table now
  useEffect(() => sendAgain(), [])

  const takeBack = async (some: readonly StrokeOnSheet[], move: Move) => {
    const numbers = new Set(some.map(([number]) => number))
    setFull(false)
    setTakenBack((before) => new Set([...before, ...numbers]))
    const refused = await play(move)
    if (refused !== null) setTakenBack((before) => new Set([...before].filter((number) => !numbers.has(number))))
  }
  return {
    strokes,
    isFull,
    next: () => Math.max(highest.current, lastStroke, ...unsent.map(([number]) => number)) + 1,
    draw: (number, { pen, ink }) => {
      highest.current = Math.max(highest.current, number)
      const stroke: StrokeOnSheet = [number, pen, ink]
      setUnsent((still) => [...waiting(still, lastStroke), stroke])
      send(stroke)
    },
    undo: () => void takeBack(strokes.slice(-1), { type: 'undo', round }),
    clear: () => void takeBack(strokes, { type: 'clear', round }),
  }
}

/** Those that the table does not have yet. */
const waiting = (unsent: Unsent, lastStroke: number): Unsent => unsent.filter(([number]) => number > lastStroke)
