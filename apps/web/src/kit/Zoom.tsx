import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useWords } from './words.tsx'
import './Zoom.css'

export interface ZoomProps {
  readonly cards: readonly string[]
  /** Which of the cards is shown; null: closed. */
  readonly at: number | null
  onMove(at: number): void
  onClose(): void
  caption?(card: string): ReactNode
}

const SWIPED = 48

export function Zoom(props: ZoomProps) {
  const words = useWords()
  const { cards, at, onClose } = props
  const card = at === null ? undefined : cards[at]
  return (
    <Dialog title={at === null ? '' : words.kit.card(at + 1, cards.length)} open={card !== undefined} onClose={onClose} kind="full">
      {card !== undefined && at !== null && <Shown {...props} card={card} at={at} />}
    </Dialog>
  )
}

function Shown({ cards, card, at, onMove, caption }: ZoomProps & { readonly card: string; readonly at: number }) {
  const words = useWords()
  const startedAt = useRef<number | null>(null)
  const move = (by: -1 | 1) => {
    if (cards[at + by] !== undefined) onMove(at + by)
  }
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isWriting) return
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className="zoom">
      <div
        className="zoom__stage"
        onPointerDown={({ clientX, isPrimary }) => {
          // a second finger means a pinch, not a swipe
          startedAt.current = isPrimary ? clientX : null
        }}
        onPointerUp={({ clientX }) => {
          const by = startedAt.current === null ? 0 : clientX - startedAt.current
          startedAt.current = null
          if (Math.abs(by) > SWIPED) move(by < 0 ? 1 : -1)
        }}
        onPointerCancel={() => {
          startedAt.current = null
        }}
      >
        <div className="zoom__card" key={card}>
          <Picture card={card} size="large" />
        </div>
      </div>
      <div className="zoom__bar">
        <button type="button" className="zoom__move" aria-label={words.kit.previous} disabled={at === 0} onClick={() => move(-1)}>
          <Icon name="back" />
        </button>
        <div className="zoom__caption" aria-live="polite">
          {caption?.(card) ?? words.kit.card(at + 1, cards.length)}
        </div>
        <button type="button" className="zoom__move" aria-label={words.kit.next} disabled={at === cards.length - 1} onClick={() => move(1)}>
          <Icon name="next" />
        </button>
      </div>
    </div>
  )
}
