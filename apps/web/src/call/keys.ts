import { useEffect, useEffectEvent, useState } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'
import type { Medium } from './link.ts'

const KEY = 'callKeys'
/** Where the letter stands on the keyboard, whatever alphabet is on it. */
const TURNED_BY: Readonly<Record<string, Medium | undefined>> = { KeyM: 'audio', KeyV: 'video' }

/** Single letters may get in somebody's way: then they are turned off on this device. */
export function useKeysWanted() {
  const [areWanted, setWanted] = useState(areKeysWanted)
  return {
    areWanted,
    want(areWanted: boolean) {
      remember(KEY, areWanted)
      setWanted(areWanted)
    },
  }
}

const areKeysWanted = (): boolean => recall(KEY) !== false

export function useCallKeys(turn: (medium: Medium) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const medium = TURNED_BY[event.code]
    const isMeant = !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (medium && isMeant && areKeysWanted()) turn(medium)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'))
