import { type Guess, type Language, LETTERS, type Letter, NUMBERS, type Stand, type Task } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { PenIcon } from '../icons.tsx'
import { CardHeads } from '../stand/CardHeads.tsx'
import { columnsOf } from '../stand/columns.ts'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './GuessPad.css'

/** A second tap that comes sooner was the same one. */
const sameTapWithinMs = 180

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
  const { drawing } = usePictomaniaWords()
  const liftedAt = useRef(0)
  const isDead = (number: number) => number === task?.number || playedOn(number) !== null
  const press = (number: number, letter: Letter | null) => {
    if (lifted?.number !== number) {
      liftedAt.current = performance.now()
      onLift({ number, letter })
      return
    }
    // another word of the same number is meant: the number stays lifted
    if (letter !== null && lifted.letter !== null && letter !== lifted.letter) return onLift({ number, letter })
    if (performance.now() - liftedAt.current < sameTapWithinMs) return
    onLay({ number, letter: letter ?? lifted.letter })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('dialog[open]')) return
    const number = NUMBERS.find((one) => String(one) === event.key)
    if (number === undefined || isDead(number)) return
    press(number, null)
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
  return (
    <div className="guess-pad" data-tabs={tab !== null} style={{ '--columns': tab === null ? columns : 'minmax(0, 1fr)' }}>
      <CardHeads stand={stand} language={language} tab={tab} onTab={onTab} />
      <ol className="number-keys" aria-label={drawing.numbers}>
        {NUMBERS.map((number) => {
          const isOwn = number === task?.number
          const played = playedOn(number)
          if (isOwn)
            return (
              <li key={number} className="number-keys__gone number-keys__gone--own">
                <b>{number}</b>
                <p>
                  <PenIcon />
                  <strong lang={language}>
                    <TheWord of={stand[task.letter].words[number - 1]} />
                  </strong>{' '}
                  {isFirst ? drawing.yoursThenDone : drawing.yours}
                </p>
              </li>
            )
          if (played)
            return (
              <li key={number} className="number-keys__gone">
                <s>{number}</s>
                <p>
                  <PlayerMark colour={played.on.colour} shape={played.on.shape} size="small" />
                  <bdi>{played.on.name}</bdi>
                  {played.letter && (
                    <s lang={language}>
                      <TheWord of={stand[played.letter].words[number - 1]} />
                    </s>
                  )}
                </p>
              </li>
            )
          const isLifted = lifted?.number === number
          return (
            <li key={number}>
              <button
                type="button"
                className="number-keys__key"
                aria-pressed={isLifted}
                onClick={({ target }) => press(number, letterAt(target))}
              >
                <span className="number-keys__card">
                  <b>{number}</b>
                  {isLifted && <small>{drawing.layIt}</small>}
                </span>
                <span className="number-keys__words">
                  {LETTERS.map((letter) => (
                    <span
                      key={letter}
                      className={tab === null || tab === letter ? undefined : 'unseen'}
                      lang={language}
                      data-letter={letter}
                      data-meant={isLifted && lifted.letter === letter}
                    >
                      <TheWord of={stand[letter].words[number - 1]} />
                    </span>
                  ))}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Of the word under the finger; null: beside the words, or by a key. */
function letterAt(target: EventTarget): Letter | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-letter]') : null
  return LETTERS.find((letter) => letter === word?.dataset.letter) ?? null
}
