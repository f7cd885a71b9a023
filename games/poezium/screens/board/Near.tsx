import type { Poezium, LaidStory } from '../../types.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import type { Spoken } from '../verse.ts'
import { usePoeziumWords } from '../words.tsx'
import { Board } from './Board.tsx'
import { PoemSoFar } from './PoemSoFar.tsx'
import './Near.css'

interface Props extends Pick<ShownAtSeat<Poezium>, 'open' | 'clockAhead'> {
  readonly verse: Spoken
  readonly number: number
  readonly title: string
  /** After the number on its brass. */
  readonly tag?: string | undefined
  onMove(number: number): void
  onClose(): void
  readonly foot?: ReactNode
}

/** A story that came forward: as large as the screen lets it be, with the poem above it. */
export function Near({ open, clockAhead, verse, number, title, tag, onMove, onClose, foot }: Props) {
  const words = usePoeziumWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const story = open.stories[number - 1]
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const step = (by: number) => onMove(neighbour(open.stories, number, by))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!story) return null
  const head = (
    <div className="near-head">
      <button type="button" className="near-head__sign" aria-label={words.near.back} onClick={onClose}>
        <Icon name="back" />
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <button type="button" className="near-head__sign near-head__step" aria-label={words.near.before} onClick={() => step(-1)}>
        <Icon name="back" />
      </button>
      <button type="button" className="near-head__sign near-head__step" aria-label={words.near.after} onClick={() => step(1)}>
        <Icon name="next" />
      </button>
    </div>
  )
  const card = (
    // arrows do the same as a swipe
    <div
      className="near__story"
      onPointerDown={({ clientX, clientY }) => {
        from.current = { x: clientX, y: clientY }
      }}
      onPointerUp={({ clientX, clientY }) => {
        const began = from.current
        from.current = null
        const across = began ? clientX - began.x : 0
        if (began && Math.abs(across) > swipedFromPx && Math.abs(clientY - began.y) < Math.abs(across)) step(across < 0 ? 1 : -1)
      }}
    >
      <span className="story-table__number" aria-hidden="true">
        {number}
        {tag !== undefined && ` · ${tag}`}
      </span>
      <Picture key={story.card} card={story.card} deck="stories" size="large" />
    </div>
  )
  return (
    <Board
      now="near"
      open={open}
      clockAhead={clockAhead}
      head={head}
      stories={card}
      sheet={open.hint !== null && <PoemSoFar open={open} verse={verse} atMost={5} />}
      foot={foot}
    />
  )
}

const swipedFromPx = 40

/** The next one that still lies face up. */
function neighbour(stories: readonly LaidStory[], from: number, by: number): number {
  for (let steps = 1; steps <= stories.length; steps++) {
    const at = (((from - 1 + by * steps) % stories.length) + stories.length) % stories.length
    if (stories[at]?.isFaceUp) return at + 1
  }
  return from
}
