import { useSyncExternalStore } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 'hiddenLines'
/** As many lines as a table shows. */
const KEPT_AT_MOST = 100
const listeners = new Set<() => void>()
let last: { readonly text: string; readonly lines: readonly number[] } = { text: '', lines: [] }

/** The lines of this table's chat that this device does not show. */
export function useHiddenHere(code: string): readonly number[] {
  return useSyncExternalStore(listen, () => linesOf(code))
}

export function hideHere(code: string, line: number): void {
  remember(KEY, { code, lines: [...linesOf(code), line].slice(-KEPT_AT_MOST) })
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function linesOf(code: string): readonly number[] {
  const kept = recall(KEY)
  const isKept = typeof kept === 'object' && kept !== null && 'code' in kept && 'lines' in kept && Array.isArray(kept.lines)
  const lines = isKept && kept.code === code ? (kept.lines as unknown[]).filter((one) => typeof one === 'number') : []
  // the same list as before is the same object: React compares
  const text = `${code} ${lines.join()}`
  if (text !== last.text) last = { text, lines }
  return last.lines
}
