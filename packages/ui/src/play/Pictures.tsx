import type { Seat } from '@figment/game-kit'
import type { Card } from '@figment/pictures'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import type { Deck } from '../descriptions.ts'
import { Icon } from '../Icon.tsx'
import { Lens } from '../Lens.tsx'
import { Picture } from '../Picture.tsx'
import { useTurn } from '../scene/turn.ts'
import { Waiting } from '../scene/Waiting.tsx'
import { Zoom } from '../Zoom.tsx'
import { useInPlay } from './in-play.ts'
import { Players } from './Names.tsx'
import { Turn } from './Turn.tsx'
import { playWords } from './words/index.ts'
import './Pictures.css'

interface PicturesProps {
  readonly cards: readonly Card[]
  readonly deck?: Deck
  /** Lies in the light: found, shared, won. */
  isLit?(card: Card): boolean
  /** A word on the picture, such as "+3". */
  tag?(card: Card): string | undefined
  /** Who stands below it, such as those who picked it. */
  players?(card: Card): readonly Seat[]
  readonly chosen?: Card | null
  /** Left out where there is nothing to choose: then a tap looks closer. */
  onToggle?(card: Card): void
}

/** Pictures side by side, on every screen; where it can be touched, each can be seen up close. */
export function Pictures({ cards, deck = 'dreams', isLit, tag, players, chosen = null, onToggle }: PicturesProps) {
  const words = playWords.useWords()
  const { isTv } = useInPlay()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const caption = (card: Card): ReactNode =>
    onToggle && (
      <Button
        kind={card === chosen ? 'quiet' : 'primary'}
        onClick={() => {
          onToggle(card)
          setZoomed(null)
        }}
      >
        {card === chosen ? words.putBack : words.choose}
      </Button>
    )
  return (
    <>
      <ul className="pictures" aria-label={words.pictures} style={{ '--count': cards.length }} data-told={players !== undefined}>
        {cards.map((card, at) => (
          <li key={card} className="pictures__place" data-chosen={card === chosen} data-lit={isLit?.(card) ?? false} style={{ '--at': at }}>
            {isTv ? (
              <div className="pictures__card">
                <Picture card={card} deck={deck} size="tv" />
              </div>
            ) : (
              <button
                type="button"
                className="pictures__card"
                {...(onToggle && { 'aria-pressed': card === chosen })}
                onClick={() => (onToggle ? onToggle(card) : setZoomed(at))}
              >
                <span className="unseen">{onToggle ? words.card(at + 1) : words.look(at + 1)}. </span>
                <Picture card={card} deck={deck} size="hand" />
              </button>
            )}
            {onToggle && <Lens label={words.look(at + 1)} onClick={() => setZoomed(at)} />}
            {card === chosen && (
              <span className="pictures__mark">
                <Icon name="check" />
              </span>
            )}
            {tag?.(card) !== undefined && <span className="pictures__tag">{tag(card)}</span>}
            {players && players(card).length > 0 && (
              <div className="pictures__below">
                <Players of={players(card)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {!isTv && <Zoom cards={cards} deck={deck} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} caption={caption} />}
    </>
  )
}

interface ChoiceProps {
  readonly cards: readonly Card[]
  readonly deck?: Deck
  /** What this seat has chosen so far; undefined for somebody who only watches. */
  readonly chosen: Card | null | undefined
  /** What the button says once a picture is chosen. */
  readonly button: string
  onChoose(card: Card): Promise<string | null>
}

/** One of these, confirmed with the button at the thumb; it can be changed until the table goes on. */
export function PictureChoice({ cards, deck = 'dreams', chosen, button, onChoose }: ChoiceProps) {
  const words = playWords.useWords()
  const { open, seats, isAway } = useInPlay()
  const { isBusy, take } = useTurn(onChoose)
  const [picked, setPicked] = useState<Card | null>(null)
  if (chosen === undefined) {
    return (
      <>
        <Pictures cards={cards} deck={deck} />
        <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
      </>
    )
  }
  const wished = picked ?? chosen
  return (
    <>
      <Pictures cards={cards} deck={deck} chosen={wished} onToggle={(card) => setPicked(card === picked ? null : card)} />
      <Turn isDone={wished !== null && wished === chosen} note={words.canChange}>
        <Button kind="primary" busy={isBusy} disabled={wished === null} onClick={() => wished !== null && void take(wished)}>
          {wished === null ? words.chooseFirst : button}
        </Button>
      </Turn>
    </>
  )
}
