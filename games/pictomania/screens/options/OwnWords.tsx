import type { Card } from '../../types.ts'
import { useId, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { later } from '@figment/ui/later.ts'
import { roundsWith } from '../../open/own-rounds.ts'
import { listOf } from './pasted.ts'
import { keepList, recallList } from './unfinished.ts'
import { useOptionWords } from './words/index.tsx'
import './OwnWords.css'

// few bring words of their own
const WordsScene = later(() => import('./WordsScene.tsx').then((part) => part.WordsScene))

interface Props {
  readonly cards: readonly Card[] | null
  onChange(cards: readonly Card[] | null): void
}

/** The host can bring cards for the evening; every three take the place of the deck of a round. */
export function OwnWords({ cards, onChange }: Props) {
  const { own } = useOptionWords()
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const [unfinished, setUnfinished] = useState(recallList)
  const [isRemoved, setRemoved] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const keep = (text: string) => {
    setUnfinished(text.trim() === '' ? null : text)
    keepList(text)
  }
  return (
    <section className="own-words" aria-labelledby={heading}>
      <h3 id={heading} className="radio-row__legend own-words__heading">
        {own.title}
      </h3>
      <p className={cards ? 'own-words__chosen' : 'options__note'} aria-live="polite">
        {cards
          ? own.chosen(cards.length, roundsWith(cards))
          : isRemoved
            ? own.removed
            : unfinished === null
              ? own.invitation
              : own.unfinished}
      </p>
      <div className="own-words__answers">
        <Button ref={opener} aria-describedby={heading} onClick={() => setOpen(true)}>
          {cards || unfinished !== null ? own.change : own.paste}
        </Button>
        {cards && (
          <Button
            aria-describedby={heading}
            onClick={() => {
              // what somebody has typed for half an hour can be brought back
              if (unfinished === null) keep(listOf(cards))
              setRemoved(true)
              onChange(null)
              // this button goes away: the keyboard goes on from its neighbour
              opener.current?.focus()
            }}
          >
            {own.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <WordsScene
          first={unfinished ?? listOf(cards ?? [])}
          onWrite={keep}
          onDone={(chosen) => {
            keep('')
            setRemoved(false)
            setOpen(false)
            onChange(chosen)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
