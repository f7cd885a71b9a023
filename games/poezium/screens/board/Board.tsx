import type { Poezium } from '../../types.ts'
import type { ReactNode } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useFrameHost } from '@figment/ui/scene/frame-host.ts'
import { FrameNotice } from '@figment/ui/scene/FrameNotice.tsx'
import '@figment/ui/scene/Frame.css'
import './Board.css'

interface Props extends Pick<ShownAtSeat<Poezium>, 'open' | 'clockAhead'> {
  /** What this screen is for: its pieces stand by it. */
  readonly now: string
  /** Who looks, what for, and how far the game is. */
  readonly head: ReactNode
  readonly people?: ReactNode
  /** What to do, where the head does not say it. */
  readonly ask?: ReactNode
  readonly stories?: ReactNode
  /** What was chosen, large, where there is room for it. */
  readonly stage?: ReactNode
  readonly sheet?: ReactNode
  readonly hand?: ReactNode
  readonly foot?: ReactNode
  /** For somebody who is here for the first time. */
  readonly hint?: ReactNode
  /** Nobody is hurried while something is told. */
  readonly isClockHidden?: boolean
}

/**
 * The table of a round, from above. It fills the screen and never scrolls: its own box decides how the stories, the poem and the hand lie.
 */
export function Board({ now, open, clockAhead, head, people, ask, stories, stage, sheet, hand, foot, hint, isClockHidden = false }: Props) {
  const { menu, notice, pause } = useFrameHost()
  const isAtRest = pause !== null
  const lines = (open.hint === null ? 0 : 1) + open.lines.length - (now === 'marking' ? 1 : 0)
  return (
    <div className="frame">
      <div className="frame__table poem-board" data-now={`poem-${now}`} data-stories={open.stories.length} style={{ '--lines': lines }}>
        <header className="poem-board__head">
          {head}
          {people && <div className="poem-board__people">{people}</div>}
          <Countdown due={isClockHidden ? null : open.due} clockAhead={clockAhead} />
          <div className="poem-board__menu">{menu}</div>
        </header>
        {hint && <div className="poem-board__hint">{hint}</div>}
        {ask && <div className="poem-board__ask">{ask}</div>}
        {stories && (
          <div className="poem-board__stories" inert={isAtRest}>
            {stories}
          </div>
        )}
        {stage && (
          <div className="poem-board__stage" inert={isAtRest}>
            {stage}
          </div>
        )}
        {sheet && (
          <div className="poem-board__sheet" inert={isAtRest}>
            {sheet}
          </div>
        )}
        {hand && (
          <div className="poem-board__hand" inert={isAtRest}>
            {hand}
          </div>
        )}
        {foot && (
          <div className="poem-board__foot" inert={isAtRest}>
            {foot}
          </div>
        )}
        <FrameNotice>{pause ?? notice}</FrameNotice>
      </div>
    </div>
  )
}
