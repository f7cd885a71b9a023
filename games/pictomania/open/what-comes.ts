import { type Open, ROUNDS } from '../types.ts'

/** What the screens say of what comes next. */

/** The points of the round are next. */
export const areAllPilesTold = ({ opened, sheets }: Pick<Open, 'opened' | 'sheets'>): boolean =>
  opened.length === Object.keys(sheets).length

/** After its points the game is over. */
export const isLastRound = ({ round }: Pick<Open, 'round'>): boolean => round === ROUNDS
