import type { Dixit } from '../../types.ts'
import { lessonsOf } from '@figment/ui/learn/lessons.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { HintPicture } from './HintPicture.tsx'
import { type Lesson, lessonFor, wordsFor } from './lesson.ts'
import type { Words } from './words/hints/en.ts'
import './Hints.css'

const { LessonNow, load } = lessonsOf<Lesson, Words>(
  'dixit',
  {
    en: () => import('./words/hints/en.ts'),
    ru: () => import('./words/hints/ru.ts'),
    uk: () => import('./words/hints/uk.ts'),
    pl: () => import('./words/hints/pl.ts'),
  },
  HintPicture,
)
export const loadHintWords = load

type Props = Pick<ShownAtSeat<Dixit>, 'open' | 'held' | 'seat'> & { readonly moment: string }

/** Above the cards of every phase: what a newcomer needs to know right now. */
export const Hints = ({ open, held, seat, moment }: Props) => (
  <LessonNow lesson={lessonFor(open, held ? seat : null)} moment={moment} say={(words, lesson) => wordsFor(lesson, open, words)} />
)
