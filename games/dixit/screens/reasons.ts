import type { Points } from '../types.ts'
import type { Words } from './words.tsx'

/** Why somebody got points, said to them or about them. */
export function reasonFor({ scoring }: Words, { reason, points }: Points, isMine: boolean): string {
  if (reason !== 'votesForCard') return scoring.reasons[reason]
  // every vote for a card brings one point
  return isMine ? scoring.votesForYours(points) : scoring.votesForTheirs(points)
}
