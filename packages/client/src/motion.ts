import { createContext, useContext } from 'react'
import type { TableStore } from './connection/store.ts'

/** Puppets in the air, both ways; on a TV one way. Strengths are from 0 (still) to 1. */
export type Motion = Pick<TableStore, 'drivePuppet' | 'onMotion' | 'strengthOf'>

export const MotionContext = createContext<Motion | null>(null)

export function useMotion(): Motion {
  const motion = useContext(MotionContext)
  if (!motion) throw new Error('there are no puppets outside of a table')
  return motion
}
