import type { Stand, Task } from '../../types.ts'
import { wordOf } from '../../open/word.ts'
import { TheWord } from '../stand/TheWord.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './ToldWord.css'

interface Props {
  readonly task: Task
  readonly stand: Stand
  readonly language: string
  readonly isTold: boolean
  /** It was not what was drawn. */
  readonly isWrong?: boolean
}

/** A longer word is written smaller. */
const longLetters = 13

/** What was to be drawn; a question until it lands. */
export function ToldWord({ task, stand, language, isTold, isWrong = false }: Props) {
  const { opening } = useShowWords()
  const word = wordOf(stand, task) ?? ''
  return (
    <p className="told-word" data-told={isTold} data-long={word.length > longLetters}>
      <span className="told-word__place">{isTold ? `${task.letter}${task.number}` : '?'}</span>
      <span className="told-word__text" aria-hidden={!isTold}>
        {isWrong && <small>{opening.shouldHaveBeen}</small>}
        <b lang={language}>
          <TheWord of={word} />
        </b>
      </span>
    </p>
  )
}
