import { createContext, type ReactNode, use } from 'react'
import './FrameFoot.css'

/** What whoever does not play can do instead: where a scene fills the whole screen, it stands at the foot of the scene. */
export const FrameFootContext = createContext<ReactNode>(null)

export function FrameFoot() {
  const foot = use(FrameFootContext)
  return foot && <div className="frame-foot">{foot}</div>
}
