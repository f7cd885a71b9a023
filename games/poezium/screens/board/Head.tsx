import type { Poezium } from '../../types.ts'
import type { ReactNode } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { roundsOf } from '../../open/rounds.ts'
import { usePoeziumWords } from '../words.tsx'

interface Props extends Pick<ShownAtSeat<Poezium>, 'open' | 'seat' | 'seats'> {
  /** What the moment asks of whoever looks, in a word or two. */
  readonly says: ReactNode
  /** Left out where there is something better to say in that line. */
  readonly isRoundTold?: boolean
}

/** Who I am, how many points I have, what I am at, and how far the game is. */
export function Head({ open, seat, seats, says, isRoundTold = true }: Props) {
  const words = usePoeziumWords()
  const me = seats.find((one) => one.seat === seat)
  return (
    <div className="board-head">
      {me ? (
        <PlayerMark colour={me.colour} shape={me.shape} />
      ) : (
        <span className="board-head__eye">
          <Icon name="eye" />
        </span>
      )}
      <div className="board-head__words">
        <p className="board-head__me">
          <bdi>{me ? me.name : words.watching.title}</bdi>
          {me && <span> · {words.points(open.scores[me.seat] ?? 0)}</span>}
        </p>
        <div className="board-head__says">
          {says}
          {says && isRoundTold && <span aria-hidden="true"> · </span>}
          {isRoundTold && <span>{words.round(open.round, roundsOf(open))}</span>}
        </div>
      </div>
    </div>
  )
}
