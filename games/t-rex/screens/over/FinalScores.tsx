import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Icon } from '@figment/ui/Icon.tsx'
import type { Seat } from '@figment/game-kit'
import { Tokens } from '../card/Tokens.tsx'
import { Who } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { standingsOf, votesFor } from './standing.ts'
import '@figment/ui/scene/FinalScores.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Where everybody stands at the end, and with which tokens. */
export function FinalScores({ open, seats, mine }: Props) {
  const { over, points } = useTRexWords()
  return (
    <section className="trex-final panel">
      <h2 className="final-scores__title">{over.scores}</h2>
      <ol>
        {standingsOf(open).map(({ seat, place, tokens, total }) => {
          const isWinner = open.winners.includes(seat)
          const votes = votesFor(open, seat)
          return (
            <li key={seat} className="final-scores__line" data-winner={isWinner} data-mine={seat === mine}>
              <span className="final-scores__place">
                {isWinner ? <Icon name="host" /> : place}
                {isWinner && <span className="unseen">{over.winner}</span>}
              </span>
              <span className="final-scores__who">
                <Who seat={seat} seats={seats} size={isWinner ? 'medium' : 'small'} />
                <small>
                  {place === null ? <i>{over.left}</i> : <Tokens tokens={tokens} />}
                  {votes > 0 && ` ${over.votes(votes)}`}
                </small>
              </span>
              <span className="final-scores__points">{points(total).replace('-', '−')}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
