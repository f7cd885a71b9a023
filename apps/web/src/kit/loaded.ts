import { useEffect, useState } from 'react'

const loading = new Map<string, Promise<unknown>>()

function load(path: string): Promise<unknown> {
  const known = loading.get(path)
  if (known) return known
  const coming = fetch(path).then((response): Promise<unknown> => {
    if (!response.ok) throw new Error(`no ${path}`)
    return response.json()
  })
  loading.set(path, coming)
  // a failed load is forgotten, so that the next one who needs it asks again
  coming.catch(() => loading.delete(path))
  return coming
}

/** A file of our own that many need and one loads; null until it is here. */
export function useLoaded<Content>(path: string): Content | null {
  const [content, setContent] = useState<Content | null>(null)
  useEffect(() => {
    let isCurrent = true
    load(path).then(
      (all) => isCurrent && setContent(all as Content),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  return content
}
