import type { Player } from '@figment/game-kit/player'
import { PlayerName } from '../PlayerMark.tsx'
import { seatsAt } from './seating.ts'
import { useKitWords } from '../words.tsx'
import './Waiting.css'

const NAMES_AT_MOST = 2

interface Props {
  awaited: readonly Player['seat'][]
  seats: readonly Player[]
  isAway(seat: Player['seat']): boolean
}

/** My part is done: for whom we wait, and whether I may still change my mind. */
export function Settled({ note, ...waiting }: Props & { note: string | undefined }) {
  return (
    <div className="waiting__settled" aria-live="polite">
      <Waiting {...waiting} />
      {note !== undefined && <p>{note}</p>}
    </div>
  )
}

/** For whom the table waits, by name; the strip of players shows the rest. */
export function Waiting({ awaited, seats, isAway }: Props) {
  const words = useKitWords()
  const waitedFor = seatsAt(seats, awaited)
  if (waitedFor.length === 0) return null
  const named = waitedFor.slice(0, NAMES_AT_MOST)
  const more = waitedFor.length - named.length
  return (
    <p className="waiting">
      <span>{words.waiting.waitingFor}</span>
      {named.map((seat) => (
        <PlayerName key={seat.seat} seat={seat} isAway={isAway(seat.seat)} />
      ))}
      {more > 0 && <span>{words.waiting.andMore(more)}</span>}
    </p>
  )
}
