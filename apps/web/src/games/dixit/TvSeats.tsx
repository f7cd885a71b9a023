import type { Open } from '@figment/dixit/types'
import { Icon } from '../../kit/Icon.tsx'
import { PlayerMark } from '../../kit/PlayerMark.tsx'
import { useWords } from '../../kit/words.tsx'
import type { TvProps } from '../screens.ts'
import type { Account } from './account.ts'
import { QuillIcon } from './icons.tsx'
import { brieflyWhy } from './reasons.ts'
import { type SeatState, stateOf } from './seat-state.ts'
import { seatsAt } from './seating.ts'
import { useDixitWords } from './words/index.tsx'
import './TvSeats.css'

type Props = Pick<TvProps<'dixit'>, 'open' | 'seats' | 'isAway'> & { accounts?: readonly Account[] }

/** Everybody at the table along its edge: whose turn, who is ready, how many points. */
export function TvSeats({ open, seats, isAway, accounts = [] }: Props) {
  const words = useDixitWords()
  const kitWords = useWords()
  return (
    <ul className="tv-seats" aria-label={words.standing} data-count={open.seats.length}>
      {seatsAt(seats, open.seats).map((seat) => {
        const state = stateOf(open, seat.seat)
        const account = accounts.find((other) => other.seat === seat.seat)
        return (
          <li key={seat.seat} className="tv-seats__seat" data-state={state} data-away={isAway(seat.seat)}>
            <span className="tv-seats__face">
              <PlayerMark colour={seat.colour} shape={seat.shape} size="large" />
              <Sign state={state} phase={open.phase} />
            </span>
            <span className="tv-seats__name">
              <bdi>{seat.name}</bdi>
              {isAway(seat.seat) && <i>{kitWords.seat.away}</i>}
            </span>
            <span className="tv-seats__score">
              {open.scores[seat.seat] ?? 0}
              {account !== undefined && account.gained > 0 && <b>+{account.gained}</b>}
            </span>
            {account !== undefined && (
              <ul className="tv-seats__reasons">
                {account.gains.map((gain) => (
                  <li key={gain.reason}>
                    <b>+{gain.points}</b> {brieflyWhy(words, gain)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Sign({ state, phase }: { state: SeatState; phase: Open['phase'] }) {
  const words = useDixitWords()
  // while the points are shown, who has pressed "Go on" is no news
  const isShown = state === 'telling' || (state === 'ready' && phase !== 'scoring')
  if (!isShown) return null
  return (
    <span className="tv-seats__sign" data-state={state}>
      {state === 'telling' ? <QuillIcon /> : <Icon name="check" />}
      <span className="unseen">{state === 'telling' ? words.storyteller : words.isReady}</span>
    </span>
  )
}
