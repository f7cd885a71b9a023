import { type ReactNode, useLayoutEffect } from 'react'
import type { Deck } from './descriptions.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useKitWords } from './words.tsx'
import { useZooming } from './zooming.ts'
import './Zoom.css'

export interface ZoomProps {
  readonly cards: readonly string[]
  readonly deck?: Deck
  /** Which of the cards is shown; null: closed. */
  readonly at: number | null
  onMove(at: number): void
  onClose(): void
  caption?(card: string): ReactNode
}

export function Zoom(props: ZoomProps) {
  const words = useKitWords()
  const { cards, at, onClose } = props
  const card = at === null ? undefined : cards[at]
  return (
    <Dialog title={at === null ? '' : words.kit.card(at + 1, cards.length)} open={card !== undefined} onClose={onClose} kind="full">
      {card !== undefined && at !== null && <Shown {...props} card={card} at={at} />}
    </Dialog>
  )
}

function Shown({ cards, deck = 'dreams', card, at, onMove, caption }: ZoomProps & { readonly card: string; readonly at: number }) {
  const words = useKitWords()
  const zooming = useZooming({ canMove: (by) => cards[at + by] !== undefined, onMove: (by) => onMove(at + by) })
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => zooming.settle(), [card])
  // the neighbours lie ready at both sides, to come with the finger
  const near = [at - 1, at, at + 1].flatMap((place) => (cards[place] === undefined ? [] : [{ place, shown: cards[place] }]))
  return (
    <div className="zoom">
      <div className="zoom__stage" ref={zooming.stage} {...zooming.hands}>
        <div className="zoom__strip" ref={zooming.card}>
          {near.map(({ place, shown }) => (
            <div key={shown} className="zoom__card" style={{ '--side': place - at }} aria-hidden={place !== at}>
              <Picture card={shown} deck={deck} size="large" {...(place !== at && { alt: '' })} />
            </div>
          ))}
        </div>
      </div>
      <div className="zoom__bar">
        <button type="button" className="zoom__move" aria-label={words.kit.previous} disabled={at === 0} onClick={() => zooming.slide(-1)}>
          <Icon name="back" />
        </button>
        <div className="zoom__caption" aria-live="polite">
          {caption?.(card) ?? words.kit.card(at + 1, cards.length)}
        </div>
        <button
          type="button"
          className="zoom__move"
          aria-label={words.kit.next}
          disabled={at === cards.length - 1}
          onClick={() => zooming.slide(1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </div>
  )
}
