import type { TableSeat } from '@figment/table/types'
import { PlayerName } from '../../kit/PlayerMark.tsx'
import { usePoeziumWords } from './words/index.tsx'
import '../dixit/Waiting.css'

const NAMES_AT_MOST = 2

interface Props {
  readonly awaited: readonly TableSeat['seat'][]
  readonly seats: readonly TableSeat[]
  isAway(seat: TableSeat['seat']): boolean
}

/** For whom the table waits, by name. */
export function Waiting({ awaited, seats, isAway }: Props) {
  const words = usePoeziumWords()
  const waitedFor = seats.filter(({ seat }) => awaited.includes(seat))
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
