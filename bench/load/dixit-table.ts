import type { Dixit } from '@figment/games/dixit/types.ts'
import { apply, type Change, FROM_CLIENT, FROM_SERVER, type Whole } from '@figment/protocol'
import { SEATS } from '../hosts/small-game.ts'
import type { Invitation } from '../prepared.ts'
import type { Company } from './company.ts'
import { nextMove } from './dixit-script.ts'
import { messageTo, takeSeat } from './figment-seat.ts'
import type { LightSocket } from './socket.ts'
import type { TracedMove } from './trace.ts'

const NO_HAND = Buffer.from('"held":null}')
const ACCEPTED = Buffer.from('"refused":null')
/** What a frame has before its message. */
const HEAD = 2

/** Six people who play whole games of Dixit, one after another, against the real server. */
export class DixitTable implements Company {
  readonly #sockets: LightSocket[] = []
  #open: Whole['open'] | null = null
  #version = 0
  readonly #held: (Whole['held'] | null)[] = Array.from({ length: SEATS }, () => null)
  #moves = 0
  #awaited = 0
  #seen = () => {}
  readonly #trace: { move: number; readonly views: number[]; answer: number } = { move: 0, views: [], answer: 0 }

  static async open(port: number, invitation: Invitation): Promise<DixitTable> {
    const table = new DixitTable()
    for (let seat = 0; seat < SEATS; seat++) {
      const seated = Promise.withResolvers<void>()
      table.#seen = seated.resolve
      table.#awaited = 1
      table.#sockets.push(await takeSeat(port, invitation, seat, (type, bytes, start, end) => table.#hear(seat, type, bytes, start, end)))
      await seated.promise
    }
    return table
  }

  get round(): number {
    return this.#open?.play?.open.round ?? 0
  }

  /** The sizes of what the last move led to. */
  get traced(): TracedMove {
    return { ...this.#trace, views: [...this.#trace.views] }
  }

  act(seen: () => void): void {
    const { seat, move } = nextMove(this.#game, (seat) => this.#held[seat] as Dixit['held'])
    const framed = messageTo(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id: `bench-${this.#moves++}-move`, move })))
    this.#seen = seen
    this.#awaited = SEATS + 1
    this.#trace.move = framed.length - framingOf(framed.length)
    this.#sockets[seat]?.send(framed)
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  get #game(): Dixit['open'] | null {
    const play = this.#open?.play
    return play?.game === 'dixit' ? play.open : null
  }

  #hear(seat: number, type: number, bytes: Buffer, start: number, end: number): void {
    if (type === FROM_SERVER.whole) this.#whole(seat, JSON.parse(bytes.toString('utf8', start, end)) as Whole)
    else if (type === FROM_SERVER.change) this.#change(seat, bytes, start, end)
    else if (type === FROM_SERVER.answer) {
      this.#trace.answer = end - start + HEAD
      if (bytes.subarray(start, end).indexOf(ACCEPTED) < 0) throw new Error(`refused: ${bytes.toString('utf8', start, end)}`)
    } else return
    if (--this.#awaited === 0) this.#seen()
  }

  #whole(seat: number, { open, held, version }: Whole): void {
    this.#held[seat] = held
    this.#open = open
    this.#version = version
  }

  #change(seat: number, bytes: Buffer, start: number, end: number): void {
    this.#trace.views[seat] = end - start + HEAD
    const isForAll = bytes.compare(NO_HAND, 0, NO_HAND.length, end - NO_HAND.length, end) === 0
    // what all six get is read once
    if (isForAll && seat > 0) return
    const { from, version, open, held } = JSON.parse(bytes.toString('utf8', start, end)) as Change
    if (held) this.#held[seat] = apply(this.#held[seat], held) as Whole['held']
    if (seat > 0) return
    if (from !== this.#version) throw new Error(`a change from ${from} came to ${this.#version}`)
    this.#version = version
    if (open) this.#open = apply(this.#open, open) as Whole['open']
  }
}

/** Head and mask of a frame of that length. */
const framingOf = (length: number): number => (length < 126 + 6 ? 6 : 8)
