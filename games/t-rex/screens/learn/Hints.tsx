import type { Open } from '../../types.ts'
import { Hint } from '@figment/ui/learn/Hint.tsx'
import type { Seat } from '@figment/game-kit'
import { HintPicture } from './HintPicture.tsx'
import { HintWords, useHintWords } from './HintWords.tsx'
import { type Lesson, lessonFor } from './lesson.ts'
import './Hints.css'

interface Props {
  readonly open: Open
  readonly seat: Seat | null
}

/** What a newcomer needs to know right now. */
export function TRexHints({ open, seat }: Props) {
  return (
    <HintWords>
      <Note phase={open.phase} lesson={lessonFor(open, seat)} />
    </HintWords>
  )
}

function Note({ phase, lesson }: { readonly phase: Open['phase']; readonly lesson: Lesson | null }) {
  const words = useHintWords()
  return (
    <Hint name={lesson && `t-rex.${lesson}`} moment={`${phase} ${lesson}`} picture={lesson && <HintPicture lesson={lesson} />}>
      {lesson && words[lesson]}
    </Hint>
  )
}
