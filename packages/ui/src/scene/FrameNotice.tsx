import type { ReactNode } from 'react'
import './FrameNotice.css'

/** What came uninvited lies on the question of a scene that fills the screen, or on its line of news: never on what is looked at, nor on the menu. */
export const FrameNotice = ({ children }: { readonly children: ReactNode }) => children && <div className="frame-notice">{children}</div>
