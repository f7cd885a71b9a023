import type { LaidGuess } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { lanesOf } from '../show/time.ts'

/** The share of the line that a mark takes. */
const MARK_SHARE = 0.1

interface Props {
  readonly guesses: readonly LaidGuess[]
  readonly end: number
  readonly time: number
  readonly seats: readonly Player[]
  /** The slider that lies on it. */
  readonly children: ReactNode
}

/** Where on the time of a drawing its guesses came; the list beside it says the same in words. */
export function TimeLine({ guesses, end, time, seats, children }: Props) {
  const shares = guesses.map(({ at }) => at / end)
  const lanes = lanesOf(shares, MARK_SHARE)
  return (
    <div className="time-line" style={{ '--lanes': Math.max(1, ...lanes.map((lane) => lane + 1)) }}>
      <div className="time-line__marks" aria-hidden="true">
        {guesses.map(({ by, at, shown }, place) => {
          const who = seatAt(seats, by)
          return (
            <span
              key={by}
              className="time-line__mark"
              data-past={at <= time}
              data-right={shown?.isRight}
              style={{ '--at': shares[place], '--lane': lanes[place] }}
            >
              {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
              {shown && <Icon name={shown.isRight ? 'check' : 'close'} />}
            </span>
          )
        })}
      </div>
      {children}
    </div>
  )
}
