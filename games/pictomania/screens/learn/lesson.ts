import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** What somebody may need to know who is here for the first time; each is shown once. */
export type Lesson = 'training' | 'scoring' | 'watching'

/** The lesson of this phase for this seat; null when there is nothing (more) to learn in it. */
export function lessonFor(open: Open, seat: Seat | null): Lesson | null {
  // nothing may move under eyes that read or a hand that draws, or push the drawing that is told: they have a line of their own for what to know
  if (open.phase !== 'scoring') return null
  const isPlaying = seat !== null && open.seats.includes(seat)
  if (!isPlaying) return 'watching'
  return open.round === 1 && open.options.firstRound === 'training' ? 'training' : 'scoring'
}
