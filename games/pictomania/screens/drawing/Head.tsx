import type { LaidGuess, Open, Task } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { ReactNode, RefObject } from 'react'
import { CharmCard } from '@figment/ui/CharmCard.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { usePictomaniaWords } from '../words.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import './Head.css'

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Whose drawing it is about, or what I have taken. */
  readonly sign?: ReactNode
  /** The small line. */
  readonly hint?: ReactNode
  /** What to do now. */
  readonly children: ReactNode
}

export function Head({ heading, sign, hint, children }: Props) {
  return (
    <div className="drawing-head">
      {sign}
      <div className="drawing-head__ask">
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {/* said aloud as it changes: which number is lifted */}
        <p className="drawing-head__hint" aria-live="polite">
          {hint}
        </p>
      </div>
    </div>
  )
}

/** A longer word is written smaller, so that it stays on its line. */
const LONG_LETTERS = 17

interface OwnTaskProps {
  readonly open: Open
  readonly task: Task
  readonly pile: readonly LaidGuess[]
  readonly seats: readonly Player[]
}

/** My own word, where it stands, and who has guessed it. */
export function OwnTask({ open, task, pile, seats }: OwnTaskProps) {
  const words = usePictomaniaWords()
  const word = open.stand[task.letter].words[task.number - 1]
  return (
    <span className="own-task">
      <span className="own-task__line">
        <span>{words.drawing.task} </span>
        <span className="own-task__cards" aria-hidden="true">
          <i>{task.letter}</i>
          <i>{task.number}</i>
        </span>
        <span className="own-task__pile" aria-hidden="true">
          {pile.map(({ by }) => {
            const guesser = seatAt(seats, by)
            return guesser && <CharmCard key={by} of={guesser} />
          })}
        </span>
      </span>
      <b lang={open.options.language} data-long={(word?.length ?? 0) > LONG_LETTERS}>
        <TheWord of={word} />
      </b>
      <span className="unseen">{`, ${words.card(task.letter)}, ${words.number(task.number)}`}</span>
    </span>
  )
}
