import { createContext, use } from 'react'

/** Whether this screen has seen the game before its end: only then the end comes as news. After a reload it simply stands there. */
export const LivedThroughContext = createContext(false)

export const useLivedThrough = (): boolean => use(LivedThroughContext)
