import type { ReactNode } from 'react'
import { withMinus } from '../minus.ts'
import { useKitWords } from '../words.tsx'
import './TvSeats.css'

export interface TvSeat {
  readonly key: string | number
  /** Whose it is, if somebody's: their face in the call stands here. */
  readonly person?: string | null | undefined
  readonly mark: ReactNode
  /** On the mark: has done their part, tells, … */
  readonly sign?: ReactNode
  readonly name: string
  /** After the name, for screen readers. */
  readonly told?: ReactNode
  readonly score: number
  readonly isAway: boolean
  readonly tells?: boolean
  readonly isAtTurn?: boolean
  readonly children?: ReactNode
}

/** Everybody along the table's edge: whose turn, who is ready, how many points. */
export function TvSeats({ label, count, seats }: { readonly label: string; readonly count: number; readonly seats: readonly TvSeat[] }) {
  const words = useKitWords()
  return (
    <ul className="tv-seats" aria-label={label} data-count={count}>
      {seats.map(({ key, person, mark, sign, name, told, score, isAway, tells = false, isAtTurn = false, children }) => (
        <li key={key} className="tv-seats__seat" data-tells={tells} data-turn={isAtTurn} data-away={isAway}>
          <span className="tv-seats__face" data-person={person ?? undefined}>
            {mark}
            {sign}
          </span>
          <span className="tv-seats__name">
            <bdi>{name}</bdi>
            {told}
            {isAway && <i>{words.seat.away}</i>}
          </span>
          <span className="tv-seats__score">{withMinus(String(score))}</span>
          {children}
        </li>
      ))}
    </ul>
  )
}

/** What the sign shows, and the word for it. */
export function TvSign({ isReady = false, word, children }: { isReady?: boolean; word: string; children: ReactNode }) {
  return (
    <span className="tv-seats__sign" {...(isReady && { 'data-state': 'ready' })}>
      {children}
      <span className="unseen">{word}</span>
    </span>
  )
}
