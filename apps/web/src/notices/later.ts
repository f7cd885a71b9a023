import { lazy } from 'react'

export const loadNotices = () => import('./OneNotice.tsx')
/** One notice as a slip of paper. */
export const OneNotice = lazy(loadNotices)
