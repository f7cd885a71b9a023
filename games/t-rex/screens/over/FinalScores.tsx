import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import { withMinus } from '@figment/ui/minus.ts'
import { FinalScores as Lines } from '@figment/ui/scene/FinalScores.tsx'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { Tokens } from '../card/Tokens.tsx'
import { Who } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { votesFor } from './standing.ts'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Where everybody stands at the end, and with which tokens. */
export function FinalScores({ open, seats, mine }: Props) {
  const { over, points } = useTRexWords()
  const lines = standingsOf(open, open.winners).map(({ seat, place, total }) => {
    const isWinner = open.winners.includes(seat)
    const votes = votesFor(open, seat)
    return {
      key: seat,
      place,
      isWinner,
      isMine: seat === mine,
      who: <Who seat={seat} seats={seats} size={isWinner ? 'medium' : 'small'} />,
      notes: (
        <small>
          {place === null ? <i>{over.left}</i> : <Tokens tokens={open.tokens[seat] ?? { yay: 0, meh: 0 }} />}
          {votes > 0 && ` ${over.votes(votes)}`}
        </small>
      ),
      points: withMinus(points(total)),
    }
  })
  return <Lines words={over} lines={lines} />
}
