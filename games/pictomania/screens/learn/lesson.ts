import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** What somebody may need to know who is here for the first time; each is shown once. */
export type Lesson = 'understanding' | 'drawing' | 'guessing' | 'finishing' | 'opening' | 'training' | 'scoring' | 'watching'

/** The lesson of this phase for this seat; null when there is nothing (more) to learn in it. */
export function lessonFor(open: Open, seat: Seat | null): Lesson | null {
  if (open.phase === 'over') return null
  const isPlaying = seat !== null && open.seats.includes(seat)
  if (!isPlaying) return 'watching'
  const isMyTurn = open.awaited.includes(seat)
  switch (open.phase) {
    case 'understanding':
      return isMyTurn ? 'understanding' : null
    case 'drawing':
      if (!isMyTurn) return null
      // the lesson about guessing comes with the drawing that is looked at: nothing may move under a hand that draws
      return open.sheets[seat]?.firstGuessAt === null ? 'drawing' : 'finishing'
    case 'opening':
      return isMyTurn ? 'opening' : null
    case 'scoring':
      return open.round === 1 && open.options.firstRound === 'training' ? 'training' : 'scoring'
  }
}
