import type { LinkKey, Ticket } from '@figment/protocol'
import { comeBackWhenReachable } from '@figment/ui/coming-back.ts'
import type { Platform } from './connection/platform.ts'
import { post } from './http.ts'
import { newId } from './new-id.ts'
import { solveElsewhere } from './work.ts'

const isPageShown = () => document.visibilityState !== 'hidden'

/** The browser that this page is open in. */
export const browser: Platform = {
  clock: {
    now: () => Date.now(),
    after(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    every(ms, act) {
      const timer = setInterval(act, ms)
      return () => clearInterval(timer)
    },
  },
  random: () => Math.random(),
  newId,
  async openTable(code, request, asked) {
    const answer = await post<Ticket>(`/api/tables/${code}/open`, request, asked)
    if (answer.ok) return answer.value
    const { ok: _, ...turnedAway } = answer
    return turnedAway
  },
  async linkKey(table) {
    const answer = await post<LinkKey>(`/api/tables/${table}/link`, {})
    return answer.ok ? answer.value.key : null
  },
  solve: solveElsewhere,
  openSocket(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}${path}`)
  },
  isPageShown,
  onAwake(listener) {
    const awake = () => {
      if (isPageShown()) listener()
    }
    window.addEventListener('online', awake)
    document.addEventListener('visibilitychange', awake)
    return () => {
      window.removeEventListener('online', awake)
      document.removeEventListener('visibilitychange', awake)
    }
  },
  // a page that does not understand the server is of no use: it is tried as often as it takes, also where somebody sits in front of it
  loadAnew: () => comeBackWhenReachable({ mayRepeat: true }),
}
