import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { Rabbit } from './Rabbit.tsx'
import './Notice.css'

export interface NoticeProps {
  readonly screen: string
  readonly title: string
  readonly text?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A whole screen that says one thing. */
export function Notice({ screen, title, text, children }: NoticeProps) {
  return (
    <main className="notice" data-screen={screen}>
      <Brand />
      <div className="notice__middle">
        <div className="notice__rabbit">
          <Rabbit colour="sand" shape="moon" />
        </div>
        <div aria-live="polite">
          <h1 className="notice__title">{title}</h1>
          {text !== undefined && <p className="notice__text">{text}</p>}
        </div>
        {children && <div className="notice__actions">{children}</div>}
      </div>
    </main>
  )
}
