import { encodePiece, inkOf, type Pen } from '@figment/ink'
import { Nib, SheetPainter } from '@figment/ink/canvas'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useEffectEvent } from 'react'
import { useInk } from '@figment/client/ink.ts'
import { inkColour } from './ink-colour.ts'
import type { OwnInk } from './own-ink.ts'
import { dye, usePaper } from './paper.ts'
import { SheetCanvas } from './SheetCanvas.tsx'

interface Props {
  readonly own: OwnInk
  readonly colour: Player['colour'] | undefined
  readonly pen: Pen
  readonly label: string
}

/** The sheet under one's own hand: a line is there in the same frame, and goes to the table when it is finished. */
export function OwnSheet({ own, colour, pen, label }: Props) {
  const { ink } = useInk()
  const inked = inkColour(colour)
  const { canvas, painter } = usePaper((element) => new SheetPainter(element, { colour: inked, isOwn: true }))
  useEffect(() => dye(painter.current, inked), [painter, inked])
  useEffect(() => painter.current?.show(own.strokes), [painter, own.strokes])

  const penNow = useEffectEvent(() => pen)
  const nextNumber = useEffectEvent(() => own.next())
  const draw = useEffectEvent(own.draw)
  useEffect(() => {
    if (!canvas.current || !painter.current) return
    const nib = new Nib({
      surface: canvas.current,
      painter: painter.current,
      pen: () => penNow(),
      nextNumber: () => nextNumber(),
      onPiece: (piece) => ink(encodePiece(piece)),
      onStroke: ({ number, pen: drawnWith, points, headings }) => draw(number, { pen: drawnWith, ink: inkOf(points, headings) }),
    })
    return () => nib.release()
  }, [canvas, painter, ink])
  return <SheetCanvas canvas={canvas} label={label} isOwn />
}
