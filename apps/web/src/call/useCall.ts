import type { CallMember } from '@figment/protocol'
import type { PersonId } from '@figment/table/types'
import { createContext, useContext } from 'react'
import type { TableCall } from './call.ts'
import type { CallState, Seen } from './state.ts'

export interface CallInHand {
  readonly state: CallState
  /** Who is in the call, whether this device is or not. */
  readonly members: readonly CallMember[]
  /** Null until somebody wants it here: most tables need no call. */
  readonly call: TableCall | null
  load(): Promise<TableCall>
  /** Somebody's picture, my own too, if there is one to see here. */
  pictureOf(person: PersonId | null): Seen | null
}

export const CallContext = createContext<CallInHand | null>(null)

export function useCall(): CallInHand {
  const call = useContext(CallContext)
  if (!call) throw new Error('there is no call outside of a table')
  return call
}
