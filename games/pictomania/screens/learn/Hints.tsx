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
  const { round, phase } = open
  const lesson = lessonFor(open, seat)
  return <LessonNow lesson={lesson} moment={`${round} ${phase} ${lesson}`} say={(words, now) => words[now]} />
}
