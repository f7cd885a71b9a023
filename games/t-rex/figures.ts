import type { Figure } from '@figment/game-kit/simulate'
import type { Duel, TRex, Verdict } from './types.ts'

const shareOf = (duels: readonly Duel[], verdicts: readonly Verdict[]) => ({
  came: duels.filter(({ verdict }) => verdicts.includes(verdict)).length,
  of: duels.length,
})

/** How well people read each other. */
export const figures: readonly Figure<TRex>[] = [
  {
    key: 'matches',
    label: 'comparisons of equal or neighbouring numbers',
    share: ({ duels, isTogether }) => shareOf(isTogether ? [] : duels, ['equal', 'oneOff']),
  },
  {
    key: 'equal',
    label: 'comparisons of equal numbers',
    share: ({ duels, isTogether }) => shareOf(isTogether ? [] : duels, ['equal']),
  },
  {
    key: 'wonTogether',
    label: 'games of two that were won',
    share: ({ isTogether, outcome }) => ({ came: outcome === 'won' ? 1 : 0, of: isTogether ? 1 : 0 }),
  },
  {
    key: 'removedTogether',
    label: 'yay that two together removed',
    share: ({ isTogether, duels, supply }) => {
      const removed = isTogether ? duels.reduce((sum, { tokens }) => sum + tokens.yay, 0) : 0
      return { came: removed, of: isTogether ? removed + supply.yay : 0 }
    },
  },
]
