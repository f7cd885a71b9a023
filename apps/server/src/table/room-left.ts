import type { Room } from '@figment/table'
import { LITTLE_ROOM_FROM, type LogBounds } from '../running/bounds.ts'

/** Of what is kept back, the part on which a game is closed that did not come to its end. */
const LAST_PART = 1 / 64

/** How much more is written down at a table. `spent`: nothing but the closing of its game. */
export function roomLeft({ bytes, length }: { readonly bytes: number; readonly length: number }, bounds: LogBounds): Room | 'spent' {
  const { bytesAtMost, entriesAtMost, bytesKeptBack, entriesKeptBack } = bounds
  const isSpent = bytes >= bytesAtMost - bytesKeptBack * LAST_PART || length >= entriesAtMost - entriesKeptBack * LAST_PART
  if (isSpent) return 'spent'
  const used = Math.max(bytes / (bytesAtMost - bytesKeptBack), length / (entriesAtMost - entriesKeptBack))
  if (used >= 1) return 'none'
  return used >= LITTLE_ROOM_FROM ? 'little' : 'plenty'
}
