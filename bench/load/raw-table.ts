import { SEATS } from '../hosts/small-game.ts'
import type { Company } from './company.ts'
import { BINARY, frame, LightSocket } from './socket.ts'
import type { Trace } from './trace.ts'

/** Sends what a table of Figment sent, byte for byte as much, and gets as much back. */
export class RawTable implements Company {
  readonly #sockets: LightSocket[] = []
  readonly #trace: Trace
  #moves = 0
  #awaited = 0
  #seen = () => {}

  private constructor(trace: Trace) {
    this.#trace = trace
  }

  static async open(port: number, number: number, trace: Trace): Promise<RawTable> {
    const table = new RawTable(trace)
    const hear = () => {
      if (--table.#awaited === 0) table.#seen()
    }
    for (let seat = 0; seat < SEATS; seat++) table.#sockets.push(await LightSocket.open({ port, path: `/${number}/${seat}`, hear }))
    return table
  }

  act(seen: () => void): void {
    const move = this.#moves++
    this.#seen = seen
    this.#awaited = SEATS + 1
    this.#sockets[move % SEATS]?.send(frame(BINARY, Buffer.alloc(this.#trace[move % this.#trace.length]?.move ?? 0, 'move ')))
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}
