import type { CallServers } from '@figment/protocol'
import { post } from '@figment/client/http.ts'

const ASK_BEFORE = 60 * 60 * 1000
const ASK_AGAIN_AFTER = 30_000

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
    if (this.#servers.until - now > ASK_BEFORE || now - this.#askedAt < ASK_AGAIN_AFTER) return
    this.#askedAt = now
    const answer = await post<CallServers>(`/api/tables/${this.#code}/call`, {})
    if (answer.ok) this.#servers = answer.value
  }
}
