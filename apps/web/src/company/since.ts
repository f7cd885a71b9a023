import type { Happening } from '@figment/table/types'

interface Parted {
  readonly before: readonly Happening[]
  readonly during: readonly Happening[]
}

/** Rounds are counted anew in every game: only what came after the last start belongs to the rounds of this one. Without a start in sight, all of it did. */
export function sinceTheStart(happenings: readonly Happening[], isInPlay: boolean): Parted {
  if (!isInPlay) return { before: happenings, during: [] }
  const from = happenings.findLastIndex(({ what }) => what === 'gameStarted') + 1
  return { before: happenings.slice(0, from), during: happenings.slice(from) }
}
