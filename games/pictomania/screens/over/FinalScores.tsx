import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import { withMinus } from '@figment/ui/minus.ts'
import { FinalScores as Lines } from '@figment/ui/scene/FinalScores.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { bookletOf } from '../show/standing.ts'
import { Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Where everybody stands at the end, and how each round went. */
export function FinalScores({ open, seats, mine }: Props) {
  const { over } = useShowWords()
  const { points } = usePictomaniaWords()
  const lines = standingsOf(open).map(({ seat, place, total }) => {
    const isWinner = open.winners.includes(seat)
    const gained = bookletOf(open, seat).map(({ score }) => signed(score.total))
    return {
      key: seat,
      place,
      isWinner,
      isMine: seat === mine,
      who: <Who seat={seat} seats={seats} size={isWinner ? 'medium' : 'small'} />,
      notes: (
        <small>
          <span className="unseen">{over.byRound}: </span>
          {gained.join(', ')}
          {place === null && <i> {over.left}</i>}
        </small>
      ),
      points: withMinus(points(total)),
    }
  })
  return <Lines words={over} lines={lines} />
}
