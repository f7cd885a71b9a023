import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Icon } from '@figment/ui/Icon.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import type { Seat } from '@figment/game-kit'
import { withMinus } from '@figment/ui/minus.ts'
import { bookletOf, standingsOf } from '../show/standing.ts'
import { Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'
import '@figment/ui/scene/FinalScores.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Where everybody stands at the end, and how each round went. */
export function FinalScores({ open, seats, mine }: Props) {
  const { over } = useShowWords()
  const { points } = usePictomaniaWords()
  return (
    <section className="picto-final panel">
      <h2 className="final-scores__title">{over.scores}</h2>
      <ol>
        {standingsOf(open).map(({ seat, place, total }) => {
          const isWinner = open.winners.includes(seat)
          return (
            <li key={seat} className="final-scores__line" data-winner={isWinner} data-mine={seat === mine}>
              <span className="final-scores__place">
                {isWinner ? <Icon name="host" /> : place}
                {isWinner && <span className="unseen">{over.winner}</span>}
              </span>
              <span className="final-scores__who">
                <Who seat={seat} seats={seats} size={isWinner ? 'medium' : 'small'} />
                <small>
                  <span className="unseen">{over.byRound}: </span>
                  {bookletOf(open, seat)
                    .map(({ score }) => signed(score.total))
                    .join(', ')}
                  {place === null && <i> {over.left}</i>}
                </small>
              </span>
              <span className="final-scores__points">{withMinus(points(total))}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
