import { useEffect, useState } from 'react'

const here = new Map<string, unknown>()
const coming = new Map<string, Promise<void>>()

async function fetchTo(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`no ${path}`)
  here.set(path, await response.json())
}

function load(path: string): Promise<void> {
  const known = coming.get(path)
  if (known) return known
  const loading = fetchTo(path)
  coming.set(path, loading)
  // a failed load is forgotten, so that the next one who needs it asks again
  loading.catch(() => coming.delete(path))
  return loading
}

/** A file of our own that many need and one loads; null until it is here. */
export function useLoaded<Content>(path: string): Content | null {
  const [, setArrived] = useState(path)
  const content = here.get(path)
  useEffect(() => {
    if (here.has(path)) return
    let isWaiting = true
    load(path).then(
      () => isWaiting && setArrived(`${path} is here`),
      () => undefined,
    )
    return () => {
      isWaiting = false
    }
  }, [path])
  return content === undefined ? null : (content as Content)
}
