import type { ReactNode } from 'react'
import { Asking } from '../scene/Asking.tsx'
import { useInPlay } from './in-play.ts'

/** The head of every phase: what to do now in one line, a hint if it helps, and the clock if there is one. */
export function Ask({ children, hint }: { readonly children: ReactNode; readonly hint?: ReactNode }) {
  const { open, clockAhead } = useInPlay()
  return <Asking ask={children} hint={hint} due={open.due} clockAhead={clockAhead} />
}
