import { useEffect, useSyncExternalStore } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'
import { useTableCode } from '@figment/client/code.ts'
import type { View } from '@figment/client/connection/view.ts'
import { linesFor } from './lines.ts'

const KEY = 'chatSeen'

interface Seen {
  /** The table. */
  readonly code: string
  readonly last: number
}

/** How many lines of others came since somebody last looked here; a reload does not make old lines new. */
export function useUnread(view: View, isReading: boolean): number {
  const { you } = view
  const code = useTableCode()
  const seen = useSyncExternalStore(onSeen, () => seenAt(code))
  const lines = linesFor(view)
  const last = lines.at(-1)?.number ?? 0
  useEffect(() => {
    if (isReading) see({ code, last })
  }, [isReading, last, code])
  return isReading ? 0 : lines.filter(({ number, person }) => number > seen && person !== you).length
}

/** Shared by everything that counts them: what is read in one place is read. */
let latest: Seen | null = null
const listeners = new Set<() => void>()

function onSeen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function see(seen: Seen): void {
  latest = seen
  remember(KEY, seen)
  for (const listener of listeners) listener()
}

function seenAt(code: string): number {
  if (latest?.code !== code) latest = { code, last: recalled(code) }
  return latest.last
}

function recalled(code: string): number {
  const kept = recall(KEY)
  const isKept = typeof kept === 'object' && kept !== null && 'code' in kept && 'last' in kept
  return isKept && kept.code === code && typeof kept.last === 'number' ? kept.last : 0
}
