import type { Card } from '../types.ts'
import { type ReactNode, useContext, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Lens } from '@figment/ui/Lens.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { Zoom } from '@figment/ui/Zoom.tsx'
import { LiveContext, useTurningSound } from './drama.ts'
import { useDixitWords } from './words.tsx'
import '@figment/ui/CardBack.css'
import './Cards.css'
import './Fan.css'

interface Props {
  cards: readonly Card[]
  label: string
  chosen?: readonly Card[]
  /** Already on the table, though they can still be taken back. */
  given?: readonly Card[]
  /** Cards with numbers from 1 that everybody speaks of. */
  isNumbered?: boolean
  /** A word on a card, such as "yours". */
  tagOf?(card: Card): string | undefined
  /** Cards that can be looked at but not chosen. */
  isOutOfPlay?(card: Card): boolean
  /** Left out where there is nothing to choose: then a tap looks closer. */
  onToggle?: ((card: Card) => void) | undefined
}

/** Cards side by side, each of which can be seen up close and, where that is asked for, chosen. */
export function Cards({ cards, label, chosen = [], given = [], isNumbered = false, tagOf, isOutOfPlay, onToggle }: Props) {
  const words = useDixitWords()
  // those who see the cards being laid see them turn over, one by one
  const isTurning = useContext(LiveContext) && isNumbered
  useTurningSound(isTurning, cards.length)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const canChoose = (card: Card) => onToggle !== undefined && !isOutOfPlay?.(card)
  const caption = (card: Card): ReactNode => (
    <div className="cards__caption">
      <p>{[isNumbered && words.card(cards.indexOf(card) + 1), tagOf?.(card)].filter(Boolean).join(' · ')}</p>
      {canChoose(card) && (
        <Button
          kind={chosen.includes(card) ? 'quiet' : 'primary'}
          onClick={() => {
            onToggle?.(card)
            setZoomed(null)
          }}
        >
          {chosen.includes(card) ? words.putBack : words.choose}
        </Button>
      )}
    </div>
  )
  return (
    <>
      <ul
        className={isNumbered ? 'cards cards--laid' : 'cards fan'}
        aria-label={label}
        data-count={cards.length}
        data-turning={isTurning}
        style={{ '--count': cards.length }}
      >
        {cards.map((card, at) => {
          const number = at + 1
          const isChosen = chosen.includes(card)
          const tag = tagOf?.(card)
          const look = () => setZoomed(at)
          return (
            <li
              key={card}
              className="cards__place"
              data-card={card}
              data-chosen={isChosen}
              data-out={isOutOfPlay?.(card) ?? false}
              data-given={given.includes(card)}
              {...placeInFan(at, cards.length)}
            >
              {isNumbered && (
                <span className="cards__number" aria-hidden="true">
                  {number}
                </span>
              )}
              {canChoose(card) ? (
                <button type="button" className="cards__card" aria-pressed={isChosen} onClick={() => onToggle?.(card)}>
                  <span className="unseen">{words.card(number)}. </span>
                  <Picture card={card} size="hand" />
                </button>
              ) : (
                <button type="button" className="cards__card" onClick={look}>
                  <span className="unseen">{words.look(number)}. </span>
                  <Picture card={card} size="hand" />
                </button>
              )}
              {isTurning && <span className="cards__back card-back" aria-hidden="true" />}
              {canChoose(card) && <Lens label={words.look(number)} onClick={look} />}
              {isChosen && (
                <span className="cards__mark">
                  <Icon name="check" />
                </span>
              )}
              {tag !== undefined && <span className="cards__tag">{tag}</span>}
            </li>
          )
        })}
      </ul>
      <Zoom cards={cards} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} caption={caption} />
    </>
  )
}

/** How many lie in a row on a phone; as Fan.css has it. */
const acrossOf = (count: number): number => (count === 4 ? 2 : count > 6 ? 4 : 3)

function placeInFan(at: number, count: number) {
  const across = acrossOf(count)
  const inRow = at % across
  const rowCount = Math.min(across, count - (at - inRow))
  return { 'data-ends-row': inRow === rowCount - 1, style: { '--at': at, '--in-row': inRow, '--row-count': rowCount } }
}
