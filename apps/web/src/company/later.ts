import { lazy } from 'react'

const load = () => import('./Corner.tsx')

// nobody laughs across a table before it is there
export const Corner = lazy(() => load().then((part) => ({ default: part.Corner })))
export const Reactions = lazy(() => load().then((part) => ({ default: part.Reactions })))
export const OpenReactions = lazy(() => load().then((part) => ({ default: part.OpenReactions })))
