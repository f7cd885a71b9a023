import { createContext, useContext } from 'react'
import type { TableStore } from './connection/store.ts'

/** Strokes in the air, both ways; on a TV one way. Whatever was in the air before an arrival may be lost. */
export type Ink = Pick<TableStore, 'ink' | 'onInk' | 'onArrival'>

export const InkContext = createContext<Ink | null>(null)

export function useInk(): Ink {
  const ink = useContext(InkContext)
  if (!ink) throw new Error('there is no ink outside of a table')
  return ink
}
