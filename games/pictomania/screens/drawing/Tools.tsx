import { PENS, type Pen } from '@figment/ink'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ClearIcon, EraserIcon, LineIcon, MoreIcon, RedoIcon, UndoIcon } from '../icons.tsx'
import type { OwnInk } from '../sheet/own-ink.ts'
import { usePictomaniaWords } from '../words.tsx'
import './Tools.css'

const SIGNS: Readonly<Record<Pen, ReactNode>> = { thick: <LineIcon width={4.5} />, thin: <LineIcon width={1.8} />, eraser: <EraserIcon /> }
const KEYS: Readonly<Record<Pen, string>> = { thick: 'B', thin: 'N', eraser: 'E' }

interface Props {
  readonly pen: Pen
  readonly own: OwnInk
  onPen(pen: Pen): void
}

/** What I draw with, and how I take it back. Where the desk is narrow, what is used least waits behind three dots. */
export function Tools({ pen, own, onPen }: Props) {
  const { drawing } = usePictomaniaWords()
  const [isMore, setMore] = useState(false)
  const all = useRef<HTMLFieldSetElement>(null)
  useClosedFromOutside(all, isMore, () => setMore(false))
  useToolKeys({ own, onPen, onEscape: () => setMore(false) })
  const isEmpty = own.strokes.length === 0
  const seldom = (
    <>
      <Tool says={drawing.redo} keys="Control+Shift+Z" kind="redo" isOff={!own.canRedo} onUse={own.redo}>
        <RedoIcon />
      </Tool>
      <Tool
        says={drawing.clear}
        kind="clear"
        isOff={isEmpty}
        onUse={() => {
          own.clear()
          setMore(false)
        }}
      >
        <ClearIcon />
      </Tool>
    </>
  )
  return (
    <fieldset ref={all} className="tools" aria-label={drawing.tools}>
      {PENS.map((one) => (
        <Tool key={one} says={drawing.pens[one]} keys={KEYS[one]} kind={one} isPressed={one === pen} onUse={() => onPen(one)}>
          {SIGNS[one]}
        </Tool>
      ))}
      <span className="tools__gap" />
      <Tool
        // a cleared sheet is a tap away: that is shown anew each time
        key={`undo ${own.clears}`}
        says={drawing.undo}
        keys="Control+Z"
        kind="undo"
        isPulsing={own.clears > 0 && isEmpty}
        isOff={!own.canUndo}
        onUse={own.undo}
      >
        <UndoIcon />
      </Tool>
      <span className="tools__seldom" data-open={isMore}>
        {seldom}
      </span>
      <button
        type="button"
        className="tools__one tools__more"
        aria-label={drawing.more}
        title={drawing.more}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      >
        <MoreIcon />
      </button>
    </fieldset>
  )
}

interface ToolProps {
  readonly says: string
  readonly kind: string
  readonly keys?: string
  readonly isPressed?: boolean
  readonly isPulsing?: boolean
  readonly isOff?: boolean
  onUse(): void
  readonly children: ReactNode
}

const Tool = ({ says, kind, keys, isPressed, isPulsing = false, isOff = false, onUse, children }: ToolProps) => (
  <button
    type="button"
    className="tools__one"
    data-tool={kind}
    data-pulsing={isPulsing}
    aria-label={says}
    title={says}
    aria-keyshortcuts={keys}
    aria-pressed={isPressed}
    disabled={isOff}
    onClick={onUse}
  >
    {children}
  </button>
)

/** Whoever draws on has found what they looked for. */
function useClosedFromOutside(inside: RefObject<Element | null>, isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const onDown = ({ target }: PointerEvent) => {
      if (!inside.current?.contains(target as Node)) onClose()
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [inside, isOpen])
}

/** Ctrl or ⌘ with Z and Y, and a letter for each pen, whatever alphabet the keys write in. */
function useToolKeys({ own, onPen, onEscape }: Pick<Props, 'own' | 'onPen'> & { onEscape(): void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      document.querySelector('dialog[open], [inert] .tools') || (event.target instanceof Element && event.target.matches('input, textarea'))
    if (isElsewhere || event.altKey) return
    if (event.key === 'Escape') return onEscape()
    const key = letterOf(event)
    if (event.ctrlKey || event.metaKey) {
      const isRedo = key === 'Y' || (key === 'Z' && event.shiftKey)
      if (key !== 'Z' && !isRedo) return
      event.preventDefault()
      if (isRedo) own.redo()
      else own.undo()
      return
    }
    const pen = PENS.find((one) => KEYS[one] === key)
    if (pen) onPen(pen)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** As it stands on the key; where that is no Latin letter, by the key's place. */
function letterOf({ key, code }: KeyboardEvent): string {
  const written = key.toUpperCase()
  return /^[A-Z]$/.test(written) ? written : code.replace(/^Key/, '')
}
