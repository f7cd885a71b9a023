import { useState } from 'react'

/** What somebody thinks to themselves while others decide: it stays on this device, and counts for nothing. */
export type OwnGuess = 'card' | 'finders'

const keyOf = (kind: OwnGuess) => `figment.dixit.guess.${kind}`

/** Of this round of this game: `moment` tells it from others. */
export function useOwnGuess(kind: OwnGuess, moment: string): [guess: number | null, guessed: (guess: number | null) => void] {
  const [guess, setGuess] = useState(() => ownGuess(kind, moment))
  const guessed = (next: number | null) => {
    setGuess(next)
    try {
      sessionStorage.setItem(keyOf(kind), JSON.stringify([moment, next]))
    } catch {
      // a browser that keeps nothing: only the reveal will miss it
    }
  }
  return [guess, guessed]
}

/** As it was left; null: nothing was guessed in that round. */
export function ownGuess(kind: OwnGuess, moment: string): number | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null')
    return Array.isArray(kept) && kept[0] === moment && typeof kept[1] === 'number' ? kept[1] : null
  } catch {
    return null
  }
}

/** Round and clue: a new game begins at the first round again, with another clue. */
export const guessMoment = ({ round, clue }: { readonly round: number; readonly clue: string | null }): string => `${round} ${clue}`
