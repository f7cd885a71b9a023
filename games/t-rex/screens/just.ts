import { useEffect, useState } from 'react'

/** True for a while after this has become another: something has just happened. What was there on arrival is old. */
export function useJust(what: number | null, lasts: number) {
  const [seen, setSeen] = useState({ what, isOver: true })
  if (seen.what !== what) setSeen({ what, isOver: what === null })
  useEffect(() => {
    if (seen.isOver) return
    const timer = setTimeout(() => setSeen({ ...seen, isOver: true }), lasts)
    return () => clearTimeout(timer)
  }, [seen, lasts])
  return { isNow: seen.what === what && !seen.isOver, end: () => setSeen({ what, isOver: true }) }
}
