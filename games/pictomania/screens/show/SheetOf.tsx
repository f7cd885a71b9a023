import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { Drawing } from '../sheet/Drawing.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { usePictomaniaWords } from '../words.tsx'
import { useNames } from './Who.tsx'

interface Props {
  readonly sheet: Pick<Sheet, 'strokes' | 'pile'>
  readonly drawer: Seat
  readonly seats: readonly Player[]
  readonly isLive?: boolean
}

export function useSheetLabel({ sheet, drawer, seats }: Omit<Props, 'isLive'>): string {
  const nameOf = useNames(seats)
  return sheetLabel(usePictomaniaWords(), { sheet, by: nameOf(drawer), nameOf })
}

/** Somebody's sheet in their own colour. */
export function SheetOf({ sheet, drawer, seats, isLive = false }: Props) {
  const label = useSheetLabel({ sheet, drawer, seats })
  return <Drawing strokes={sheet.strokes} colour={seatAt(seats, drawer)?.colour} label={label} liveSeat={isLive ? drawer : null} />
}
