import type { Thing } from '@figment/table/types'
import { recall, remember } from '@figment/ui/memory.ts'
import { useSyncExternalStore } from 'react'

const KEY = 'hiddenThings'
/** As many as a table shows lines. */
const KEPT_AT_MOST = 100
const listeners = new Set<() => void>()
let last: { readonly text: string; readonly things: readonly string[] } = { text: '', things: [] }

/** Which of this table's things this device does not show. By what the table is called: its code may be changed. */
export function useHiddenHere(table: string): (thing: Thing) => boolean {
  const things = useSyncExternalStore(listen, () => thingsOf(table))
  return (thing) => things.includes(nameOf(thing))
}

/** Hides it on this device, or shows it again. */
export function hideHere(table: string, thing: Thing, isHidden: boolean): void {
  const others = thingsOf(table).filter((one) => one !== nameOf(thing))
  remember(KEY, { table, things: isHidden ? [...others, nameOf(thing)].slice(-KEPT_AT_MOST) : others })
  for (const listener of listeners) listener()
}

const nameOf = (thing: Thing): string => JSON.stringify(thing)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function thingsOf(table: string): readonly string[] {
  const kept = recall(KEY)
  const isKept = typeof kept === 'object' && kept !== null && 'table' in kept && 'things' in kept && Array.isArray(kept.things)
  const things = isKept && kept.table === table ? (kept.things as unknown[]).filter((one) => typeof one === 'string') : []
  // the same list as before is the same object: React compares
  const text = `${table} ${things.join()}`
  if (text !== last.text) last = { text, things }
  return last.things
}
