import type { ReactNode } from 'react'
import { Countdown } from '../Countdown.tsx'
import './Asking.css'

interface Props {
  /** What to do now, in one line. */
  ask: ReactNode
  hint?: ReactNode
  due: number | null
  clockAhead: number
  children?: ReactNode
}

/** The head of every phase: one question, then what helps to answer it. */
export function Asking({ ask, hint, due, clockAhead, children }: Props) {
  return (
    <header className="asking">
      <div className="asking__line">
        <h1 className="asking__question">{ask}</h1>
        {due !== null && <Countdown due={due} clockAhead={clockAhead} />}
      </div>
      {hint !== undefined && <p className="asking__hint">{hint}</p>}
      {/* always there, so that a reader of the screen hears what comes into it */}
      <div aria-live="polite">{children}</div>
    </header>
  )
}
