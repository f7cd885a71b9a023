import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { useCover } from '../sheet/cover.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { usePictomaniaWords } from '../words.tsx'
import { useNames } from './Who.tsx'

interface Labelled {
  readonly strokes: number
  readonly pile: Sheet['pile']
  readonly drawer: Seat
  readonly seats: readonly Player[]
}

export function useSheetLabel({ strokes, pile, drawer, seats }: Labelled): string {
  const nameOf = useNames(seats)
  return sheetLabel(usePictomaniaWords(), { strokes, pile, by: nameOf(drawer), nameOf })
}

interface Props {
  readonly sheet: Pick<Sheet, 'strokes' | 'pile' | 'isOff'>
  readonly drawer: Seat
  readonly seats: readonly Player[]
  readonly isLive?: boolean
}

/** Somebody's sheet in their own colour. */
export function SheetOf({ sheet: { strokes, pile, isOff }, drawer, seats, isLive = false }: Props) {
  const label = useSheetLabel({ strokes: strokes.length, pile, drawer, seats })
  const by = seatAt(seats, drawer)
  const cover = useCover({ isOff }, by)
  return <Drawing strokes={strokes} colour={by?.colour} label={label} liveSeat={isLive ? drawer : null} cover={cover} />
}
