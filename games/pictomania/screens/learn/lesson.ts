import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** What somebody may need to know who is here for the first time; each is shown once. */
export type Lesson = 'understanding' | 'training' | 'scoring' | 'watching'

/** The lesson of this phase for this seat; null when there is nothing (more) to learn in it. */
export function lessonFor(open: Open, seat: Seat | null): Lesson | null {
  // nothing may move under a hand that draws, or push the drawing that is told: they have a line of their own for what to know
  if (open.phase === 'over' || open.phase === 'drawing' || open.phase === 'opening') return null
  const isPlaying = seat !== null && open.seats.includes(seat)
  if (!isPlaying) return 'watching'
  const isMyTurn = open.awaited.includes(seat)
  switch (open.phase) {
    case 'understanding':
      return isMyTurn ? 'understanding' : null
    case 'scoring':
      return open.round === 1 && open.options.firstRound === 'training' ? 'training' : 'scoring'
  }
}
