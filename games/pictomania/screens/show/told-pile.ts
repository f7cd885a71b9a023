import type { Sheet } from '../../types.ts'
import { useEffect } from 'react'
import { sound } from '@figment/ui/sound.ts'
import { useBeats } from './beats.ts'

const MS = { look: 1300, guess: 1100, manyGuesses: 850, word: 900 }

/** How a pile comes to light: guess by guess, then the word, then what is left. */
export interface ToldPile {
  /** How many guess cards lie face up. */
  readonly turned: number
  readonly isWordTold: boolean
  readonly isOver: boolean
  readonly isRunning: boolean
}

/** `name` tells this pile from all others. */
export function useToldPile({ pile, isWrong }: Pick<Sheet, 'pile' | 'isWrong'>, name: string): ToldPile {
  // guesses on a wrong drawing stay face down
  const guesses = isWrong ? 0 : pile.length
  const { beat, isRunning } = useBeats(name, {
    last: guesses + 2,
    pauseAfter: (beat) => {
      if (beat === 0) return MS.look
      if (beat > guesses) return MS.word
      return guesses > 3 ? MS.manyGuesses : MS.guess
    },
  })
  const turned = Math.min(beat, guesses)
  const isRight = pile[turned - 1]?.shown?.isRight ?? false
  useEffect(() => {
    if (isRunning && turned > 0) sound(isRight ? 'chime' : 'card')
  }, [isRunning, turned, isRight])
  return { turned, isWordTold: beat > guesses, isOver: beat > guesses + 1, isRunning }
}
