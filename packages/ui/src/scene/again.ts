import { createContext, type ReactNode, use } from 'react'

interface Again {
  /** The way to the next game, or who can open it: a scene that fills the screen has it among its own buttons. */
  readonly way: ReactNode
  /** Why the game is over before its time; null: it is not. */
  readonly short: ReactNode
}

export const AgainContext = createContext<Again>({ way: null, short: null })

export const useAgain = (): Again => use(AgainContext)
