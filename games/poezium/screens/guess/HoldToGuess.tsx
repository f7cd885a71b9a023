import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { useMotion } from '@figment/client/motion.ts'
import { useHolding } from './holding.ts'
import { usePoeziumWords } from '../words.tsx'
import './HoldToGuess.css'

interface Props {
  readonly number: number
  readonly isBusy: boolean
  /** What it brings and what it costs. */
  readonly note: ReactNode
  onGuess(): void
}

/** So long a finger stays before a guess is one. */
export const holdMs = 900

/**
 * A guess cannot be taken back: the button is held until the lamp has filled it, and letting go earlier undoes it. Whoever cannot hold, and
 * whoever hears the screen, is asked once more instead.
 */
export function HoldToGuess({ number, isBusy, note, onGuess }: Props) {
  const { guessing } = usePoeziumWords()
  const { drivePuppet } = useMotion()
  const { cannotHold, settle } = useHolding()
  const [isHeld, setHeld] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const wasPressed = useRef(false)
  // the room is hushed for as long as somebody holds; it does not learn which story
  useEffect(() => {
    if (!isHeld) return
    drivePuppet(1)
    return () => drivePuppet(0)
  }, [isHeld, drivePuppet])
  useEffect(() => {
    if (!isHeld || isBusy) return
    const timer = setTimeout(() => {
      setHeld(false)
      navigator.vibrate?.(30)
      onGuess()
    }, holdMs)
    return () => clearTimeout(timer)
  }, [isHeld, isBusy, onGuess])
  const begin = () => {
    if (!isBusy) setHeld(true)
  }
  const end = () => setHeld(false)
  if (isAsked || cannotHold)
    return (
      <div className="hold">
        <div className="acting">
          <Button kind="primary" busy={isBusy} onClick={onGuess}>
            {guessing.yes(number)}
          </Button>
          {isAsked && <Button onClick={() => setAsked(false)}>{guessing.no}</Button>}
        </div>
        <p className="hold__note">{note}</p>
        {!isAsked && (
          <button type="button" className="hold__cannot" onClick={() => settle(false)}>
            {guessing.canHold}
          </button>
        )}
      </div>
    )
  return (
    <div className="hold">
      <button
        type="button"
        className="hold__button button button--primary"
        data-held={isHeld}
        style={{ '--hold': `${holdMs}ms` }}
        aria-busy={isBusy || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          wasPressed.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          begin()
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          if (!event.repeat) begin()
        }}
        onKeyUp={end}
        onBlur={end}
        onClick={() => {
          // a reader of the screen presses without a finger
          if (!wasPressed.current) setAsked(true)
          wasPressed.current = false
        }}
      >
        <span>{isHeld ? guessing.holding : guessing.hold(number)}</span>
      </button>
      <p className="hold__note">{note}</p>
      <button type="button" className="hold__cannot" onClick={() => settle(true)}>
        {guessing.cannotHold}
      </button>
    </div>
  )
}
