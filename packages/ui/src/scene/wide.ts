import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 56rem)'

const listen = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Where the stylesheets put things side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
