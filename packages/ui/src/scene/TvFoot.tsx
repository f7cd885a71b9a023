import { createContext, use, type ReactNode } from 'react'
import './TvFoot.css'

/** The way to the table, as the page gives it: its code, and a square for cameras; null where it is not shown. */
export const TvFootContext = createContext<ReactNode>(null)

/** At the foot of a column on the TV. What the room should know takes its place while there is something. */
export const TvFoot = () => <div className="tv-foot">{use(TvFootContext)}</div>
