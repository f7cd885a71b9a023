import { createContext, type ReactNode, use, useLayoutEffect } from 'react'

/** What the table around a scene that fills the whole screen puts into it: nothing of its own has a place beside such a scene. */
export interface FrameHost {
  /** The button that opens the menu of the table. */
  readonly menu: ReactNode
  /** For the line of news, for as long as it is so. */
  readonly news: string | null
  /** What came uninvited, with what can be done about it: a slip of paper that moves nothing; null: nothing did. */
  readonly notice: ReactNode
  /** While the game stands still: what can be done about it; null: it does not. */
  readonly pause: ReactNode
  /** Whether such a scene is there. */
  readonly isFilled: boolean
  onFill(isFilled: boolean): void
}

export const FrameHostContext = createContext<FrameHost>({
  menu: null,
  news: null,
  notice: null,
  pause: null,
  isFilled: false,
  onFill: () => undefined,
})

/** For a scene that fills the screen: the table knows that it is there. */
export function useFrameHost(): FrameHost {
  const host = use(FrameHostContext)
  const { onFill } = host
  useLayoutEffect(() => {
    onFill(true)
    return () => onFill(false)
  }, [onFill])
  return host
}
