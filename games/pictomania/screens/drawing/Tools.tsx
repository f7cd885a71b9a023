import { PENS, type Pen } from '@figment/ink'
import { type ReactNode, useEffect, useState } from 'react'
import { ClearIcon, EraserIcon, LineIcon, UndoIcon } from '../icons.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './Tools.css'

const SIGNS: Readonly<Record<Pen, ReactNode>> = { thick: <LineIcon width={4.5} />, thin: <LineIcon width={1.8} />, eraser: <EraserIcon /> }
const sureWithinMs = 3000

interface Props {
  readonly pen: Pen
  readonly isEmpty: boolean
  onPen(pen: Pen): void
  onUndo(): void
  onClear(): void
}

export function Tools({ pen, isEmpty, onPen, onUndo, onClear }: Props) {
  const { drawing } = usePictomaniaWords()
  return (
    <fieldset className="tools" aria-label={drawing.tools}>
      {PENS.map((one) => (
        <button
          key={one}
          type="button"
          className="tools__one"
          aria-pressed={one === pen}
          aria-label={drawing.pens[one]}
          title={drawing.pens[one]}
          onClick={() => onPen(one)}
        >
          {SIGNS[one]}
        </button>
      ))}
      <span className="tools__gap" />
      <button type="button" className="tools__one" aria-label={drawing.undo} title={drawing.undo} disabled={isEmpty} onClick={onUndo}>
        <UndoIcon />
      </button>
      <Clear isEmpty={isEmpty} onClear={onClear} />
    </fieldset>
  )
}

/** A second tap within three seconds does it. */
function Clear({ isEmpty, onClear }: { readonly isEmpty: boolean; onClear(): void }) {
  const { drawing } = usePictomaniaWords()
  const [isAsked, setAsked] = useState(false)
  const isSure = isAsked && !isEmpty
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setAsked(false), sureWithinMs)
    return () => clearTimeout(timer)
  }, [isAsked])
  return (
    <button
      type="button"
      className="tools__one tools__clear"
      data-sure={isSure}
      aria-label={isSure ? drawing.clearSure : drawing.clear}
      title={drawing.clear}
      disabled={isEmpty}
      onClick={() => {
        if (isSure) onClear()
        setAsked(!isSure)
      }}
    >
      <ClearIcon />
      <span className="tools__sure" aria-live="polite">
        {isSure && drawing.clearSure}
      </span>
    </button>
  )
}
