import type { CallServers } from '@figment/protocol'
import { post } from '@figment/client/http.ts'

const askBeforeEndMs = 60 * 60 * 1000
const askAgainAfterMs = 30_000

/** Whom this device asks for ways to the others. Without anybody, devices in one house still find each other. */
export class Ways {
  #servers: CallServers = { iceServers: [], until: 0 }
  #askedAt = 0
  readonly #code: string

  constructor(code: string) {
    this.#code = code
  }

  get iceServers(): RTCIceServer[] {
    return this.#servers.iceServers.map(({ urls, ...more }) => ({ ...more, urls: [...urls] }))
  }

  /** Asks again in time before the passwords are stale. */
  async refresh(): Promise<void> {
    const now = Date.now()
    if (this.#servers.until - now > askBeforeEndMs || now - this.#askedAt < askAgainAfterMs) return
    this.#askedAt = now
    const answer = await post<CallServers>(`/api/tables/${this.#code}/call`, {})
    if (answer.ok) this.#servers = answer.value
  }
}
