import { createContext, type ReactNode, use } from 'react'
import './FrameFoot.css'

/** What whoever does not play can do instead: where a scene fills the whole screen, it stands at the foot of the scene. */
export interface FrameFooting {
  readonly buttons: ReactNode
  /** Where those who watch talk; null: nobody may write. */
  readonly talk: ReactNode
}

export const FrameFootContext = createContext<FrameFooting | null>(null)

/** With `hasTalk`, talk has a place of its own where there is room; else it is behind a button. */
export function FrameFoot({ hasTalk = false }: { readonly hasTalk?: boolean }) {
  const foot = use(FrameFootContext)
  if (!foot) return null
  return (
    <div className="frame-foot" data-talk={hasTalk && Boolean(foot.talk)}>
      {hasTalk && foot.talk && <div className="frame-foot__talk">{foot.talk}</div>}
      {foot.buttons}
    </div>
  )
}
