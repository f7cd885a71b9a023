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
  /** News that take its place for a moment, where they have none of their own. */
  readonly flash?: string | null
  /** A long name is in it: it is written smaller where there is little room. */
  readonly isLong?: boolean
  /** What to do now. */
  readonly children: ReactNode
}

export function Head({ heading, sign, hint, flash = null, isLong = false, children }: Props) {
  return (
    <div className="drawing-head" data-flash={flash !== null}>
      {sign}
      <div className="drawing-head__ask">
        <h1 ref={heading} tabIndex={-1} data-long={isLong}>
          {children}
        </h1>
        <p className="drawing-head__hint">{hint}</p>
        {/* heard already */}
        <p className="drawing-head__flash" aria-hidden="true">
          {flash}
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
  /** News in the place of the small line, where they have none of their own. */
  readonly flash: string | null
}

/** My own word, where it stands, and who has guessed it. */
export function OwnTask({ open, task, pile, seats, flash }: OwnTaskProps) {
  const words = usePictomaniaWords()
  const word = open.stand[task.letter].words[task.number - 1]
  return (
    <span className="own-task" data-flash={flash !== null}>
      <span className="own-task__line drawing-head__flash" aria-hidden="true">
        {flash}
      </span>
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
