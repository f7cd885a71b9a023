/** How long each beat stands before the next one comes, in milliseconds. */
const MS = { look: 1300, turn: 450, lastTurn: 900, word: 1200, verdict: 600, lastVerdict: 800 }

/** How a pile comes to light: card by card, then the word, then in the same order who was right. */
export interface ToldPile {
  /** How many guess cards lie face up. */
  readonly turned: number
  readonly isWordTold: boolean
  /** Of how many guesses it is told whether they were right. */
  readonly judged: number
  readonly isOver: boolean
  readonly isRunning: boolean
}

/** After so many beats, of a pile with so many guesses to tell. */
export function pileAt(beat: number, guesses: number): Omit<ToldPile, 'isRunning'> {
  return {
    turned: Math.min(beat, guesses),
    isWordTold: beat > guesses,
    judged: Math.min(Math.max(0, beat - guesses - 1), guesses),
    isOver: beat >= beatsOf(guesses),
  }
}

/** Every card turns, the word comes, every card is judged, and what is left is told. */
export const beatsOf = (guesses: number): number => 2 * guesses + 2

export function pauseAfter(beat: number, guesses: number): number {
  if (beat === 0) return MS.look
  if (beat <= guesses) return beat === guesses ? MS.lastTurn : MS.turn
  if (beat === guesses + 1) return MS.word
  return beat === 2 * guesses + 1 ? MS.lastVerdict : MS.verdict
}
