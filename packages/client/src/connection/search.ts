import type { HttpRefusal, OpenRequest, Ticket } from '@figment/protocol'
import { openTableSocket, ticketFor } from './door.ts'
import type { Platform, TurnedAway } from './platform.ts'
import type { TableSocket } from './socket.ts'

interface Outcome {
  found(socket: TableSocket, ticket: Ticket): void
  refused(turnedAway: TurnedAway & { readonly refused: HttpRefusal }): void
  /** The server wants some work done first; that takes a moment. */
  works(): void
  nobodyAnswered(): void
}

/** Asks where the table is now, and goes there: one search at a time. One that was stopped has no outcome. */
export class Search {
  readonly #platform: Platform
  readonly #outcome: Outcome
  #underWay: AbortController | null = null

  constructor(platform: Platform, outcome: Outcome) {
    this.#platform = platform
    this.#outcome = outcome
  }

  get isUnderWay(): boolean {
    return this.#underWay !== null
  }

  async begin(
    code: string,
    request: OpenRequest,
    { key, answerWithinMs }: { readonly key: string | null; readonly answerWithinMs: number },
  ): Promise<void> {
    this.stop()
    const search = new AbortController()
    this.#underWay = search
    const { signal: stop } = search
    const limits = { answerWithinMs, stop }
    try {
      let ticket = await ticketFor(this.#platform, code, request, { ...limits, key, work: null })
      if ('refused' in ticket && ticket.work !== null) {
        stop.throwIfAborted()
        this.#outcome.works()
        const work = await this.#platform.solve(ticket.work, stop)
        ticket = await ticketFor(this.#platform, code, request, { ...limits, key, work })
      }
      stop.throwIfAborted()
      if ('refused' in ticket) {
        this.#underWay = null
        return this.#outcome.refused(ticket)
      }
      const socket = await openTableSocket(this.#platform, ticket, limits)
      if (stop.aborted) return socket.drop()
      this.#underWay = null
      this.#outcome.found(socket, ticket)
    } catch {
      if (stop.aborted) return
      this.#underWay = null
      this.#outcome.nobodyAnswered()
    }
  }

  stop(): void {
    this.#underWay?.abort()
    this.#underWay = null
  }
}
