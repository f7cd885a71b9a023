import type { Won } from '@figment/game-kit'
import { type Open, RIVAL } from './types.ts'

/** The rival plays too. */
export const won = ({ winner, scores, rival }: Open): Won => ({
  winners: winner === null || winner === RIVAL ? [] : [winner],
  players: Object.keys(scores).length + (rival ? 1 : 0),
})
