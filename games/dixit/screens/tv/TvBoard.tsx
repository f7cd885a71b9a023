import type { Dixit } from '../../types.ts'
import type { ReactNode } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useToldScores } from '@figment/ui/scene/told-scores.ts'
import { TvFoot } from '@figment/ui/scene/TvFoot.tsx'
import { useKitWords } from '@figment/ui/words.tsx'
import { isLastRound } from '../../open/last-round.ts'
import { Clue } from '../Clue.tsx'
import { useRevealWords } from '../reveal/words/index.tsx'
import { useDixitWords } from '../words.tsx'
import './TvBoard.css'

interface Props extends Shown<Dixit> {
  /** What goes on, in one line. */
  readonly says: ReactNode
  /** Where no clue is told yet: the title in its place. */
  readonly title?: ReactNode
  /** Where the column begins, in rem. */
  readonly from: number
  /** The last of the clock and of whom the table waits for are no news while something is told. */
  readonly isQuiet?: boolean
  /** Everybody sits where all can see them: no list. */
  readonly isAlone?: boolean
  readonly face?: ReactNode
  /** What somebody is doing, at the end of their row. */
  renderSign?(seat: number): ReactNode
}

/** Beside the cards: how far the game is, the clue, what goes on, everybody with their points, and the way in. */
export function TvColumn({
  open,
  seats,
  isAway,
  clockAhead,
  says,
  title,
  from,
  isQuiet = false,
  isAlone = false,
  face,
  renderSign,
}: Props) {
  const words = useDixitWords()
  const told = useRevealWords()
  const kit = useKitWords()
  const scores = useToldScores()
  const { options, clue } = open
  const round = isLastRound(open) && !isQuiet ? words.lastRound : words.round(open.round)
  return (
    <aside className="tv-column" data-alone={isAlone} style={{ '--from': from }} data-count={open.seats.length}>
      <p className="tv-column__top">
        <span>{round}</span>
        {!isQuiet && <Countdown due={open.due} clockAhead={clockAhead} />}
        {options.edition === '2021' && <span>{told.goal(options.target)}</span>}
      </p>
      {title !== undefined && <h1 className="tv-column__title">{title}</h1>}
      {title === undefined && clue !== null && (
        <Clue clue={clue} kind={open.clueKind} teller={seatAt(seats, open.storyteller)?.name} size="tv" />
      )}
      {title === undefined ? <h1 className="tv-column__says">{says}</h1> : <p className="tv-column__says">{says}</p>}
      {!isAlone && (
        <ul className="tv-people" aria-label={words.standing}>
          {seatsAt(seats, open.seats).map(({ seat, name, person, colour, shape }) => (
            <li key={seat} className="tv-people__one" data-home={seat} data-away={isAway(seat)}>
              <span className="tv-people__rabbit" data-person={person ?? undefined}>
                <Rabbit colour={colour} shape={shape} {...(face && { face })} />
              </span>
              <bdi className="tv-people__name">{name}</bdi>
              <span className="tv-people__sign">{isAway(seat) ? <i>{kit.seat.away}</i> : renderSign?.(seat)}</span>
              <b className="tv-people__score">{scores[seat] ?? 0}</b>
            </li>
          ))}
        </ul>
      )}
      <TvFoot />
    </aside>
  )
}

/** Three dots: not yet. */
export function Dots({ says }: { readonly says: string }) {
  return (
    <span className="tv-dots">
      <span className="unseen">{says}</span>
    </span>
  )
}

/** A ballot, face down. */
export function BallotSign({ player, says }: { readonly player: ReturnType<typeof seatAt>; readonly says: string }) {
  return (
    <span className="tv-ballot">
      {player && <PlayerMark colour={player.colour} shape={player.shape} />}
      <span className="unseen">{says}</span>
    </span>
  )
}
