import type { Dixit } from '../../types.ts'
import { Hint } from '@figment/ui/learn/Hint.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { HintPicture } from './HintPicture.tsx'
import { HintWords, useHintWords } from './HintWords.tsx'
import { lessonFor, wordsFor } from './lesson.ts'
import './Hints.css'

type Props = Pick<ShownAtSeat<Dixit>, 'open' | 'held' | 'seat'> & { readonly moment: string }

/** Above the cards of every phase: what a newcomer needs to know right now. */
export function Hints(props: Props) {
  return (
    <HintWords>
      <HintNow {...props} />
    </HintWords>
  )
}

function HintNow({ open, held, seat, moment }: Props) {
  const words = useHintWords()
  const lesson = lessonFor(open, held ? seat : null)
  return (
    <Hint name={lesson && `dixit.${lesson}`} moment={moment} picture={lesson && <HintPicture lesson={lesson} />}>
      {lesson && wordsFor(lesson, open, words)}
    </Hint>
  )
}
