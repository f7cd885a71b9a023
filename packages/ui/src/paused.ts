import { createContext } from 'react'

/** Since when the game stands still, on the server's clock; null: it does not. */
export const PausedContext = createContext<number | null>(null)
