import type { Aside, Door, Standing } from '@figment/event-log'
import type { TableState } from '@figment/table'

/** What changed in the lists beside the log. `began` is the number of the entry with which the latest game began. */
export function asideOf(before: TableState, after: TableState, began: number): Aside | undefined {
  const guests = guestsBetween(before, after)
  const game = finishedBetween(before, after)
  const door = doorBetween(before, after)
  if (guests === null && game === null && door === null) return undefined
  const { came = [], left = [], letIn = [], sentAway = [] } = guests ?? {}
  return {
    came,
    left,
    ...(letIn.length > 0 && { letIn }),
    ...(sentAway.length > 0 && { sentAway }),
    ...(game !== null && { finished: { game, from: began } }),
    ...(door !== null && { door }),
  }
}

/**
 * A guest is on a table's list for as long as the table knows them: who has left can come back, or have their traces erased; who was
 * sent away can do the latter. For whom the door was opened is on it too, or they would not find a table that is locked meanwhile.
 */
function guestsBetween(before: TableState, after: TableState): Pick<Aside, 'came' | 'left' | 'letIn' | 'sentAway'> | null {
  const { guests, letIn, removed } = before.hidden
  if (guests === after.hidden.guests && letIn === after.hidden.letIn && removed === after.hidden.removed) return null
  const [then, now] = [listed(before), listed(after)]
  const changed = [...now].filter(([guest, standing]) => then.get(guest) !== standing)
  const left = [...then.keys()].filter((guest) => !now.has(guest))
  if (changed.length === 0 && left.length === 0) return null
  const those = (wanted: Standing) => changed.flatMap(([guest, standing]) => (standing === wanted ? [guest] : []))
  return { came: those('place'), left, letIn: those('letIn'), sentAway: those('sentAway') }
}

function listed({ hidden }: TableState): ReadonlyMap<string, Standing> {
  const isRemoved = (person: string) => Object.hasOwn(hidden.removed, person)
  const people = Object.entries(hidden.guests).map(([guest, person]) => [guest, isRemoved(person) ? 'sentAway' : 'place'] as const)
  return new Map<string, Standing>([...hidden.letIn.map((guest) => [guest, 'letIn'] as const), ...people])
}

function doorBetween(before: TableState, after: TableState): Door | null {
  const { code, door } = after.open
  const isOpened = before.hidden.name !== ''
  if ((isOpened ? before.open.door : 'open') === door && (isOpened ? before.open.code : after.hidden.name) === code) return null
  return { is: door, code: code === after.hidden.name ? null : code }
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
