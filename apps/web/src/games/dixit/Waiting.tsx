import type { TableSeat } from '@figment/table/types'
import { PlayerName } from '../../kit/PlayerMark.tsx'
import { seatsAt } from './seating.ts'
import { useDixitWords } from './words/index.tsx'
import './Waiting.css'

const NAMES_AT_MOST = 2

interface Props {
  awaited: readonly TableSeat['seat'][]
  seats: readonly TableSeat[]
  isAway(seat: TableSeat['seat']): boolean
}

/** My part is done: for whom we wait, and whether I may still change my mind. */
export function Settled({ note, ...waiting }: Props & { note: string }) {
  return (
    <div className="waiting__settled" aria-live="polite">
      <Waiting {...waiting} />
      <p>{note}</p>
    </div>
  )
}

/** For whom the table waits, by name; the strip of players shows the rest. */
export function Waiting({ awaited, seats, isAway }: Props) {
  const words = useDixitWords()
  const waitedFor = seatsAt(seats, awaited)
  if (waitedFor.length === 0) return null
  const named = waitedFor.slice(0, NAMES_AT_MOST)
  const more = waitedFor.length - named.length
  return (
    <p className="waiting">
      <span>{words.waitingFor}</span>
      {named.map((seat) => (
        <PlayerName key={seat.seat} seat={seat} isAway={isAway(seat.seat)} />
      ))}
      {more > 0 && <span>{words.andMore(more)}</span>}
    </p>
  )
}
