/** What the transport keeps of a socket: an answer sets the count back to nothing. */
export interface Pinged {
  pingCount: number
  ping(): void
  terminate(): void
}

/** Between two pings of a device others are pinged: thousands at once would keep moves waiting. */
const ROUNDS = 20

/** Every socket is pinged once in every interval, a few at a time; who leaves too many pings unanswered is cut off. */
export class Pinging {
  readonly #rounds = Array.from({ length: ROUNDS }, () => new Map<Pinged, () => boolean>())
  #came = 0

  /** Gives what takes the socket out again. `takesOn`: whether it has taken more of what waits for it since this was last asked. */
  add(socket: Pinged, takesOn: () => boolean = () => false): () => void {
    const round = this.#rounds[this.#came++ % ROUNDS]
    round?.set(socket, takesOn)
    return () => round?.delete(socket)
  }

  start({ everyMs, unansweredAtMost }: { everyMs: number; unansweredAtMost: number }): ReturnType<typeof setInterval> {
    let ticks = 0
    return setInterval(() => {
      for (const [socket, takesOn] of this.#rounds[ticks++ % ROUNDS] ?? []) {
        // a ping waits behind what is on its way, and a slow phone may need longer for that than for any answer
        if (takesOn()) socket.pingCount = 0
        if (socket.pingCount++ < unansweredAtMost) socket.ping()
        else socket.terminate()
      }
    }, everyMs / ROUNDS)
  }
}
