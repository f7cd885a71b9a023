import { useState } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 'chatMuted'

/** Whether this device wants to hear of the chat at all. */
export function useQuiet() {
  const [isMuted, setMuted] = useState(() => recall(KEY) === true)
  const mute = (isMuted: boolean) => {
    remember(KEY, isMuted)
    setMuted(isMuted)
  }
  return { isMuted, mute }
}
