import { createContext, useContext } from 'react'

/** Which table this is. On a phone it stays when the code is changed; a TV comes anew then. */
export const TableCodeContext = createContext<string | null>(null)

/** What links to it carry besides; null as long as it is not known. */
export const TableKeyContext = createContext<string | null>(null)

export function useTableCode(): string {
  const code = useContext(TableCodeContext)
  if (code === null) throw new Error('there is no code outside of a table')
  return code
}
