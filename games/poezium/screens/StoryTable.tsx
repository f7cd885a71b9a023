import type { Guess, LaidStory } from '../types.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Lens } from '@figment/ui/Lens.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { Zoom } from '@figment/ui/Zoom.tsx'
import { WhoMark } from './WhoMark.tsx'
import type { WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'
import '@figment/ui/CardBack.css'
import './StoryTable.css'

interface Props {
  readonly stories: readonly LaidStory[]
  readonly guesses: readonly Guess[]
  readonly whoIs: WhoIs
  /** The storyteller's own eyes only. */
  readonly picked?: number | null
  /** What everybody knows by now. */
  readonly shown?: number | null
  readonly size?: 'large' | 'small'
  readonly chosen?: number | null
  /** Left out where there is nothing to choose: then a tap looks closer. */
  onChoose?: ((number: number) => void) | undefined
  /** What can be done with a story that is seen up close. */
  readonly closeUp?: { readonly label: string; onPress(number: number): void } | undefined
}

/** The stories beside their numbers; those guessed wrong are turned face down in their place. */
export function StoryTable(props: Props) {
  const { stories, guesses, whoIs, picked = null, shown = null, size = 'small', chosen = null, onChoose, closeUp } = props
  const words = usePoeziumWords()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const faceUp = stories.flatMap(({ card, isFaceUp }, at) => (isFaceUp ? [{ card, number: at + 1 }] : []))
  const tagOf = (number: number) =>
    number === shown ? words.stories.shown : number === picked ? words.stories.yours : number === chosen ? words.stories.chosen : undefined
  const caption = (card: string): ReactNode => {
    const number = faceUp.find((story) => story.card === card)?.number ?? 0
    return (
      <div className="story-table__caption">
        <p>{[words.stories.story(number), tagOf(number)].filter(Boolean).join(' · ')}</p>
        {closeUp && (
          <Button
            kind="primary"
            onClick={() => {
              setZoomed(null)
              closeUp.onPress(number)
            }}
          >
            {closeUp.label}
          </Button>
        )}
      </div>
    )
  }
  return (
    <>
      <ol className={`story-table story-table--${size}`} aria-label={words.stories.label} data-count={stories.length}>
        {stories.map(({ card, isFaceUp }, at) => {
          const number = at + 1
          const tag = tagOf(number)
          const look = () => setZoomed(faceUp.findIndex((story) => story.number === number))
          return (
            <li
              key={card}
              className="story-table__place"
              data-number={number}
              data-face-up={isFaceUp}
              data-lit={number === shown || number === picked || number === chosen}
              data-dim={shown !== null && number !== shown}
            >
              <span className="story-table__number" aria-hidden="true">
                {number}
              </span>
              {!isFaceUp ? (
                <TurnedStory number={number} guesses={guesses} whoIs={whoIs} />
              ) : (
                <button
                  type="button"
                  className="story-table__card"
                  {...(onChoose && { 'aria-pressed': number === chosen })}
                  onClick={onChoose ? () => onChoose(number) : look}
                >
                  <span className="unseen">{onChoose ? words.stories.story(number) : words.stories.look(number)}. </span>
                  <Picture card={card} deck="stories" size="hand" />
                </button>
              )}
              {isFaceUp && onChoose && <Lens label={words.stories.look(number)} onClick={look} />}
              {tag !== undefined && <span className="story-table__tag">{tag}</span>}
            </li>
          )
        })}
      </ol>
      <Zoom
        cards={faceUp.map(({ card }) => card)}
        deck="stories"
        at={zoomed}
        onMove={setZoomed}
        onClose={() => setZoomed(null)}
        caption={caption}
      />
    </>
  )
}

function TurnedStory({ number, guesses, whoIs }: Pick<Props, 'guesses' | 'whoIs'> & { readonly number: number }) {
  const words = usePoeziumWords()
  const guess = guesses.find((one) => one.number === number)
  return (
    <span className="story-table__turned card-back">
      <span className="unseen">{words.stories.outOf(number)}</span>
      <span className="story-table__out" aria-hidden="true">
        {guess && <WhoMark who={whoIs(guess.by)} />}
        {words.stories.out}
      </span>
    </span>
  )
}
