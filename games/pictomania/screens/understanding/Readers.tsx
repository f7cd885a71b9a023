import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { SHAPE_PATHS } from '@figment/ui/shapes.ts'
import { usePictomaniaWords } from '../words.tsx'
import '../sheet/Sheet.css'
import '../drawing/Tiles.css'
import '../drawing/Tile.css'
import './Readers.css'

interface Props {
  readonly readers: readonly Seat[]
  readonly awaited: readonly Seat[]
  readonly seats: readonly Player[]
  isAway(seat: Seat): boolean
}

/** The others' sheets before anything is drawn: in the dark while they read, lit when all is clear to them. */
export function Readers({ readers, awaited, seats, isAway }: Props) {
  const { understanding, drawing } = usePictomaniaWords()
  return (
    <ul className="tiles tiles--strip" style={{ '--count': readers.length }} data-count={readers.length} aria-label={understanding.readers}>
      {seatsAt(seats, readers).map(({ seat, name, colour, shape }) => {
        const doing = awaited.includes(seat) ? 'reading' : 'ready'
        return (
          <li key={seat} className="tile reader" data-doing={doing} data-away={isAway(seat)}>
            <span className="sheet-paper" style={{ '--player': `var(--player-${colour})` }} aria-hidden="true">
              <svg viewBox="0 0 24 24">
                <path d={SHAPE_PATHS[shape]} />
              </svg>
            </span>
            <span className="tile__lane" aria-hidden="true">
              <span className="tile__doing">
                <Icon name={doing === 'ready' ? 'check' : 'eye'} />
              </span>
            </span>
            <span className="tile__who">
              <PlayerMark colour={colour} shape={shape} size="small" />
              <bdi className="tile__name">{name}</bdi>
              <span className="unseen">{`, ${isAway(seat) ? `${drawing.away}, ` : ''}${understanding.state[doing]}`}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
