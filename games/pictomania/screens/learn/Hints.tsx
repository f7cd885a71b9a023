import type { Open } from '../../types.ts'
import { lessonsOf } from '@figment/ui/learn/lessons.tsx'
import type { Seat } from '@figment/game-kit'
import { HintPicture } from './HintPicture.tsx'
import { type Lesson, lessonFor } from './lesson.ts'
import type { Words } from './words/hints/en.ts'
import './Hints.css'

interface Props {
  readonly open: Open
  readonly seat: Seat | null
}

const { LessonNow } = lessonsOf<Lesson, Words>(
  'pictomania',
  {
    en: () => import('./words/hints/en.ts'),
    ru: () => import('./words/hints/ru.ts'),
    uk: () => import('./words/hints/uk.ts'),
    pl: () => import('./words/hints/pl.ts'),
  },
  HintPicture,
)

/** What a newcomer needs to know right now. */
export function PictomaniaHints({ open, seat }: Props) {
  return <HintNow open={open} lesson={lessonFor(open, seat)} />
}

/** Next to another's drawing, before the first number is laid on one. */
export function GuessingHint({ open, seat }: Props) {
  const mayStillDraw = seat !== null && lessonFor(open, seat) === 'drawing'
  return <HintNow open={open} lesson={mayStillDraw ? 'guessing' : null} />
}

const HintNow = ({ open: { round, phase }, lesson }: { readonly open: Open; readonly lesson: Lesson | null }) => (
  <LessonNow lesson={lesson} moment={`${round} ${phase} ${lesson}`} say={(words, now) => words[now]} />
)
