import { useEffect } from 'react'

/** Keeps the screen on, where the browser can; it lets go whenever the page is hidden, so it is asked again. */
export function useWakeLock(): void {
  useEffect(() => {
    let isShown = true
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (isShown) lock = granted
        else await granted.release()
      } catch {
        // a battery saver may refuse it; the table goes on
      }
    }
    void ask()
    const askAgain = () => void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [])
}
