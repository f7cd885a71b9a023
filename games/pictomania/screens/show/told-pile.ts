import type { Sheet } from '../../types.ts'
import { useEffect } from 'react'
import { sound } from '@figment/ui/sound.ts'
import { useBeats } from './beats.ts'
import { beatsOf, pauseAfter, pileAt, type ToldPile } from './pile-beats.ts'

export type { ToldPile }

/** `name` tells this pile from all others; where there is a TV, it alone makes the sounds. */
export function useToldPile({ pile, isWrong }: Pick<Sheet, 'pile' | 'isWrong'>, name: string, { isSilent = false } = {}): ToldPile {
  // guesses on a wrong drawing stay face down
  const guesses = isWrong ? 0 : pile.length
  const { beat, isRunning } = useBeats(name, { last: beatsOf(guesses), pauseAfter: (at) => pauseAfter(at, guesses) })
  const told = pileAt(beat, guesses)
  const isRight = pile[told.judged - 1]?.shown?.isRight ?? false
  useEffect(() => {
    if (!isRunning || isSilent || beat === 0) return
    const isChime = beat === guesses + 1 || (told.judged > 0 && isRight)
    sound(isChime ? 'chime' : 'card')
  }, [isRunning, isSilent, beat, guesses, told.judged, isRight])
  return { ...told, isRunning }
}
