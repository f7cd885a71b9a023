import type { Guess, LaidStory } from '../types.ts'
import { type ReactNode, useRef } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
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
  readonly chosen?: number | null
  /** Whether a tap chooses; otherwise it brings a story forward. */
  readonly isChoice?: boolean
  onTap(number: number): void
  /** In the cell that is left over. */
  readonly children?: ReactNode
}

/** The stories under their numbers; those guessed wrong are turned face down in their place. Arrow keys walk from one to the next. */
export function StoryTable(props: Props) {
  const { stories, guesses, whoIs, picked = null, shown = null, chosen = null, isChoice = false, onTap, children } = props
  const words = usePoeziumWords()
  const list = useRef<HTMLOListElement>(null)
  const sayOf = (number: number) => {
    if (number === shown) return words.stories.shown
    if (number === picked) return words.stories.yours
    return undefined
  }
  const walk = (event: React.KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('.story-table__card') ?? [])]
    const at = cards.findIndex((card) => card === event.target)
    if (by === undefined || at < 0) return
    event.preventDefault()
    cards[(at + by + cards.length) % cards.length]?.focus()
  }
  return (
    // the cards themselves are what is pressed: arrows only move from one to the next
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} className="story-table" aria-label={words.stories.label} data-count={stories.length} onKeyDown={walk}>
      {stories.map(({ card, isFaceUp }, at) => {
        const number = at + 1
        const say = sayOf(number)
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
              {number === picked && ` · ${words.stories.yours}`}
            </span>
            {isFaceUp ? (
              <button
                type="button"
                className="story-table__card"
                {...(isChoice && { 'aria-pressed': number === chosen })}
                onClick={() => onTap(number)}
              >
                <span className="unseen">
                  {isChoice ? words.stories.story(number) : words.stories.look(number)}
                  {say !== undefined && `, ${say}`}.{' '}
                </span>
                <Picture card={card} deck="stories" size="hand" />
              </button>
            ) : (
              <TurnedStory number={number} guesses={guesses} whoIs={whoIs} />
            )}
          </li>
        )
      })}
      {children && <li className="story-table__left-over">{children}</li>}
    </ol>
  )
}

function TurnedStory({ number, guesses, whoIs }: Pick<Props, 'guesses' | 'whoIs'> & { readonly number: number }) {
  const words = usePoeziumWords()
  const guess = guesses.find((one) => one.number === number)
  return (
    <span className="story-table__turned card-back">
      <span className="unseen">{words.stories.outOf(number)}</span>
      {guess && <WhoMark who={whoIs(guess.by)} />}
    </span>
  )
}
