import type { Open } from '../../types.ts'
import { FinalScores as Lines } from '@figment/ui/scene/FinalScores.tsx'
import { keptBy } from '../../open/players.ts'
import type { Standing } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { WhoName } from '../WhoMark.tsx'
import type { WhoIs } from '../who.ts'

interface Props {
  readonly open: Open
  readonly standings: readonly Standing[]
  readonly whoIs: WhoIs
  readonly mine: Standing['player'] | null
}

/** Where everybody stands at the end, and with how many stories. */
export function FinalScores({ open, standings, whoIs, mine }: Props) {
  const { over, points } = useShowWords()
  const lines = standings.map(({ player, total }) => {
    const isWinner = player === open.winner
    const kept = keptBy(open, player).length
    const drawn = open.draw?.decides === 'winner' ? open.draw.drawn.find(({ seat }) => seat === player) : undefined
    return {
      key: player,
      // a tie for the win has been decided
      place: standings.filter((other) => other.total > total || other.player === open.winner).length + 1,
      isWinner,
      isMine: player === mine,
      who: <WhoName who={whoIs(player)} size={isWinner ? 'medium' : 'small'} />,
      notes: (
        <>
          {kept > 0 && <small>{over.kept(kept)}</small>}
          {drawn && <small>{over.drawn(drawn.number)}</small>}
        </>
      ),
      points: points(total),
    }
  })
  return <Lines words={over} lines={lines} />
}
