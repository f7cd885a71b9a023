import { useSyncExternalStore } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 'chatMuted'

let isMutedNow: boolean | null = null
const listeners = new Set<() => void>()

/** Shared by all that show it: what is muted in one place is muted. */
const read = (): boolean => (isMutedNow ??= recall(KEY) === true)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function mute(isMuted: boolean): void {
  isMutedNow = isMuted
  remember(KEY, isMuted)
  for (const listener of listeners) listener()
}

/** Whether this device wants to hear of the chat at all. */
export const useQuiet = () => ({ isMuted: useSyncExternalStore(listen, read), mute })
