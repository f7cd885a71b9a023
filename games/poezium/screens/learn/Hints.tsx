import type { Open } from '../../types.ts'
import { Hint } from '@figment/ui/learn/Hint.tsx'
import type { Seat } from '@figment/game-kit'
import { HintPicture } from './HintPicture.tsx'
import { HintWords, useHintWords } from './HintWords.tsx'
import { lessonFor } from './lesson.ts'
import './Hints.css'

interface Props {
  readonly open: Open
  readonly seat: Seat | null
}

/** What a newcomer needs to know right now. */
export function PoeziumHints(props: Props) {
  return (
    <HintWords>
      <HintNow {...props} />
    </HintWords>
  )
}

function HintNow({ open, seat }: Props) {
  const words = useHintWords()
  const lesson = lessonFor(open, seat)
  const moment = `${open.round} ${open.phase} ${open.storyteller} ${open.turn}`
  return (
    <Hint name={lesson && `poezium.${lesson}`} moment={moment} picture={lesson && <HintPicture lesson={lesson} />}>
      {lesson && words[lesson]}
    </Hint>
  )
}
