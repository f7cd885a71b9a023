import type { Player, Points } from '../types.ts'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { summed } from './show/standing.ts'
import { WhoName } from './WhoMark.tsx'
import type { WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'
import './PointsTold.css'

interface Props {
  readonly points: readonly Points[]
  readonly whoIs: WhoIs
  readonly mine?: Player | null
}

/** Who got or lost how much, and why. */
export function PointsTold({ points, whoIs, mine = null }: Props) {
  const words = usePoeziumWords()
  const told = points.filter((one) => one.points !== 0)
  const players = [...new Set(told.map(({ player }) => player))]
  return (
    <section className="points-told panel" aria-label={words.result.points}>
      {players.length === 0 ? (
        <p>{words.result.none}</p>
      ) : (
        <ul className="points-told__list">
          {players.map((player) => (
            <li key={player} className="points-told__player" data-mine={player === mine}>
              <WhoName who={whoIs(player)} />
              <ul className="points-told__reasons">
                {summed(told.filter((one) => one.player === player)).map(({ reason, points: gained }) => (
                  <li key={reason}>
                    <b>{signed(gained)}</b> {words.result.reasons[reason]}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
