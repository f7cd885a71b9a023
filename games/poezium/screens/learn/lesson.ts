import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** What somebody may need to know who is here for the first time; each is shown once. */
export type Lesson = 'claiming' | 'telling' | 'listening' | 'guessing' | 'marking' | 'waiting' | 'ending' | 'reading' | 'rival' | 'watching'

/** The lesson of this phase for this seat; null when there is nothing (more) to learn in it. */
export function lessonFor(open: Open, seat: Seat | null): Lesson | null {
  if (open.phase === 'over') return null
  if (seat === null) return 'watching'
  const iTell = open.storyteller === seat
  const isMyTurn = open.awaited.includes(seat)
  switch (open.phase) {
    case 'claiming':
      return 'claiming'
    case 'telling':
      return iTell ? 'telling' : 'listening'
    case 'guessing':
      if (isMyTurn) return open.rival && open.lines.length > 1 ? 'rival' : 'guessing'
      return iTell ? 'waiting' : null
    case 'marking':
      return iTell ? 'marking' : null
    case 'ending':
      return isMyTurn ? 'ending' : null
    case 'reading':
      return isMyTurn ? 'reading' : null
  }
}
