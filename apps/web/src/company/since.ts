import type { Happening } from '@figment/table/types'

interface Parted {
  readonly before: readonly Happening[]
  readonly during: readonly Happening[]
}

/** What happened before the game in play began, and during it. When its start is too long ago to be in the list, all of it happened during it. */
export function sinceTheStart(happenings: readonly Happening[], isInPlay: boolean): Parted {
  if (!isInPlay) return { before: happenings, during: [] }
  const from = happenings.findLastIndex(({ what }) => what === 'gameStarted') + 1
  return { before: happenings.slice(0, from), during: happenings.slice(from) }
}
