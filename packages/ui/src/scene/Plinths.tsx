import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { FreeRabbit, Rabbit } from '../Rabbit.tsx'
import { JOY } from '../rabbit-faces.tsx'
import { Crowned } from './Crown.tsx'
import { seatAt } from './seating.ts'
import type { Standing } from './standing.ts'
import './Plinths.css'

interface Props {
  readonly words: { readonly scores: string; readonly winner: string; points(count: number): string }
  /** The leader first, three at most; whoever shares a step has the same place. */
  readonly steps: readonly (readonly Standing[])[]
  readonly winners: readonly Seat[]
  readonly seats: readonly Player[]
  /** They come up one after the other, the third first. */
  readonly isRising: boolean
}

/** Three plinths, the best in the middle; points below the place, names below the plinth. */
export const Plinths = ({ words, steps, winners, seats, isRising }: Props) => (
  <ol className="plinths" aria-label={words.scores} data-rising={isRising} data-count={steps.length}>
    {steps.map((step, at) => {
      const [first] = step
      if (!first) return null
      const isWinner = winners.includes(first.seat)
      return (
        <li key={first.seat} className="plinths__step" data-at={at + 1} data-shared={step.length > 1}>
          <span className="plinths__rising">
            <span className="plinths__people">
              {step.map(({ seat }) => {
                const player = seatAt(seats, seat)
                return (
                  <span key={seat} className="plinths__rabbit" data-person={player?.person ?? undefined}>
                    {player &&
                      (winners.includes(seat) ? (
                        <Crowned colour={player.colour} shape={player.shape} />
                      ) : (
                        <Rabbit colour={player.colour} shape={player.shape} face={JOY} />
                      ))}
                  </span>
                )
              })}
            </span>
            <span className="plinths__plinth">
              <b aria-hidden="true">{first.place}</b>
              <span>{words.points(first.total)}</span>
            </span>
          </span>
          <span className="plinths__names">
            {isWinner && <span className="unseen">{words.winner}</span>}
            {step.map(({ seat }) => (
              <bdi key={seat}>{seatAt(seats, seat)?.name}</bdi>
            ))}
          </span>
        </li>
      )
    })}
  </ol>
)

/** As they stand before anybody is named. */
export const EmptyPlinths = () => (
  <div className="plinths plinths--empty" aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <span key={place} className="plinths__step" data-at={place}>
        <span className="plinths__rising">
          <span className="plinths__people">
            <span className="plinths__rabbit">
              <FreeRabbit />
            </span>
          </span>
          <span className="plinths__plinth">
            <b>{place}</b>
          </span>
        </span>
      </span>
    ))}
  </div>
)
