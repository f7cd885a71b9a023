import type { Told } from '../../types.ts'
import { outcomeOf } from '../account.ts'
import { useRevealWords } from './words/index.tsx'

/** How the clue did, in one sentence. */
export function useVerdictOf(told: Told | undefined): string {
  const words = useRevealWords()
  if (!told) return ''
  const outcome = outcomeOf(told)
  switch (outcome.found) {
    case 'everybody':
      return words.everyoneFound
    case 'nobody':
      return words.nobodyFound
    default:
      return words.someFound(outcome.found, outcome.of)
  }
}
