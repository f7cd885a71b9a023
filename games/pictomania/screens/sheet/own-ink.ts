import type { InkedStroke } from '@figment/ink'
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
  readonly strokes: Readonly<Record<number, InkedStroke>>
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
    const all = { ...known, ...waiting(unsent, lastStroke) }
    return takenBack.size === 0 ? all : filtered(all, (number) => !takenBack.has(number))
  }, [known, lastStroke, unsent, takenBack])
  useEffect(
    () =>
      keepUnsent(
        name,
        filtered(waiting(unsent, lastStroke), (number) => !takenBack.has(number)),
      ),
    [name, unsent, lastStroke, takenBack],
  )

  const forget = (number: number) => setUnsent((still) => filtered(still, (one) => one !== number))
  const send = async (number: number, stroke: InkedStroke) => {
    const refused = await play({ type: 'draw', round, stroke: number, ...stroke }, { unsaid: ['sheetFull'] })
    setFull(refused === 'sheetFull')
    if (refused !== null) forget(number)
  }
  const sendAgain = useEffectEvent(() => {
    for (const [number, stroke] of Object.entries(recallUnsent(name))) void send(Number(number), stroke)
  })
  // what was drawn just before a reload goes to the table now
  useEffect(() => sendAgain(), [])

  const takeBack = async (numbers: readonly number[], move: Move) => {
    setFull(false)
    setTakenBack((before) => new Set([...before, ...numbers]))
    const refused = await play(move)
    if (refused !== null) setTakenBack((before) => new Set([...before].filter((number) => !numbers.includes(number))))
  }
  const numbers = Object.keys(strokes).map(Number)
  return {
    strokes,
    isFull,
    next: () => Math.max(highest.current, lastStroke, ...Object.keys(unsent).map(Number)) + 1,
    draw: (number, stroke) => {
      highest.current = Math.max(highest.current, number)
      setUnsent((still) => ({ ...waiting(still, lastStroke), [number]: stroke }))
      void send(number, stroke)
    },
    undo: () => void takeBack(numbers.slice(-1), { type: 'undo', round }),
    clear: () => void takeBack(numbers, { type: 'clear', round }),
  }
}

/** Those that the table does not have yet. */
const waiting = (unsent: Unsent, lastStroke: number): Unsent => filtered(unsent, (number) => number > lastStroke)

const filtered = (strokes: Unsent, isWanted: (number: number) => boolean): Unsent =>
  Object.fromEntries(Object.entries(strokes).filter(([number]) => isWanted(Number(number))))
