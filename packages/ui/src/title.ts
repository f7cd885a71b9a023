import { useEffect } from 'react'

/** What the browser's tab says; null: only our name. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Figment' : `${title} · Figment`
  }, [title])
}
