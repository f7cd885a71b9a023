import { type ReactNode, ViewTransition } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import './Dealt.css'

/** The stand of the words: when the tasks are dealt, it shrinks from the middle of the table to its place in the round. */
export const Dealt = ({ children }: { readonly children: ReactNode }) => (
  <ViewTransition name="pictomania-stand" default="none" {...(!prefersStill() && { share: 'dealt' })}>
    {children}
  </ViewTransition>
)
