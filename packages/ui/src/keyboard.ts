import { useEffect, useState } from 'react'

/** How much of the page's foot a phone's keyboard covers, in pixels. */
export function useKeyboardHeight(): number {
  const [covered, setCovered] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const measure = () => {
      // somebody who has zoomed in sees less of the page, but no keyboard
      const hidden = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop
      setCovered(Math.max(0, Math.round(hidden)))
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return covered
}
