import type { Card, Language, Letter } from '../../types.ts'
import type { ReactNode } from 'react'
import { TheWord } from './TheWord.tsx'
import './StandCard.css'

interface Props {
  readonly letter: Letter
  readonly card: Card
  readonly language: Language
  readonly label: string
  readonly isNew?: boolean
  readonly children?: ReactNode
}

/** A card on the stand, with what can be done about it. */
export function StandCard({ letter, card, language, label, isNew = false, children }: Props) {
  return (
    <section className="stand-card" data-new={isNew} aria-label={label}>
      <header className="stand-card__head">
        <span className="stand-card__letter" aria-hidden="true">
          {letter}
        </span>
        <h2 className="stand-card__theme" lang={language}>
          {card.theme}
        </h2>
        {children}
      </header>
      <ol className="stand-card__words" lang={language}>
        {card.words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its number, and some may be taken off
          <li key={at}>
            <TheWord of={word} />
          </li>
        ))}
      </ol>
    </section>
  )
}
