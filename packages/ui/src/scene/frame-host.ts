import type { Player } from '@figment/game-kit/player'
import { createContext, type ReactNode, use, useLayoutEffect } from 'react'

/** What the table around a scene that fills the whole screen puts into it: nothing of its own has a place beside such a scene. */
export interface FrameHost {
  /** The button that opens the menu of the table. */
  readonly menu: ReactNode
  /** Who I am and which table this is. */
  readonly me: ReactNode
  /** The call, the chat, the rules and the menu. */
  readonly icons: ReactNode
  /** Laughter across the table: a button, or all of them side by side. */
  readonly reactions: ReactNode
  readonly reactionRow: ReactNode
  /** Whoever watches and sits down when the next round begins: where, and how they look. */
  readonly sitsNext: Pick<Player, 'seat' | 'colour' | 'shape'> | null
  /** For the line of news, for as long as it is so. */
  readonly news: string | null
  /** What came uninvited, with what can be done about it: a slip of paper that moves nothing; null: nothing did. */
  readonly notice: ReactNode
  /** The same, and also a pause and the last seconds: for a scene with a place for all of them. */
  readonly slip: ReactNode
  /** While the game stands still: what can be done about it; null: it does not. */
  readonly pause: ReactNode
  /** Whether such a scene is there. */
  readonly isFilled: boolean
  onFill(isFilled: boolean): void
}

export const FrameHostContext = createContext<FrameHost>({
  menu: null,
  me: null,
  icons: null,
  reactions: null,
  reactionRow: null,
  sitsNext: null,
  news: null,
  notice: null,
  slip: null,
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
