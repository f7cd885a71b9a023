import type { StrokeOnSheet } from '@figment/ink'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useInk } from '@figment/client/ink.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { piecesOf } from '../sheet/live.ts'
import { BLANK, heard, type HeardSheet, isGreeting } from './told.ts'

type Sheets = ReadonlyMap<string, readonly StrokeOnSheet[]>

interface Props {
  /** All who are here but myself. */
  readonly others: readonly Player[]
  /** Somebody would like to be told what is on mine. */
  onGreeting(): void
  /** Others are here than before. */
  onOthers(): void
}

/** What the others have on their practice sheets, by person: whoever sits down in another's seat brings a sheet of their own. */
export function useOthersPractice({ others, onGreeting, onOthers }: Props): Sheets {
  const { onInk } = useInk()
  const sheets = useRef<ReadonlyMap<string, HeardSheet>>(new Map())
  const [shown, setShown] = useState<Sheets>(new Map())
  const become = (next: ReadonlyMap<string, HeardSheet>) => {
    sheets.current = next
    // a line that grows is no news for whoever shows what is on the sheets
    setShown((before) => {
      const isSame = next.size === before.size && [...next].every(([person, { strokes }]) => before.get(person) === strokes)
      return isSame ? before : new Map([...next].map(([person, { strokes }]) => [person, strokes]))
    })
  }

  const hear = useEffectEvent((batch: Uint8Array) => {
    const next = new Map(sheets.current)
    for (const { seat, piece } of piecesOf(batch)) {
      const person = seatAt(others, seat)?.person
      if (person == null) continue
      next.set(person, heard(next.get(person) ?? BLANK, piece))
      if (isGreeting(piece)) onGreeting()
    }
    become(next)
  })
  useEffect(() => onInk((batch) => hear(batch)), [onInk])

  // who was away may have begun anew, and has missed what was told meanwhile
  const people = others.map(({ person }) => person).join(' ')
  const meet = useEffectEvent((here: readonly string[]) => {
    become(new Map([...sheets.current].filter(([person]) => here.includes(person))))
    onOthers()
  })
  useEffect(() => meet(people.split(' ')), [people])
  return shown
}
