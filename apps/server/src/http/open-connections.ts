import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { CONNECTIONS_LET_IN_AT_ONCE, LOAD_LOOKED_AT_EVERY_MS } from '../running/bounds.ts'
import type { Cut } from '../running/governor.ts'
import { loadLevel } from '../running/load.ts'

/** All connections of a server, upgraded ones too. When it has more to do than it can, the slowest are cut off, and few come in. */
export class OpenConnections {
  readonly #sockets = new Set<Socket>()
  /** How many came in since then. */
  #came = { since: 0, count: 0 }

  constructor(server: Server, { onTurnedAway }: { onTurnedAway(): void }) {
    server.on('connection', (socket: Socket) => {
      if (!this.#mayComeIn(Date.now())) {
        socket.destroy()
        return onTurnedAway()
      }
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /** Those with the most unsent first, whatever it is: it is all in the memory. How many were cut off. Who plays comes back at once and has missed nothing. */
  cut({ moreThanBytes, share }: Cut): number {
    const slow = [...this.#sockets].filter(({ writableLength }) => writableLength > moreThanBytes)
    const most = slow.sort((one, other) => other.writableLength - one.writableLength).slice(0, Math.ceil(slow.length * share))
    for (const socket of most) socket.destroy()
    return most.length
  }

  /** In the worst case a few at a time, so that people who play find the door, and whoever looks after the server does. */
  #mayComeIn(now: number): boolean {
    if (loadLevel() < 3) return true
    if (now - this.#came.since >= LOAD_LOOKED_AT_EVERY_MS) this.#came = { since: now, count: 0 }
    return ++this.#came.count <= CONNECTIONS_LET_IN_AT_ONCE
  }
}
