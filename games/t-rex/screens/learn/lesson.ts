import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** What somebody may need to know who is here for the first time; each is shown once. */
export type Lesson = 'warmingUp' | 'acting' | 'offering' | 'together' | 'wild' | 'tie' | 'watching'

/** The lesson of this moment for this seat; null when there is nothing (more) to learn in it. */
export function lessonFor(open: Open, seat: Seat | null): Lesson | null {
  if (open.phase === 'over') return null
  const isPlaying = seat !== null && open.seats.includes(seat)
  if (!isPlaying) return 'watching'
  if (open.choosing === seat) return 'wild'
  switch (open.phase) {
    case 'warmingUp':
      return 'warmingUp'
    case 'acting':
      return open.duels.some(({ sides }) => sides.some((side) => side.seat === seat)) ? 'offering' : 'acting'
    case 'agreeing':
      return 'together'
    case 'picking':
    case 'voting':
      return 'tie'
    case 'counting':
    case 'reshuffling':
      return null
  }
}
