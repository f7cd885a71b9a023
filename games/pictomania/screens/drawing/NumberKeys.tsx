import { type Guess, type Language, LETTERS, type Letter, NUMBERS, type Stand } from '../../types.ts'
import { useEffect, useRef, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import './NumberKeys.css'

/** So long a finger stays on a number that is meant. */
const holdForMs = 450

interface Props {
  readonly stand: Stand
  readonly language: Language
  readonly ownNumber: number | null
  /** Whose drawing a number was played on. */
  usedOn(number: number): string | null
  readonly armed: Guess | null
  onArm(guess: Guess | null): void
  onGuess(guess: Guess): void
}

/** A number and what it would mean. A tap only points at it; held, it is the guess. Only the number counts, but a tap on a word is remembered. */
export function NumberKeys({ stand, language, ownNumber, usedOn, armed, onArm, onGuess }: Props) {
  const words = usePictomaniaWords()
  const { held, hands } = useHold(onGuess)
  return (
    <ol className="number-keys" aria-label={words.drawing.numbers} style={{ '--hold': `${holdForMs}ms` }}>
      {NUMBERS.map((number) => {
        const other = usedOn(number)
        const isOwn = number === ownNumber
        if (isOwn || other !== null)
          return (
            <li key={number} className="number-keys__gone">
              <s>{number}</s>
              <span>{isOwn || other === null ? words.drawing.ownNumber : <Named say={words.drawing.usedOn} name={other} />}</span>
            </li>
          )
        return (
          <li key={number}>
            <button
              type="button"
              className="number-keys__key"
              aria-pressed={armed?.number === number}
              data-held={held === number}
              onClick={({ target }) => {
                const letter = letterAt(target)
                const isThatAlready = armed?.number === number && (letter === null || armed.letter === letter)
                onArm(isThatAlready ? null : { number, letter })
              }}
              {...hands(number)}
            >
              <b>{number}</b>
              {LETTERS.map((letter) => (
                <span key={letter} lang={language} data-letter={letter} data-meant={armed?.number === number && armed.letter === letter}>
                  <TheWord of={stand[letter].words[number - 1]} />
                </span>
              ))}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** Of the word under the finger; null: beside the words, or by a key. */
function letterAt(target: EventTarget): Letter | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-letter]') : null
  return LETTERS.find((letter) => letter === word?.dataset.letter) ?? null
}

/** A press that lasts; a finger that slides off or scrolls takes it back. */
function useHold(onHeld: (guess: Guess) => void) {
  const [held, setHeld] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = (number: number, letter: Letter | null) => {
    wasHeld.current = false
    setHeld(number)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      wasHeld.current = true
      setHeld(null)
      onHeld({ number, letter })
    }, holdForMs)
  }
  const letGo = () => {
    clearTimeout(timer.current)
    setHeld(null)
  }
  const hands = (number: number) => ({
    onPointerDown: (event: React.PointerEvent) => event.isPrimary && event.button === 0 && begin(number, letterAt(event.target)),
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    // the tap at the end of a hold is not another
    onClickCapture: (event: React.MouseEvent) => {
      if (!wasHeld.current) return
      wasHeld.current = false
      event.stopPropagation()
    },
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
  })
  return { held, hands }
}
