import { useRecordingUnderWay } from '@figment/ui/recording.ts'
import { useEffect, useState } from 'react'

/** Whoever has typed a letter this short a time ago goes on typing. */
const stillTypingForMs = 1500

/** A finger or a pen is down, or somebody types or is recorded. */
export function useHandBusy(): boolean {
  const [isDown, setDown] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const isRecorded = useRecordingUnderWay()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const down = () => setDown(true)
    const up = () => setDown(false)
    const typed = () => {
      setTyping(true)
      clearTimeout(timer)
      timer = setTimeout(() => setTyping(false), stillTypingForMs)
    }
    const heard = { pointerdown: down, pointerup: up, pointercancel: up, blur: up, input: typed } as const
    // not before the page's own listeners: a screen that is drawn anew before they have read a field puts back what stood there
    for (const [event, hear] of Object.entries(heard)) window.addEventListener(event, hear, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const [event, hear] of Object.entries(heard)) window.removeEventListener(event, hear)
    }
  }, [])
  return isDown || isTyping || isRecorded
}
