import type { Open } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { keptBy, type Standing } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { WhoName } from '../WhoMark.tsx'
import type { WhoIs } from '../who.ts'
import '@figment/ui/scene/FinalScores.css'

interface Props {
  readonly open: Open
  readonly standings: readonly Standing[]
  readonly whoIs: WhoIs
  readonly mine: Standing['player'] | null
}

/** Where everybody stands at the end, and with how many stories. */
export function FinalScores({ open, standings, whoIs, mine }: Props) {
  const words = useShowWords()
  return (
    <section className="poezium-final panel">
      <h2 className="final-scores__title">{words.over.scores}</h2>
      <ol>
        {standings.map(({ player, total }) => {
          const isWinner = player === open.winner
          const kept = keptBy(open, player)
          const drawn = open.draw?.decides === 'winner' ? open.draw.drawn.find(({ seat }) => seat === player) : undefined
          // a tie for the win has been decided
          const place = standings.filter((other) => other.total > total || other.player === open.winner).length + 1
          return (
            <li key={player} className="final-scores__line" data-winner={isWinner} data-mine={player === mine}>
              <span className="final-scores__place">
                {isWinner ? <Icon name="host" /> : place}
                {isWinner && <span className="unseen">{words.over.winner}</span>}
              </span>
              <span className="final-scores__who">
                <WhoName who={whoIs(player)} size={isWinner ? 'medium' : 'small'} />
                {kept > 0 && <small>{words.over.kept(kept)}</small>}
                {drawn && <small>{words.over.drawn(drawn.number)}</small>}
              </span>
              <span className="final-scores__points">{words.points(total)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
