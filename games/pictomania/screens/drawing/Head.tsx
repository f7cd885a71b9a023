import type { Open, Task } from '../../types.ts'
import type { ReactNode, RefObject } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { useIsWide } from '@figment/ui/scene/wide.ts'
import { WordsIcon } from '../icons.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import './Head.css'

interface Props {
  readonly open: Open
  readonly clockAhead: number
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What to do now. */
  readonly ask: ReactNode
  readonly hint?: ReactNode
  onWords(): void
}

export function Head({ open, clockAhead, heading, ask, hint, onWords }: Props) {
  const { drawing } = usePictomaniaWords()
  const isWide = useIsWide()
  return (
    <header className="drawing-head">
      <div className="drawing-head__ask">
        <h1 ref={heading} tabIndex={-1}>
          {ask}
        </h1>
        {hint}
      </div>
      {open.due !== null && <Countdown due={open.due} clockAhead={clockAhead} />}
      {!isWide && (
        <button type="button" className="drawing-head__words" aria-haspopup="dialog" onClick={onWords}>
          <WordsIcon />
          {drawing.words}
        </button>
      )}
    </header>
  )
}

/** My own word, and where it stands. */
export function OwnTask({ open, task }: { readonly open: Open; readonly task: Task }) {
  const words = usePictomaniaWords()
  return (
    <span className="own-task">
      <span className="own-task__you">{words.drawing.task} </span>
      <b lang={open.options.language}>
        <TheWord of={open.stand[task.letter].words[task.number - 1]} />
      </b>
      <span className="unseen">{`, ${words.card(task.letter)}, ${words.number(task.number)}`}</span>
      <span className="own-task__cards" aria-hidden="true">
        <i>{task.letter}</i>
        <i>{task.number}</i>
      </span>
    </span>
  )
}
