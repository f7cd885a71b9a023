import type { Muted, PersonId } from '@figment/table/types'
import { useContext } from 'react'
import { TableContext } from './useTable.ts'
import { isMutedForMe } from './who.ts'

/** Whether somebody on this device does not want to see or hear this of that person. A TV shows everything. */
export function useIsMuted(person: PersonId | null | undefined, kind: Muted): boolean {
  const table = useContext(TableContext)
  return table !== null && person != null && isMutedForMe(table.view, person, kind)
}
