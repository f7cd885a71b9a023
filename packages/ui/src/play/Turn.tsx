import { type ReactNode, useEffect, useRef } from 'react'
import { Dock } from '../scene/Dock.tsx'
import { Settled } from '../scene/Waiting.tsx'
import { useInPlay } from './in-play.ts'

interface Props {
  /** My part is done, and this may be said about it. */
  readonly isDone: boolean
  readonly note: string | undefined
  /** The button, as long as it is not. */
  readonly children: ReactNode
}

/** My turn at the foot of the screen: the one thing to press, and once it is pressed, for whom the table waits. */
export function Turn({ isDone, note, children }: Props) {
  const { open, seats, isAway } = useInPlay()
  const said = useRef<HTMLDivElement>(null)
  const wasDone = useRef(isDone)
  useEffect(() => {
    // the button that had the focus is gone: whoever uses a keyboard or listens goes on from here, not from the top of the page
    if (isDone && !wasDone.current && document.activeElement === document.body) said.current?.focus({ preventScroll: true })
    wasDone.current = isDone
  }, [isDone])
  return (
    <Dock>
      {/* always there, so that a reader of the screen hears what comes into it */}
      <div ref={said} aria-live="polite" tabIndex={-1}>
        {isDone && <Settled note={note} awaited={open.awaited} seats={seats} isAway={isAway} />}
      </div>
      {!isDone && children}
    </Dock>
  )
}
