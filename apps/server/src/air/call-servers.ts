import { createHmac } from 'node:crypto'
import type { CallServers, IceServer } from '@figment/protocol'
import type { Guest } from '../connection/guest.ts'
import { RELAY_PASSWORD_LASTS_MS } from '../running/bounds.ts'
import type { CallConfig } from '../running/config.ts'

/** Whom devices ask for a way to each other. A relay is told by the name until when to let it in, and by the password that we said so. */
export function callServers({ stunUrls, turnUrls, turnSecret }: CallConfig, guest: Guest, now = Date.now()): CallServers {
  const iceServers: IceServer[] = []
  if (stunUrls.length > 0) iceServers.push({ urls: stunUrls })
  if (turnUrls.length > 0) {
    const until = Math.floor((now + RELAY_PASSWORD_LASTS_MS) / 1000)
    const username = `${until}:${relayName(guest, turnSecret)}`
    iceServers.push({ urls: turnUrls, username, credential: createHmac('sha1', turnSecret).update(username).digest('base64') })
  }
  return { iceServers, lastsMs: RELAY_PASSWORD_LASTS_MS }
}

/**
 * coturn counts relays by what follows the time in a name. It has to be the same for a guest at every table and at every hour, or
 * each new password would bring a new quota. Relays write names into their logs: nobody can tell the guest from it.
 */
const relayName = (guest: Guest, turnSecret: string): string =>
  createHmac('sha256', turnSecret).update(`relay of ${guest}`).digest('base64url').slice(0, 16)
