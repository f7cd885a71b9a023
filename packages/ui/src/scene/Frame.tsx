import type { ReactNode } from 'react'
import { useFrameHost } from './frame-host.ts'
import { FrameNotice } from './FrameNotice.tsx'
import './Frame.css'

interface Props {
  /** What the player is at: a game's styles may leave out a piece by it. */
  readonly now: string
  /** The question of the moment, on the left of the head. */
  readonly head: ReactNode
  /** A clock, for example; the menu comes after it. */
  readonly clock?: ReactNode
  /** What the others have before them. */
  readonly strip?: ReactNode
  /** One line that is always there, so that nothing else has to push anything. */
  readonly news?: ReactNode
  /** What the hands are at: as large as the rest leaves room for. */
  readonly desk: ReactNode
  /** What everybody needs to see, at the foot of an upright screen. */
  readonly stand?: ReactNode
  /** A choice that lies over the stand, and over whatever else it needs except the desk's paper; meanwhile the rest rests. */
  readonly over?: ReactNode
  /** A lit edge around the screen: it has just been lit, or it stays so. */
  readonly rim?: 'rising' | 'lit' | null
}

/**
 * A scene that fills the screen and never scrolls: its pieces are always the same, and its own box decides how they stand.
 * Higher than wide: one below the other. Wider than high: the desk on the side of the drawing hand, the rest on the other.
 */
export function Frame({ now, head, clock, strip, news, desk, stand, over, rim = null }: Props) {
  const { menu, notice, pause } = useFrameHost()
  // in a pause the menu stays in reach, and nothing else
  const isPaused = pause !== null
  const isAsleep = isPaused || Boolean(over)
  return (
    <div className="frame" data-rim={rim ?? undefined}>
      <div className="frame__table" data-now={now}>
        <header className="frame__head">
          <div className="frame__ask">{head}</div>
          {clock}
          {menu}
        </header>
        {strip && (
          <div className="frame__strip" inert={isAsleep}>
            {strip}
          </div>
        )}
        {news && <div className="frame__news">{news}</div>}
        <div className="frame__desk" inert={isAsleep}>
          {desk}
        </div>
        {stand && (
          <div className="frame__stand" inert={isAsleep}>
            {stand}
          </div>
        )}
        <FrameNotice>{pause ?? notice}</FrameNotice>
        {over && (
          <div className="frame__over" inert={isPaused}>
            {over}
          </div>
        )}
      </div>
    </div>
  )
}
