import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { withMinus } from '@figment/ui/minus.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Standings } from '@figment/ui/scene/Standings.tsx'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Open } from '../../types.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Where everybody stands at the end. */
export function FinalStandings({ open, seats, mine }: Props) {
  const { over } = useShowWords()
  const { points } = usePictomaniaWords()
  const { seat: said } = useKitWords()
  const nameOf = useNames(seats)
  const lines = standingsOf(open).map(({ seat, place, total }) => ({
    seat,
    place,
    player: seatAt(seats, seat),
    name: nameOf(seat),
    isWinner: open.winners.includes(seat),
    isMine: seat === mine,
    note: place === null ? over.left : seat === mine ? `(${said.you})` : null,
    total: withMinus(String(total)),
    points: withMinus(points(total)),
  }))
  return <Standings words={over} lines={lines} />
}
