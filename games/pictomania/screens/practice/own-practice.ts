import { encodePiece } from '@figment/ink'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useInk } from '@figment/client/ink.ts'
import type { OwnInk } from '../sheet/own-ink.ts'
import { PracticeSheet } from './practice-sheet.ts'

/** Beside a pen that is down, this is no faster than a device may draw. */
const againEveryMs = 50

interface OwnPractice {
  readonly own: OwnInk
  readonly sheet: PracticeSheet
}

export function useOwnPractice(): OwnPractice {
  const { ink, onArrival } = useInk()
  const [sheet] = useState(() => new PracticeSheet((piece) => ink(encodePiece(piece))))
  const seen = useSyncExternalStore(sheet.subscribe, sheet.seen)
  useEffect(() => {
    sheet.tellCleared()
    const timer = setInterval(() => sheet.tellOne(), againEveryMs)
    return () => {
      clearInterval(timer)
      sheet.tellCleared()
    }
  }, [sheet])
  useEffect(() => onArrival(() => sheet.tellAnew()), [onArrival, sheet])
  return {
    own: {
      ...seen,
      next: () => sheet.next(),
      draw: (number, stroke) => sheet.draw(number, stroke),
      undo: () => sheet.turn('undo'),
      redo: () => sheet.turn('redo'),
      clear: () => sheet.turn('clear'),
    },
    sheet,
  }
}
