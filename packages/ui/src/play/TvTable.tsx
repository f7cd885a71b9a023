import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { PlayerMark } from '../PlayerMark.tsx'
import { seatsAt } from '../scene/seating.ts'
import { useToldScores } from '../scene/told-scores.ts'
import { TvHead } from '../scene/TvHead.tsx'
import { TvSeats as Row, TvSign } from '../scene/TvSeats.tsx'
import { useInPlay } from './in-play.ts'
import { playWords } from './words/index.ts'

interface Props {
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The table for everybody in the room: what goes on, the clock, what lies there, and who sits around it. */
export function TvTable({ title, note, children }: Props) {
  const words = playWords.useWords()
  const { open, clockAhead } = useInPlay()
  return (
    <>
      <TvHead open={open} clockAhead={clockAhead} corner={words.round(open.round)} title={title} note={note} />
      <div className="game-tv__stage">{children}</div>
      <TvSeats />
    </>
  )
}

/** Everybody along the table's edge: who is ready, who is away, how many points. */
export function TvSeats() {
  const words = playWords.useWords()
  const { open, seats, isAway } = useInPlay()
  const scores = useToldScores()
  const row = seatsAt(seats, open.seats).map(({ seat, name, person, colour, shape }) => ({
    key: seat,
    person,
    name,
    mark: <PlayerMark colour={colour} shape={shape} size="large" />,
    sign: !open.awaited.includes(seat) && (
      <TvSign isReady word={words.isReady}>
        <Icon name="check" />
      </TvSign>
    ),
    score: scores[seat] ?? 0,
    isAway: isAway(seat),
  }))
  return <Row label={words.standing} count={open.seats.length} seats={row} />
}
