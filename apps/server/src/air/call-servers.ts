import { createHmac } from 'node:crypto'
import type { CallServers, IceServer } from '@figment/protocol'
import { type Guest, hashSecret } from '../connection/guest.ts'
import type { CallConfig } from '../running/config.ts'

/** Long enough for an evening. */
const LASTS_MS = 6 * 60 * 60 * 1000

/** Whom devices ask for a way to each other. A relay is told by the name until when to let it in, and by the password that we said so. */
export function callServers({ stunUrls, turnUrls, turnSecret }: CallConfig, code: string, guest: Guest, now = Date.now()): CallServers {
  const until = now + LASTS_MS
  const iceServers: IceServer[] = []
  if (stunUrls.length > 0) iceServers.push({ urls: stunUrls })
  if (turnUrls.length > 0) {
    // relays write names into their logs: neither the table nor the guest can be told from it
    const username = `${Math.floor(until / 1000)}:${hashSecret(`${code} ${guest}`).slice(0, 12)}`
    iceServers.push({ urls: turnUrls, username, credential: createHmac('sha1', turnSecret).update(username).digest('base64') })
  }
  return { iceServers, until }
}
