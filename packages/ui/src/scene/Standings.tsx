import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { PlayerMark } from '../PlayerMark.tsx'
import './Standings.css'

export interface StandingsLine {
  readonly seat: Player['seat']
  /** Null: they left before the end. */
  readonly place: number | null
  readonly player: Player | undefined
  readonly name: string
  readonly isWinner: boolean
  readonly isMine: boolean
  /** In small letters, after the name. */
  readonly note?: ReactNode
  /** The number alone, and how it is said. */
  readonly total: string
  readonly points: string
}

interface Props {
  readonly words: { readonly scores: string; readonly winner: string }
  readonly lines: readonly StandingsLine[]
}

/** Everybody's points, the best first: in lines where there is room, else each as a charm and a number. */
export const Standings = ({ words, lines }: Props) => (
  <ol className="standings" aria-label={words.scores}>
    {lines.map(({ seat, place, player, name, isWinner, isMine, note, total, points }) => (
      <li key={seat} className="standings__line" data-winner={isWinner} data-mine={isMine}>
        <span className="standings__place" aria-hidden="true">
          {place}
        </span>
        {player && <PlayerMark colour={player.colour} shape={player.shape} size="small" />}
        <span className="standings__name">
          <bdi>{name}</bdi>
          {note && <small> {note}</small>}
          {isWinner && <span className="unseen"> {words.winner}</span>}
        </span>
        <b className="standings__total">
          <span aria-hidden="true">{total}</span>
          <span className="unseen">{points}</span>
        </b>
      </li>
    ))}
  </ol>
)
