import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** For how many who won the votes were cast after a tie. */
export const votesFor = ({ tieBreak }: Open, seat: Seat): number =>
  Object.values(tieBreak?.votes ?? {}).filter((best) => best === seat).length

/** How many comparisons in a row brought something, at best. */
export function longestRun({ duels }: Open): number {
  let [run, longest] = [0, 0]
  for (const { tokens } of duels) {
    run = tokens.yay > 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
