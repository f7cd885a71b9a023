import { type ReactNode, ViewTransition } from 'react'
import { prefersStill } from '../motion.ts'
import './Scene.css'

/** Another moment is another scene: nothing chosen in one lingers into the next. */
export const Scene = ({ moment, children }: { readonly moment: string; readonly children: ReactNode }) => (
  <ViewTransition key={moment} default="none" {...(!prefersStill() && { enter: 'scene', exit: 'scene' })}>
    {children}
  </ViewTransition>
)
