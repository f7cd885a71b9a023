import { PlayerMark } from '../../kit/PlayerMark.tsx'
import type { TvProps } from '../screens.ts'
import { accountsOf, placeOf } from './account.ts'
import { CrownIcon } from './icons.tsx'
import { seatAt } from './seating.ts'
import { useVerdict } from './verdict.tsx'
import { useDixitWords } from './words/index.tsx'
import './TvOver.css'

/** A podium for everybody: the higher the step, the more points. */
export function TvOver({ open, seats }: TvProps<'dixit'>) {
  const words = useDixitWords()
  const verdict = useVerdict(open, seats, null)
  const accounts = accountsOf(undefined, open.seats, open.scores)
  const best = Math.max(1, ...accounts.map(({ total }) => total))
  return (
    <>
      <header className="tv-over__head">
        <h1>{verdict}</h1>
      </header>
      <ol className="tv-over" aria-label={words.over.scores} data-count={accounts.length}>
        {accounts.map((account) => {
          const player = seatAt(seats, account.seat)
          const isWinner = open.winners.includes(account.seat)
          return (
            <li
              key={account.seat}
              className="tv-over__step"
              data-winner={isWinner}
              style={{ '--height': account.total / best, ...(player && { '--player': `var(--player-${player.colour})` }) }}
            >
              {isWinner && (
                <span className="tv-over__crown">
                  <CrownIcon />
                  <span className="unseen">{words.over.winner}</span>
                </span>
              )}
              {player && <PlayerMark colour={player.colour} shape={player.shape} size="large" />}
              <span className="tv-over__name">
                <bdi>{player?.name}</bdi>
              </span>
              <span className="tv-over__plinth">
                <b>{words.points(account.total)}</b>
                <span className="tv-over__place" aria-hidden="true">
                  {placeOf(account, accounts)}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
