import { SEATS } from '../hosts/small-game.ts'
import type { Company } from './company.ts'
import { openSocketIo } from './small-table.ts'
import { BINARY, frame, LightSocket, textFrame } from './socket.ts'
import type { Trace } from './trace.ts'

interface Seated {
  readonly socket: LightSocket
  /** A move of so many bytes. */
  move(bytes: number): Buffer
}

type TakeSeat = (seat: number, hear: () => void) => Promise<Seated>

/** Sends what a table of Figment sent, byte for byte as much, and gets as much back. */
export class EqualBytesTable implements Company {
  readonly #seats: Seated[] = []
  readonly #trace: Trace
  #moves = 0
  #awaited = 0
  #seen = () => {}

  private constructor(trace: Trace) {
    this.#trace = trace
  }

  static async open(takeSeat: TakeSeat, trace: Trace): Promise<EqualBytesTable> {
    const table = new EqualBytesTable(trace)
    const hear = () => {
      if (--table.#awaited === 0) table.#seen()
    }
    for (let seat = 0; seat < SEATS; seat++) table.#seats.push(await takeSeat(seat, hear))
    return table
  }

  act(seen: () => void): void {
    const move = this.#moves++
    const seat = this.#seats[move % SEATS]
    this.#seen = seen
    this.#awaited = SEATS + 1
    seat?.socket.send(seat.move(this.#trace[move % this.#trace.length]?.move ?? 0))
  }

  close(): void {
    for (const { socket } of this.#seats) socket.close()
  }
}

export const atRawWs =
  (port: number, table: number): TakeSeat =>
  async (seat, hear) => ({
    socket: await LightSocket.open({ port, path: `/${table}/${seat}`, hear }),
    move: (bytes) => frame(BINARY, Buffer.alloc(bytes, 'move ')),
  })

/** An event that asks to be acknowledged. */
const [BEFORE, AFTER] = ['421["move","', '"]']

export const atEqualSocketIo =
  (port: number, table: number): TakeSeat =>
  async (seat, hear) => ({
    socket: await openSocketIo(port, `&table=${table}&seat=${seat}`, '', hear),
    move: (bytes) => textFrame(BEFORE + 'x'.repeat(Math.max(0, bytes - BEFORE.length - AFTER.length)) + AFTER),
  })
