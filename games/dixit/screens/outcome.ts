import type { Told } from '../types.ts'
import { outcomeOf } from './account.ts'
import { useDixitWords } from './words.tsx'

/** How the clue did, in a headline and a note. */
export function useOutcome(told: Told | undefined): { headline: string; note: string } {
  const { scoring } = useDixitWords()
  if (!told) return { headline: '', note: '' }
  const outcome = outcomeOf(told)
  switch (outcome.found) {
    case 'everybody':
      return { headline: scoring.everybody, note: scoring.everybodyNote }
    case 'nobody':
      return { headline: scoring.nobody, note: scoring.nobodyNote }
    default:
      return { headline: scoring.some(outcome.found, outcome.of), note: scoring.someNote }
  }
}
