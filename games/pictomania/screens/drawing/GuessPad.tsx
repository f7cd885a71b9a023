import { type Guess, type Language, LETTERS, type Letter, NUMBERS, type Stand, type Task } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type KeyboardEvent as Key, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { PenIcon } from '../icons.tsx'
import { CardHeads } from '../stand/CardHeads.tsx'
import { columnsOf } from '../stand/columns.ts'
import { useTabSwipe } from '../stand/swipe.ts'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { sameTapWithinMs, useFlick } from './hand.ts'
import { isForOthers, onlyOnce } from './keys.ts'
import './GuessPad.css'

/** Where a number of mine lies already. */
export interface Played {
  readonly on: Player
  readonly letter: Letter | null
}

interface Props {
  readonly stand: Stand
  readonly language: Language
  readonly task: Task | null
  /** My next guess is the first: with it my drawing is done. */
  readonly isFirst: boolean
  playedOn(number: number): Played | null
  /** Of which card the words are seen, where only one has room. */
  readonly tab: Letter | null
  onTab(letter: Letter): void
  readonly lifted: Guess | null
  onLift(guess: Guess | null): void
  onLay(guess: Guess): void
}

/** The stand turned over: each number is a guess card with its words. The first tap lifts it, the second lays it. Only the number counts, but a tap on a word is remembered. */
export function GuessPad({ stand, language, task, isFirst, playedOn, tab, onTab, lifted, onLift, onLay }: Props) {
  const words = usePictomaniaWords()
  const { drawing } = words
  const liftedAt = useRef(0)
  const isDead = (number: number) => number === task?.number || playedOn(number) !== null
  const lift = (guess: Guess) => {
    liftedAt.current = performance.now()
    onLift(guess)
  }
  const press = (number: number, letter: Letter | null) => {
    if (lifted?.number !== number) return lift({ number, letter })
    // another word of the same number is meant: the number stays lifted
    if (letter !== null && lifted.letter !== null && letter !== lifted.letter) return lift({ number, letter })
    if (performance.now() - liftedAt.current < sameTapWithinMs) return
    onLay({ number, letter: letter ?? lifted.letter })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event)) return
    const number = NUMBERS.find((one) => String(one) === event.key)
    if (number !== undefined && !isDead(number)) press(number, null)
    // wherever the keyboard is, unless it is on something that answers itself
    const isAnswered = event.target instanceof Element && event.target.closest('button, a, [role="radio"]')
    if (event.key === 'Enter' && lifted && !isAnswered) press(lifted.number, null)
  })
  const onPointer = useEffectEvent(({ target }: PointerEvent) => {
    const isOnKey = target instanceof Element && target.closest('.number-keys__key')
    if (lifted !== null && !isOnKey) onLift(null)
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const pointer = (event: PointerEvent) => onPointer(event)
    document.addEventListener('keydown', key)
    document.addEventListener('pointerdown', pointer)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('pointerdown', pointer)
    }
  }, [])
  const columns = columnsOf(stand)
    .map((share) => `minmax(min-content, ${share}fr)`)
    .join(' ')
  const swipe = useTabSwipe(tab, onTab)
  const firstAlive = NUMBERS.find((number) => !isDead(number))
  return (
    <div className="guess-pad" data-tabs={tab !== null} style={{ '--columns': tab === null ? columns : 'minmax(0, 1fr)' }}>
      <CardHeads stand={stand} language={language} tab={tab} onTab={onTab} />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its keys has the focus; a finger turns cards as the tabs do */}
      <div className="number-keys" role="radiogroup" aria-label={drawing.numbers} onKeyDown={moveByKey} {...swipe}>
        {NUMBERS.map((number) => {
          const own = number === task?.number ? task : null
          const played = playedOn(number)
          if (own)
            return (
              <Dead key={number} number={number} isOwn why={isFirst ? drawing.yoursThenDone : drawing.yours}>
                <PenIcon />
                <strong lang={language}>
                  <TheWord of={stand[own.letter].words[number - 1]} />
                </strong>{' '}
                {isFirst ? drawing.yoursThenDone : drawing.yours}
              </Dead>
            )
          if (played)
            return (
              <Dead key={number} number={number} why={`${drawing.played}, ${isolated(played.on.name)}`}>
                <PlayerMark colour={played.on.colour} shape={played.on.shape} size="small" />
                <bdi>{played.on.name}</bdi>
                {played.letter && (
                  <s lang={language}>
                    <TheWord of={stand[played.letter].words[number - 1]} />
                  </s>
                )}
              </Dead>
            )
          return (
            <GuessKey
              key={number}
              number={number}
              stand={stand}
              language={language}
              tab={tab}
              lifted={lifted?.number === number ? lifted : null}
              isReached={number === (lifted?.number ?? firstAlive)}
              onPress={(letter) => press(number, letter)}
              onPull={(letter) => lift({ number, letter })}
              onLay={(letter) => onLay({ number, letter })}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Up and down go from number to number, also to those that are gone and say why. */
function moveByKey(event: Key<HTMLElement>): void {
  onlyOnce(event)
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const keys = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = keys.findIndex((key) => key === document.activeElement)
  if (by === 0 || at === -1) return
  event.preventDefault()
  keys[(at + by + keys.length) % keys.length]?.focus({ preventScroll: true })
}

interface DeadProps {
  readonly number: number
  readonly isOwn?: boolean
  readonly why: string
  readonly children: ReactNode
}

/** A number that I cannot guess with, and why. */
function Dead({ number, isOwn = false, why, children }: DeadProps) {
  const words = usePictomaniaWords()
  return (
    <div
      className={isOwn ? 'number-keys__gone number-keys__gone--own' : 'number-keys__gone'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one of a group of cards, and it says why it is gone
      role="radio"
      aria-checked="false"
      aria-disabled="true"
      aria-label={`${words.number(number)}: ${why}`}
      tabIndex={-1}
    >
      {isOwn ? <b>{number}</b> : <s>{number}</s>}
      <p>{children}</p>
    </div>
  )
}

interface KeyProps {
  readonly number: number
  readonly stand: Stand
  readonly language: Language
  readonly tab: Letter | null
  readonly lifted: Guess | null
  /** The keyboard comes to this one first. */
  readonly isReached: boolean
  onPress(letter: Letter | null): void
  onPull(letter: Letter | null): void
  onLay(letter: Letter | null): void
}

function GuessKey({ number, stand, language, tab, lifted, isReached, onPress, onPull, onLay }: KeyProps) {
  const words = usePictomaniaWords()
  const meant = useRef<Letter | null>(null)
  const isFlicked = useRef(false)
  const flick = useFlick({
    onPull: () => {
      isFlicked.current = true
      onPull(meant.current)
    },
    onLay: () => onLay(meant.current),
  })
  const all = LETTERS.map((letter) => stand[letter].words[number - 1]).filter(Boolean)
  return (
    <button
      type="button"
      className="number-keys__key"
      data-number={number}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a card to be tapped twice, and flicked
      role="radio"
      aria-checked={lifted !== null}
      aria-label={`${words.number(number)}: ${all.join(', ')}`}
      tabIndex={isReached ? 0 : -1}
      {...flick}
      onPointerDown={(event) => {
        isFlicked.current = false
        meant.current = letterAt(event.target)
        flick.onPointerDown(event)
      }}
      onClick={({ target }) => {
        if (!isFlicked.current) onPress(letterAt(target))
        isFlicked.current = false
      }}
    >
      <span className="number-keys__card">
        <b>{number}</b>
        {lifted && <small>{words.drawing.layIt}</small>}
      </span>
      <span className="number-keys__words">
        {LETTERS.map((letter) => (
          <span
            key={letter}
            className={tab === null || tab === letter ? undefined : 'unseen'}
            lang={language}
            data-letter={letter}
            data-meant={lifted?.letter === letter}
          >
            <TheWord of={stand[letter].words[number - 1]} />
          </span>
        ))}
      </span>
    </button>
  )
}

/** Of the word under the finger; null: beside the words, or by a key. */
function letterAt(target: EventTarget): Letter | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-letter]') : null
  return LETTERS.find((letter) => letter === word?.dataset.letter) ?? null
}
