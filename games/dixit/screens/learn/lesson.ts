import type { Open } from '../../types.ts'
import { outcomeOf } from '../account.ts'
import type { Seat } from '@figment/game-kit'
import type { Words } from './words/hints/en.ts'

/** What somebody may need to know who is here for the first time; each is shown once. */
export type Lesson =
  | 'claiming'
  | 'telling'
  | 'listening'
  | 'giving'
  | 'waitingForCards'
  | 'voting'
  | 'waitingForVotes'
  | 'scoring'
  | 'watching'

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
    case 'giving':
      return iTell ? 'waitingForCards' : isMyTurn ? 'giving' : null
    case 'voting':
      return iTell ? 'waitingForVotes' : isMyTurn ? 'voting' : null
    case 'scoring':
      return isMyTurn ? 'scoring' : null
  }
}

/** What a finder and the storyteller get when the table is split. */
const prizeOf = ({ options, seats }: Open): number => (options.edition === 'classic' && seats.length === 3 ? 4 : 3)

export function wordsFor(lesson: Lesson, open: Open, words: Words): string {
  const prize = prizeOf(open)
  switch (lesson) {
    case 'giving':
      return open.toGive === 2 ? words.givingTwo : words.givingOne
    case 'voting':
    case 'waitingForVotes':
      return words[lesson](prize)
    case 'scoring': {
      const told = open.told.at(-1)
      const found = told ? outcomeOf(told).found : 0
      if (found === 'everybody') return words.everybodyFound
      return found === 'nobody' ? words.nobodyFound : words.someFound(prize)
    }
    default:
      return words[lesson]
  }
}
