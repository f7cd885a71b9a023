import { readCode } from '@figment/protocol'
import { useMemo, useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home'; readonly isLost: boolean }
  | { readonly page: 'credits' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'tv'; readonly code: string }

const listeners = new Set<() => void>()

export const CREDITS_PATH = '/credits'
export const tablePath = (code: string): string => `/${code}`
export const tvPath = (code: string): string => `/tv/${code}`

export function navigate(path: string): void {
  history.pushState(null, '', path)
  window.scrollTo(0, 0)
  for (const listener of listeners) listener()
}

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'home', isLost: false }
  if (path === CREDITS_PATH) return { page: 'credits' }
  const [, tv, typed = ''] = /^\/(tv\/)?([^/]+)\/?$/i.exec(path) ?? []
  const code = readCode(decode(typed))
  if (!code) return { page: 'home', isLost: true }
  return { page: tv ? 'tv' : 'table', code }
}

export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, () => location.pathname)
  return useMemo(() => {
    const route = routeOf(path)
    showProperAddress(route)
    return route
  }, [path])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** A code typed in small letters stands in capitals in the address. */
function showProperAddress(route: Route): void {
  if (!('code' in route)) return
  const proper = route.page === 'tv' ? tvPath(route.code) : tablePath(route.code)
  if (location.pathname !== proper) history.replaceState(null, '', proper + location.hash)
}

function decode(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return ''
  }
}

/** Where another device takes a seat over. */
export const passLink = (code: string, pass: string): string => `${location.origin}/${code}#pass=${pass}`

export function passInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('pass')
}
