import type { CallServers } from '@figment/protocol'
import { post } from '@figment/client/http.ts'

const askAgainAfterMs = 30_000

/** Whom this device asks for ways to the others. Without anybody, devices in one house still find each other. */
export class Ways {
  #servers: CallServers = { iceServers: [], lastsMs: 0 }
  #askedAt = Number.NEGATIVE_INFINITY
  #answeredAt = Number.NEGATIVE_INFINITY
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  get iceServers(): RTCIceServer[] {
    return this.#servers.iceServers.map(({ urls, ...more }) => ({ ...more, urls: [...urls] }))
  }

  /** Asks again when half of the time is over for which the passwords last. */
  async refresh(now = Date.now()): Promise<void> {
    const isFresh = now - this.#answeredAt < this.#servers.lastsMs / 2
    if (isFresh || now - this.#askedAt < askAgainAfterMs) return
    this.#askedAt = now
    const answer = await post<CallServers>(`/api/tables/${this.#table}/call`, {})
    if (!answer.ok) return
    this.#servers = answer.value
    this.#answeredAt = now
  }
}
