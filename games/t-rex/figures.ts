import type { Seat } from '@figment/game-kit'
import type { Figure, PersonFigure } from '@figment/game-kit/simulate'
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

const duelsOf = (duels: readonly Duel[], seat: Seat) => duels.filter(({ sides }) => sides.some((side) => side.seat === seat))

/** How a person fares among bots. */
export const personFigures: readonly PersonFigure<TRex>[] = [
  {
    key: 'comparisons',
    label: 'comparisons in which the person took part',
    share: ({ last: { open } }, seat) => ({ came: duelsOf(open.duels, seat).length, of: open.duels.length }),
  },
  {
    key: 'theirMatches',
    label: 'of those, equal or neighbouring numbers',
    share: ({ last: { open } }, seat) => shareOf(duelsOf(open.duels, seat), ['equal', 'oneOff']),
  },
]
