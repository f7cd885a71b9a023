import type { RefObject } from 'react'
import './Sheet.css'

interface Props {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** What a screen reader says of it. */
  readonly label: string
  readonly isOwn?: boolean
}

/** The paper that a painter paints on. Ink that is still wet gets a canvas of its own, above. */
export function SheetCanvas({ canvas, label, isOwn = false }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot be drawn on
    <span className={isOwn ? 'sheet-paper sheet-paper--own' : 'sheet-paper'} role="img" aria-label={label}>
      <canvas ref={canvas} />
    </span>
  )
}
