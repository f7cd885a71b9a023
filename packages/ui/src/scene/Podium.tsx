import type { Player } from '@figment/game-kit/player'
import { Rabbit } from '../Rabbit.tsx'
import { Crowned } from './Crown.tsx'
import { seatAt } from './seating.ts'
import type { Standing } from './standing.ts'
import './Podium.css'

export interface PodiumWords {
  readonly scores: string
  readonly winner: string
  points(count: number): string
}

interface Props {
  readonly words: PodiumWords
  /** The leader first; whoever shares a step has the same points. */
  readonly steps: readonly (readonly Standing[])[]
  readonly winners: readonly Player['seat'][]
  readonly seats: readonly Player[]
}

/** The higher the step, the more points; the best in the middle, and the last to come up. */
export function Podium({ words, steps, winners, seats }: Props) {
  const best = Math.max(1, ...steps.flat().map(({ total }) => total))
  return (
    <ol className="podium" aria-label={words.scores} style={{ '--steps': steps.length }}>
      {steps.map(([first, ...others], at) => {
        if (!first) return null
        const isWinner = winners.includes(first.seat)
        // from the middle outwards, to the left and to the right in turn
        const order = at % 2 === 0 ? at : -at
        return (
          <li
            key={first.seat}
            className="podium__step"
            data-winner={isWinner}
            data-shared={others.length > 0}
            style={{ '--height': first.total / best, '--late': steps.length - 1 - at, order }}
          >
            <span className="podium__rising">
              {isWinner && <span className="unseen">{words.winner}</span>}
              <span className="podium__people">
                {[first, ...others].map(({ seat }) => (
                  <Who key={seat} player={seatAt(seats, seat)} isWinner={isWinner} />
                ))}
              </span>
              <span className="podium__plinth">
                <b>{words.points(first.total)}</b>
                <span className="podium__place" aria-hidden="true">
                  {first.place}
                </span>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Who({ player, isWinner }: { readonly player: Player | undefined; readonly isWinner: boolean }) {
  const Figure = isWinner ? Crowned : Rabbit
  return (
    <span className="podium__who" data-person={player?.person ?? undefined}>
      <span className="podium__rabbit">{player && <Figure colour={player.colour} shape={player.shape} />}</span>
      <span className="podium__name">
        <bdi>{player?.name}</bdi>
      </span>
    </span>
  )
}
