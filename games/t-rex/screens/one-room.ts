import { useSyncExternalStore } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 't-rex.one-room'
const listeners = new Set<() => void>()
// a board of puppets serves people in one room too; a mere card serves nobody who is apart
let isOne = recall(KEY) === true

export function setOneRoom(is: boolean): void {
  isOne = is
  remember(KEY, is)
  for (const listener of listeners) listener()
}

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether who holds this device sees the others without it. */
export const useOneRoom = (): boolean => useSyncExternalStore(listen, () => isOne)
