import { useOnline } from '@figment/ui/online.ts'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import type { Status } from '@figment/client/connection/status.ts'

/** Why what is shown may be old; empty when it is not. */
export function useLossSign(status: Status): string {
  const words = useWords()
  const house = useHouseWords()
  const isOnline = useOnline()
  if (status === 'live') return ''
  if (!isOnline) return house.status.offline
  return status === 'cannotSave' ? words.status.cannotSave : words.status.reconnecting
}
