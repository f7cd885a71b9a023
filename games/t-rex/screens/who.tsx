import type { Player } from '@figment/game-kit/player'
import { PlayerName, type PlayerNameProps } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { useTRexWords } from './words.tsx'

interface Props {
  readonly seat: Seat
  readonly seats: readonly Player[]
  readonly size?: PlayerNameProps['size']
}

/** Mark and name. */
export function Who({ seat, seats, size = 'small' }: Props) {
  const words = useTRexWords()
  const who = seatAt(seats, seat)
  return who ? <PlayerName seat={who} size={size} /> : <span>{words.somebodyGone}</span>
}

/** By name, wherever a sentence needs it. */
export function useNames(seats: readonly Player[]): (seat: Seat) => string {
  const words = useTRexWords()
  return (seat) => seatAt(seats, seat)?.name ?? words.somebodyGone
}
