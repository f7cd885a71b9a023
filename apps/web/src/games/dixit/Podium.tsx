import type { TableSeat } from '@figment/table/types'
import { Rabbit } from '../../kit/Rabbit.tsx'
import { type Account, placeOf } from './account.ts'
import { CrownIcon } from './icons.tsx'
import { seatAt } from '../../kit/scene/seating.ts'
import { useDixitWords } from './words/index.tsx'
import './Podium.css'

interface Props {
  /** The leader first. */
  accounts: readonly Account[]
  winners: readonly TableSeat['seat'][]
  seats: readonly TableSeat[]
}

/** The higher the step, the more points; the best in the middle, and the last to come up. */
export function Podium({ accounts, winners, seats }: Props) {
  const words = useDixitWords()
  const best = Math.max(1, ...accounts.map(({ total }) => total))
  return (
    <ol className="podium" aria-label={words.over.scores} data-count={accounts.length}>
      {accounts.map((account, at) => {
        const player = seatAt(seats, account.seat)
        const isWinner = winners.includes(account.seat)
        // from the middle outwards, to the left and to the right in turn
        const order = at % 2 === 0 ? at : -at
        return (
          <li
            key={account.seat}
            className="podium__step"
            data-person={player?.person ?? undefined}
            data-winner={isWinner}
            style={{ '--height': account.total / best, '--late': accounts.length - 1 - at, order }}
          >
            <span className="podium__rising">
              <span className="podium__who">
                {isWinner && (
                  <span className="podium__crown">
                    <CrownIcon />
                    <span className="unseen">{words.over.winner}</span>
                  </span>
                )}
                <span className="podium__rabbit">{player && <Rabbit colour={player.colour} shape={player.shape} />}</span>
                <span className="podium__name">
                  <bdi>{player?.name}</bdi>
                </span>
              </span>
              <span className="podium__plinth">
                <b>{words.points(account.total)}</b>
                <span className="podium__place" aria-hidden="true">
                  {placeOf(account, accounts)}
                </span>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
