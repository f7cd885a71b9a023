import type { PersonId, Thing } from '@figment/table/types'
import { createContext, type ReactNode, use } from 'react'

/** One thing that somebody made, and as it is shown where one decides about it. */
export interface About {
  readonly thing: Thing
  /** Who made it; null: nobody in particular. */
  readonly person: PersonId | null
  readonly shown: ReactNode
}

/** What lies open over the table, and what it is about. */
export type Sheet =
  | { readonly kind: 'people' }
  | { readonly kind: 'person'; readonly person: PersonId }
  | { readonly kind: 'which'; readonly all: readonly About[] }
  | { readonly kind: 'thing'; readonly about: About }
  | { readonly kind: 'report'; readonly about: About }

export const SheetsContext = createContext<(sheet: Sheet) => void>(() => undefined)

/** Opens a sheet over the table. */
export const useSheets = () => use(SheetsContext)
