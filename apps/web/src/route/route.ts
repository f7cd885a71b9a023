import { isLinkKey, readCode } from '@figment/protocol'
import { useMemo, useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home'; readonly isLost: boolean }
  | { readonly page: 'credits' }
  | { readonly page: 'admin' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'tv'; readonly code: string }

const listeners = new Set<() => void>()

export const CREDITS_PATH = '/credits'
/** With its key behind `#`: what stands there reaches no server, no log and no preview, but whoever copies the address has it. */
export const tablePath = (code: string, key: string | null = null): string => `/${code}${hashOf(key)}`
export const tvPath = (code: string, key: string | null = null): string => `/tv/${code}${hashOf(key)}`
const hashOf = (key: string | null): string => (key === null ? '' : `#key=${key}`)

/** `replace`: the page before is not one to come back to. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  window.scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** The first code of the table on this page, by those that it was changed to. */
const firstCodes = new Map<string, string>()

/** The same for all codes of a table whose code was changed while it was shown here. */
export const pageOf = (code: string): string => firstCodes.get(code) ?? code

/** The code of the table on this page was changed: the address shows the one that others can come with, and the page stays as it is. */
export function followCode(before: string, code: string): void {
  firstCodes.set(code, pageOf(before))
  history.replaceState(null, '', tablePath(code))
  for (const listener of listeners) listener()
}

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'home', isLost: false }
  if (path === CREDITS_PATH) return { page: 'credits' }
  if (path === '/admin') return { page: 'admin' }
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
export const passLink = (code: string, pass: string, key: string | null): string =>
  `${location.origin}/${code}#pass=${pass}${key === null ? '' : `&key=${key}`}`

/** For the phone of somebody at the table: it lets the TV in that shows it. */
export const pairingLink = (code: string, pairing: string): string => `${location.origin}/${code}#tv=${pairing}`

const behindHash = (link: string, name: string): string | null => new URLSearchParams(link.split('#')[1] ?? '').get(name)

export const passInAddress = (): string | null => behindHash(location.hash, 'pass')

export const pairingInAddress = (): string | null => behindHash(location.hash, 'tv')

export function keyInLink(link: string): string | null {
  const key = behindHash(link, 'key')
  return key !== null && isLinkKey(key) ? key : null
}

/** The key of the link that was opened. */
export const keyInAddress = (): string | null => keyInLink(location.hash)

/** Whoever copies the address or opens it elsewhere has the whole link. */
export function showKey(key: string): void {
  if (keyInAddress() !== key) history.replaceState(null, '', `${location.pathname}${hashOf(key)}`)
}
