import { About } from '@figment/client/about.ts'
import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { DrawnStroke } from '../../types.ts'
import { useCover } from './cover.tsx'
import { Drawing } from './Drawing.tsx'

interface Props {
  readonly drawer: Seat
  readonly round: number
  readonly seats: readonly Player[]
  readonly strokes: readonly DrawnStroke[]
  readonly isOff: boolean
  readonly label: string
}

/** What can be done about a drawing. It is shown outside of the game, where nobody speaks its words: it brings its label along. */
export function AboutDrawing({ drawer, round, seats, strokes, isOff, label }: Props) {
  const by = seatAt(seats, drawer)
  const cover = useCover({ isOff }, by)
  if (isOff) return null
  const shown = <Drawing strokes={strokes} colour={by?.colour} label={label} cover={cover} />
  return <About seat={drawer} pieces={[{ piece: { kind: 'drawing', round, seat: drawer }, shown }]} />
}
