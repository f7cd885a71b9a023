import type { ReactNode } from 'react'
import { useFrameHost } from './frame-host.ts'
import { FrameNotice } from './FrameNotice.tsx'
import './Frame.css'
import './Spread.css'

interface Props {
  /** Which of the two has the room: what is looked at, or what is told of it. The other takes what it needs. */
  readonly lead: 'plate' | 'text'
  readonly head: ReactNode
  /** Beside the question: a clock, for example. */
  readonly beside?: ReactNode
  /** In the menu's place; without it, the menu of the table. */
  readonly corner?: ReactNode
  /** What is looked at. */
  readonly plate: ReactNode
  /** What is told of it. */
  readonly text: ReactNode
  /** What the thumb reaches. */
  readonly foot: ReactNode
}

/**
 * A scene like an open book, which fills the screen and never scrolls: a picture, what is told of it, and one thing to press.
 * Higher than wide: one below the other. Wider than high: the picture on the left page, the rest on the right one; where
 * the text has the room, it has the right page to itself.
 */
export function Spread({ lead, head, beside, corner, plate, text, foot }: Props) {
  const { menu, notice, pause } = useFrameHost()
  const isPaused = pause !== null
  return (
    <div className="frame">
      <div className="spread" data-lead={lead}>
        <header className="spread__head">
          <div className="spread__ask">{head}</div>
          {beside}
          {corner ?? menu}
        </header>
        <div className="spread__plate" inert={isPaused}>
          {plate}
        </div>
        <div className="spread__text" inert={isPaused}>
          {text}
        </div>
        <footer className="spread__foot" inert={isPaused}>
          {foot}
        </footer>
        <FrameNotice>{pause ?? notice}</FrameNotice>
      </div>
    </div>
  )
}
