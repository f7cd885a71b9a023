import type { Dixit, Open } from '../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { QuillIcon } from './icons.tsx'
import { type SeatState, stateOf } from './seat-state.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'
import '@figment/ui/scene/TvSeats.css'
import './TvSeats.css'

type Props = Pick<Shown<Dixit>, 'open' | 'seats' | 'isAway'>

/** Everybody at the table along its edge: whose turn, who is ready, how many points. */
export function TvSeats({ open, seats, isAway }: Props) {
  const words = useDixitWords()
  const kitWords = useKitWords()
  return (
    <ul className="tv-seats" aria-label={words.standing} data-count={open.seats.length}>
      {seatsAt(seats, open.seats).map((seat) => {
        const state = stateOf(open, seat.seat)
        return (
          <li key={seat.seat} className="tv-seats__seat" data-tells={state === 'telling'} data-away={isAway(seat.seat)}>
            <span className="tv-seats__face" data-person={seat.person ?? undefined}>
              <PlayerMark colour={seat.colour} shape={seat.shape} size="large" />
              <Sign state={state} phase={open.phase} />
            </span>
            <span className="tv-seats__name">
              <bdi>{seat.name}</bdi>
              {isAway(seat.seat) && <i>{kitWords.seat.away}</i>}
            </span>
            <span className="tv-seats__score">{open.scores[seat.seat] ?? 0}</span>
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
