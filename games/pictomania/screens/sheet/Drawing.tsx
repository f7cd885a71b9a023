import type { StrokeOnSheet } from '@figment/ink'
import { SheetPainter } from '@figment/ink/canvas'
import type { Player } from '@figment/game-kit/player'
import { useEffect } from 'react'
import { type Cover, Covered } from './cover.tsx'
import { inkColour } from './ink-colour.ts'
import { useLivePieces } from './live.ts'
import { dye, usePaper } from './paper.ts'
import { SheetCanvas } from './SheetCanvas.tsx'

interface Props {
  readonly strokes: readonly StrokeOnSheet[]
  readonly colour: Player['colour'] | undefined
  /** What a screen reader says of it. */
  readonly label: string
  /** Whose hand to follow while it draws; null for a drawing that is done. */
  readonly liveSeat?: number | null
  readonly cover?: Cover | null
}

const NOTHING: readonly StrokeOnSheet[] = []

/** Somebody's sheet, as far as it is drawn. */
export function Drawing({ strokes: drawn, colour, label, liveSeat = null, cover = null }: Props) {
  const strokes = cover === null ? drawn : NOTHING
  const ink = inkColour(colour)
  const { canvas, painter } = usePaper((element) => new SheetPainter(element, { colour: ink }))
  useEffect(() => dye(painter.current, ink), [painter, ink])
  useEffect(() => painter.current?.show(strokes), [painter, strokes])
  useLivePieces(cover === null ? liveSeat : null, (piece) => painter.current?.showPiece(piece))
  const paper = <SheetCanvas canvas={canvas} label={label} />
  if (cover === null) return paper
  return (
    <span className="sheet-covered">
      {paper}
      <Covered cover={cover} />
    </span>
  )
}
