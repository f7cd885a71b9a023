import { type ReactNode, use } from 'react'
import { FrameHostContext, useFrameHost } from '@figment/ui/scene/frame-host.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { FrameNotice } from '@figment/ui/scene/FrameNotice.tsx'
import '@figment/ui/scene/Frame.css'
import './Room.css'

interface Props {
  /** What people are at: styles lay the pieces out by it. */
  readonly now: string
  /** How many others there are to see. */
  readonly others?: number
  /** What else decides how the pieces stand. */
  readonly look?: string
  readonly children: ReactNode
}

/** A scene that fills the screen and never scrolls; its own box decides how its pieces stand. The menu stays in reach while the game rests. */
export function Room({ now, others = 0, look, children }: Props) {
  const { menu, notice, pause } = useFrameHost()
  return (
    <div className="frame">
      <div className="frame__table trex-room-place">
        <div className="trex-room" data-now={now} data-others={others} data-look={look} inert={pause !== null}>
          {children}
          <FrameFoot />
        </div>
        <div className="trex-room-menu">{menu}</div>
        <FrameNotice>{pause ?? notice}</FrameNotice>
      </div>
    </div>
  )
}

/** What the table has to tell stands where the question stood: it moves nothing. */
export function Ask({ children }: { readonly children: ReactNode }) {
  const { news } = use(FrameHostContext)
  return (
    <>
      <h1 className={news ? 'unseen' : 'trex-room__ask'}>{children}</h1>
      {/* screen readers are told of it by the table itself */}
      {news && (
        <p className="trex-room__ask" data-told="true" aria-hidden="true">
          {news}
        </p>
      )}
    </>
  )
}
