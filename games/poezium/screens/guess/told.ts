import { type Guess, type Open, RIVAL } from '../../types.ts'
import { useEffect, useState } from 'react'

/** The card rises and stops edge-on; then it is light or dark; then the rival, if he knows better. */
export type Beat = 'turn' | 'verdict' | 'rival'

export interface Told {
  readonly beat: Beat
  /** What the table was like before anybody said a number. */
  readonly before: Open
  readonly guess: Guess
  /** He guesses at once when the only other one was wrong. */
  readonly rival: Guess | null
  /** Enough: what comes next is looked at. */
  done(): void
}

/** In milliseconds: it rises for 420 and stands edge-on for 700. */
export const turnMs = 1120
const wrongMs = 2400
const rivalComesInMs = 1400
/** Long enough to read who gets what. */
const gainsMs = 6000

/** The guesses that were made between two looks at the same round. */
export const freshGuesses = (before: Open, now: Open): readonly Guess[] =>
  before.round === now.round ? now.guesses.slice(before.guesses.length) : []

interface Seen {
  readonly latest: Open
  readonly told: Omit<Told, 'done'> | null
}

/**
 * A guess is told in beats, whatever the table knows already. Only whoever saw the moment before sees it come: after a reload the end
 * simply stands there.
 */
export function useGuessTold(open: Open, { isKept = false } = {}): Told | null {
  const [{ latest, told }, setSeen] = useState<Seen>({ latest: open, told: null })
  if (latest !== open) {
    const [guess, next] = freshGuesses(latest, open)
    const rival = next?.by === RIVAL ? next : null
    const isStillTold = told !== null && told.before.round === open.round && open.phase !== 'over'
    setSeen({
      latest: open,
      told: guess ? { beat: 'turn', before: latest, guess, rival } : isStillTold ? told : null,
    })
  }
  const beat = told?.beat
  const isRight = told?.guess.isRight ?? false
  const hasRival = told?.rival !== null
  useEffect(() => {
    if (beat === undefined) return
    const stays = staysMs({ beat, isRight, hasRival })
    const isEnd = beat !== 'turn' && !(beat === 'verdict' && hasRival)
    // a phone waits for a finger where there is something to read
    if (isEnd && isKept && (isRight || hasRival)) return
    const timer = setTimeout(() => {
      const next: Beat | null = beat === 'turn' ? 'verdict' : isEnd ? null : 'rival'
      setSeen((seen) => ({ ...seen, told: seen.told && next && { ...seen.told, beat: next } }))
    }, stays)
    return () => clearTimeout(timer)
  }, [beat, isRight, hasRival, isKept])
  return told && { ...told, done: () => setSeen((seen) => ({ ...seen, told: null })) }
}

function staysMs({ beat, isRight, hasRival }: { beat: Beat; isRight: boolean; hasRival: boolean }): number {
  if (beat === 'turn') return turnMs
  if (beat === 'rival' || isRight) return gainsMs
  return hasRival ? rivalComesInMs : wrongMs
}
