import type { Open } from '@figment/dixit/types'
import type { TableSeat } from '@figment/table/types'
import { Icon } from '../../kit/Icon.tsx'
import { PlayerMark } from '../../kit/PlayerMark.tsx'
import { QuillIcon } from './icons.tsx'
import { seatsAt } from './seating.ts'
import { useDixitWords } from './words/index.tsx'
import './Standing.css'

interface Props {
  open: Open
  seats: readonly TableSeat[]
  mine: TableSeat['seat'] | null
  isAway(seat: TableSeat['seat']): boolean
}

/** Everybody at the table in one strip: whose turn, who is ready, how many points. */
export function Standing({ open, seats, mine, isAway }: Props) {
  const words = useDixitWords()
  return (
    <ul className="standing" aria-label={words.standing}>
      {seatsAt(seats, open.seats).map((seat) => {
        const state = stateOf(open, seat.seat)
        const away = isAway(seat.seat)
        return (
          <li key={seat.seat} className="standing__player" data-state={state} data-away={away} data-mine={seat.seat === mine}>
            <span className="standing__face">
              <PlayerMark colour={seat.colour} shape={seat.shape} size="medium" />
              <b className="standing__score">{open.scores[seat.seat] ?? 0}</b>
              {(state === 'telling' || state === 'ready') && (
                <span className="standing__sign">{state === 'telling' ? <QuillIcon /> : <Icon name="check" />}</span>
              )}
            </span>
            <span className="standing__name">
              <bdi>{seat.name}</bdi>
            </span>
            <span className="unseen">
              {[
                seat.seat === mine && words.you,
                state === 'telling' && words.storyteller,
                state === 'ready' && words.isReady,
                state === 'thinking' && words.isThinking,
                away && words.isAway,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export type SeatState = 'telling' | 'ready' | 'thinking' | 'idle'

export function stateOf(open: Open, seat: TableSeat['seat']): SeatState {
  const isTeller = open.storyteller === seat && open.phase !== 'over'
  if (isTeller && open.phase !== 'scoring') return 'telling'
  const everybodyIsAsked = open.phase === 'giving' || open.phase === 'voting' || open.phase === 'scoring'
  if (!everybodyIsAsked) return 'idle'
  return open.awaited.includes(seat) ? 'thinking' : 'ready'
}
