import { useSyncExternalStore } from 'react'
import { recall, remember } from '../memory.ts'

/** What this device has been told already. */
interface Hints {
  readonly areOff: boolean
  readonly seen: readonly string[]
}

const KEY = 'hints'
const NONE_YET: Hints = { areOff: false, seen: [] }
const listeners = new Set<() => void>()
let hints: Hints = recalled()

function recalled(): Hints {
  const kept = recall(KEY)
  if (typeof kept !== 'object' || kept === null) return NONE_YET
  return {
    areOff: 'areOff' in kept && kept.areOff === true,
    seen: 'seen' in kept && Array.isArray(kept.seen) ? kept.seen.filter((name) => typeof name === 'string') : [],
  }
}

function keep(next: Hints): void {
  hints = next
  remember(KEY, hints)
  for (const listener of listeners) listener()
}

export function seeHint(name: string): void {
  if (!hints.seen.includes(name)) keep({ ...hints, seen: [...hints.seen, name] })
}

export const turnHintsOff = (): void => keep({ ...hints, areOff: true })

export const bringHintsBack = (): void => keep(NONE_YET)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHints = (): Hints => useSyncExternalStore(subscribe, () => hints)
