import { strokeOf, type TimedStroke } from '@figment/ink'
import { PlaybackPainter } from '@figment/ink/canvas'
import type { DrawnStroke } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect } from 'react'
import { inkColour } from './ink-colour.ts'
import { usePaper } from './paper.ts'
import { SheetCanvas } from './SheetCanvas.tsx'

interface Props {
  readonly strokes: readonly DrawnStroke[]
  readonly colour: Player['colour'] | undefined
  readonly label: string
  /** Milliseconds since the drawing began. */
  readonly time: number
}

/** A drawing as it stood at that time; the key of it must change with the strokes. */
export function Replay({ strokes, colour, label, time }: Props) {
  const { canvas, painter } = usePaper(
    (element) => new PlaybackPainter(element, { strokes: timedStrokes(strokes), colour: inkColour(colour) }),
  )
  useEffect(() => painter.current?.showAt(time), [painter, time])
  return <SheetCanvas canvas={canvas} label={label} />
}

function timedStrokes(strokes: Props['strokes']): readonly TimedStroke[] {
  return strokes.flatMap(([, pen, ink, at]) => {
    const stroke = strokeOf({ pen, ink })
    return stroke ? [{ ...stroke, at }] : []
  })
}
