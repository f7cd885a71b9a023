import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import './FinalScores.css'

export interface FinalLine {
  readonly key: string | number
  /** Null: they left before the end. */
  readonly place: number | null
  readonly isWinner: boolean
  readonly isMine: boolean
  readonly who: ReactNode
  /** What stands below the name. */
  readonly notes?: ReactNode
  readonly points: string
}

interface Props {
  readonly words: { readonly scores: string; readonly winner: string }
  readonly lines: readonly FinalLine[]
}

/** Where everybody stands at the end, and why. */
export function FinalScores({ words, lines }: Props) {
  return (
    <section className="final-scores panel">
      <h2 className="final-scores__title">{words.scores}</h2>
      <ol>
        {lines.map(({ key, place, isWinner, isMine, who, notes, points }) => (
          <li key={key} className="final-scores__line" data-winner={isWinner} data-mine={isMine}>
            <span className="final-scores__place">
              {isWinner ? <Icon name="host" /> : place}
              {isWinner && <span className="unseen">{words.winner}</span>}
            </span>
            <span className="final-scores__who">
              {who}
              {notes}
            </span>
            <span className="final-scores__points">{points}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
