import type { Player } from '@figment/game-kit/player'
import type { StrokeOnSheet } from '@figment/ink'
import { useIsMuted } from '@figment/client/muted.ts'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { PenIcon } from '../icons.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { usePracticeWords } from './words/index.tsx'
import '../drawing/Tile.css'

interface Props {
  readonly of: Player
  readonly strokes: readonly StrokeOnSheet[]
  readonly isAway: boolean
  onOpen(player: Player): void
}

/** Another's practice sheet, small and alive. Behind it is what can be done about whoever draws: nothing on it lasts that could be taken off. */
export function PracticeTile({ of, strokes, isAway, onOpen }: Props) {
  const { sheet, drawing } = usePictomaniaWords()
  const words = usePracticeWords()
  const isHidden = useIsMuted(of.person, 'drawings')
  const label = [words.sheetOf(isolated(of.name)), ...(isAway ? [drawing.away] : []), sheet.strokes(strokes.length)].join(', ')
  return (
    <button type="button" className="tile" data-seat={of.seat} data-mine="false" data-away={isAway} onClick={() => onOpen(of)}>
      <Drawing strokes={strokes} colour={of.colour} label={label} liveSeat={of.seat} cover={isHidden ? 'hidden' : null} />
      <span className="tile__lane" aria-hidden="true">
        <span className="tile__doing">{strokes.length > 0 && !isHidden && <PenIcon />}</span>
      </span>
      <span className="tile__who" aria-hidden="true">
        <PlayerMark colour={of.colour} shape={of.shape} size="small" />
        <bdi className="tile__name">{of.name}</bdi>
      </span>
    </button>
  )
}
