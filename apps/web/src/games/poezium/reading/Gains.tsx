import type { Points } from '@figment/poezium/types'
import { usePoeziumWords } from '../words/index.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { type Standing, signed } from '../show/standing.ts'
import { WhoName } from '../WhoMark.tsx'
import type { WhoIs } from '../who.ts'
import './Gains.css'

interface Props {
  readonly standings: readonly Standing[]
  readonly whoIs: WhoIs
  readonly mine: Points['player'] | null
}

/** What the round brought, to whom and why, and the new totals. */
export function Gains({ standings, whoIs, mine }: Props) {
  const words = useShowWords()
  const { reasons } = usePoeziumWords().result
  return (
    <section className="gains panel">
      <h2 className="gains__title">{words.reading.points}</h2>
      <ol>
        {standings.map(({ player, gains, gained, total }) => (
          <li key={player} className="gains__line" data-mine={player === mine}>
            <div className="gains__who">
              <WhoName who={whoIs(player)} />
              <ul className="gains__reasons">
                {gains.map(({ reason, points }) => (
                  <li key={reason}>
                    <b>{signed(points)}</b> {reasons[reason]}
                  </li>
                ))}
                {gains.length === 0 && <li>{words.reading.nothing}</li>}
              </ul>
            </div>
            <span className="gains__gained" aria-hidden="true">
              {gained !== 0 && signed(gained)}
            </span>
            <span className="gains__total">
              <span aria-hidden="true">{total}</span>
              <span className="unseen">{words.points(total)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
