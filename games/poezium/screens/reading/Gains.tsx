import type { Points } from '../../types.ts'
import { Ledger } from '@figment/ui/scene/Ledger.tsx'
import type { Standing } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { WhoName } from '../WhoMark.tsx'
import type { WhoIs } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'

interface Props {
  readonly standings: readonly Standing[]
  readonly whoIs: WhoIs
  readonly mine: Points['player'] | null
}

/** What the round brought, to whom and why, and the new totals. */
export function Gains({ standings, whoIs, mine }: Props) {
  const words = useShowWords()
  const { reasons } = usePoeziumWords().result
  const lines = standings.map(({ player, gains, total }) => ({
    key: player,
    who: <WhoName who={whoIs(player)} />,
    isMine: player === mine,
    reasons: gains.map(({ reason, points }) => ({ points, why: reasons[reason] })),
    total,
  }))
  return <Ledger title={words.reading.points} lines={lines} nothing={words.reading.nothing} sayTotal={words.points} />
}
