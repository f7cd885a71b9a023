import type { Player } from '@figment/game-kit/player'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { type Account, placeOf } from './account.ts'
import { CrownIcon } from './icons.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'
import './Podium.css'

interface Props {
  /** The leader first; whoever shares a step has the same points. */
  steps: readonly (readonly Account[])[]
  winners: readonly Player['seat'][]
  seats: readonly Player[]
}

/** The higher the step, the more points; the best in the middle, and the last to come up. */
export function Podium({ steps, winners, seats }: Props) {
  const words = useDixitWords()
  const accounts = steps.flat()
  const best = Math.max(1, ...accounts.map(({ total }) => total))
  return (
    <ol className="podium" aria-label={words.over.scores} style={{ '--steps': steps.length }}>
      {steps.map(([account, ...others], at) => {
        if (!account) return null
        const isWinner = winners.includes(account.seat)
        // from the middle outwards, to the left and to the right in turn
        const order = at % 2 === 0 ? at : -at
        return (
          <li
            key={account.seat}
            className="podium__step"
            data-winner={isWinner}
            data-shared={others.length > 0}
            style={{ '--height': account.total / best, '--late': steps.length - 1 - at, order }}
          >
            <span className="podium__rising">
              {isWinner && (
                <span className="podium__crown">
                  <CrownIcon />
                  <span className="unseen">{words.over.winner}</span>
                </span>
              )}
              <span className="podium__people">
                {[account, ...others].map(({ seat }) => (
                  <Who key={seat} player={seatAt(seats, seat)} />
                ))}
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

function Who({ player }: { readonly player: Player | undefined }) {
  return (
    <span className="podium__who" data-person={player?.person ?? undefined}>
      <span className="podium__rabbit">{player && <Rabbit colour={player.colour} shape={player.shape} />}</span>
      <span className="podium__name">
        <bdi>{player?.name}</bdi>
      </span>
    </span>
  )
}
