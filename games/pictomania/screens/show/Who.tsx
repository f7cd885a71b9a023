import type { Player } from '@figment/game-kit/player'
import { PlayerMark, PlayerName, type PlayerNameProps } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { useShowWords } from './words/index.tsx'

interface Props {
  readonly seat: Seat
  readonly seats: readonly Player[]
  readonly size?: PlayerNameProps['size']
}

/** Mark and name. */
export function Who({ seat, seats, size = 'small' }: Props) {
  const words = useShowWords()
  const who = seatAt(seats, seat)
  return who ? <PlayerName seat={who} size={size} /> : <span>{words.somebodyGone}</span>
}

/** The mark alone, with the name for screen readers. */
export function WhoMark({ seat, seats, size = 'small' }: Props) {
  const words = useShowWords()
  const who = seatAt(seats, seat)
  return (
    <>
      {who && <PlayerMark colour={who.colour} shape={who.shape} size={size} />}
      <span className="unseen">{who?.name ?? words.somebodyGone}</span>
    </>
  )
}

/** By name, wherever a sentence needs it. */
export function useNames(seats: readonly Player[]): (seat: Seat) => string {
  const words = useShowWords()
  return (seat) => seatAt(seats, seat)?.name ?? words.somebodyGone
}
