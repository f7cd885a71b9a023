import { createContext, type ReactNode } from 'react'

/** What the table has to tell, in a sentence. */
export interface TableNews {
  readonly text: string
  /** It is so for as long as it is told; other things are told once, and read. */
  readonly isLasting: boolean
}

/** What the table around a scene that fills the whole screen puts into it: nothing of its own has a place beside such a scene. */
export interface FrameHost {
  /** The button that opens the menu of the table. */
  readonly menu: ReactNode
  readonly news: TableNews | null
  /** While the game stands still: what can be done about it; null: it does not. */
  readonly pause: ReactNode
  /** Whether such a scene is there. */
  readonly isFilled: boolean
  onFill(isFilled: boolean): void
}

export const FrameHostContext = createContext<FrameHost>({
  menu: null,
  news: null,
  pause: null,
  isFilled: false,
  onFill: () => undefined,
})
