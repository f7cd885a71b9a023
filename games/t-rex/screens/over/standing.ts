import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** For how many who won the votes were cast after a tie. */
export const votesFor = ({ tieBreak }: Open, seat: Seat): number =>
  Object.values(tieBreak?.votes ?? {}).filter((best) => best === seat).length
