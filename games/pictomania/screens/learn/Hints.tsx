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
export function PictomaniaHints({ open, seat }: Props) {
  return <HintNow open={open} lesson={lessonFor(open, seat)} />
}

/** Next to another's drawing, before the first number is laid on one. */
export function GuessingHint({ open, seat }: Props) {
  const mayStillDraw = seat !== null && lessonFor(open, seat) === 'drawing'
  return <HintNow open={open} lesson={mayStillDraw ? 'guessing' : null} />
}

function HintNow(props: { readonly open: Open; readonly lesson: Lesson | null }) {
  return (
    <HintWords>
      <Note {...props} />
    </HintWords>
  )
}

function Note({ open: { round, phase }, lesson }: { readonly open: Open; readonly lesson: Lesson | null }) {
  const words = useHintWords()
  return (
    <Hint
      name={lesson && `pictomania.${lesson}`}
      moment={`${round} ${phase} ${lesson}`}
      picture={lesson && <HintPicture lesson={lesson} />}
    >
      {lesson && words[lesson]}
    </Hint>
  )
}
