import type { Held, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import { starsOf } from './standing.ts'
import { Tile } from './Tile.tsx'
import './Tiles.css'

interface Props {
  readonly label: string
  /** A strip beside the large paper, or all that there is to see. */
  readonly kind: 'strip' | 'gallery'
  readonly drawers: readonly Seat[]
  readonly open: Open
  readonly held: Held | null
  readonly seat: Seat | null
  readonly seats: readonly Player[]
  isAway(seat: Seat): boolean
  /** What is said of a drawing, in the place of its artist's doings. */
  readonly tags?: Readonly<Record<Seat, string>>
  onOpen(drawing: Seat): void
}

export function Tiles({ label, kind, drawers, open, held, seat, seats, isAway, tags, onOpen }: Props) {
  return (
    <ul className={`tiles tiles--${kind}`} style={{ '--count': drawers.length }} data-count={drawers.length} aria-label={label}>
      {drawers.map((drawing) => {
        const sheet = open.sheets[drawing]
        return (
          sheet && (
            <li key={drawing}>
              <Tile
                drawing={drawing}
                sheet={sheet}
                seats={seats}
                mine={seat}
                isAway={isAway(drawing)}
                guess={held?.guesses[drawing] ?? null}
                stars={starsOf(open, sheet)}
                tag={tags?.[drawing]}
                onOpen={onOpen}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
