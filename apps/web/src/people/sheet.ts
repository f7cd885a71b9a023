import type { PersonId } from '@figment/table/types'
import { createContext, use } from 'react'

/** What lies open over the table, and what it is about. */
export type Sheet = { readonly kind: 'people' } | { readonly kind: 'person'; readonly person: PersonId }

export const SheetsContext = createContext<(sheet: Sheet) => void>(() => undefined)

/** Opens a sheet over the table. */
export const useSheets = () => use(SheetsContext)
