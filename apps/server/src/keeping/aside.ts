import type { Aside } from '@figment/event-log'
import type { TableState } from '@figment/table'

/** What changed in the lists beside the log. `began` is the number of the entry with which the latest game began. */
export function asideOf(before: TableState, after: TableState, began: number): Aside | undefined {
  const came = missingIn(before, after)
  const left = missingIn(after, before)
  const game = finishedBetween(before, after)
  if (came.length === 0 && left.length === 0 && game === null) return undefined
  return { came, left, ...(game !== null && { finished: { game, from: began } }) }
}

/** A guest is on a table's list for as long as the table knows them: who has left can come back, or have their traces erased. */
function missingIn({ hidden }: TableState, other: TableState): string[] {
  if (hidden.guests === other.hidden.guests) return []
  return Object.keys(other.hidden.guests).filter((guest) => !Object.hasOwn(hidden.guests, guest))
}

function finishedBetween(before: TableState, after: TableState): string | null {
  const { play } = after.open
  if (!play || play === before.open.play || !isOver(after)) return null
  return isOver(before) ? null : play.game
}

/** It came to its end, or was closed. */
export const hasGameEnded = (before: TableState, after: TableState): boolean =>
  finishedBetween(before, after) !== null || (before.open.play !== null && after.open.play === null)

const isOver = ({ open: { play } }: TableState): boolean => play?.open.phase === 'over'
