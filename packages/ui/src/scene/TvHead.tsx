import type { OpenBase } from '@figment/game-kit'
import { createContext, type ReactNode, use } from 'react'
import { Countdown } from '../Countdown.tsx'
import './TvHead.css'

interface Props {
  readonly open: Pick<OpenBase, 'due'>
  readonly clockAhead: number
  /** In its corner: the round as text, or what is left in play. */
  readonly corner: ReactNode
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Between title and note. */
  readonly children?: ReactNode
  /** Beside the clock. */
  readonly aside?: ReactNode
}

/** What the page has to say under the round. */
export const CornerContext = createContext<ReactNode>(null)

/** The head of the TV's table: how far the game is, what goes on, the clock. */
export const TvHead = ({ open, clockAhead, corner, title, note, children, aside }: Props) => (
  <header className="tv-head">
    <div>
      {typeof corner === 'string' ? <p className="tv-head__round">{corner}</p> : corner}
      {use(CornerContext)}
    </div>
    <div className="tv-head__title">
      <h1>{title}</h1>
      {children}
      {note !== undefined && <p className="tv-head__note">{note}</p>}
    </div>
    <div className="tv-head__clock">
      {aside}
      <Countdown due={open.due} clockAhead={clockAhead} />
    </div>
  </header>
)
