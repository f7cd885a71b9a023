import { BATCH_PIECES_AT_MOST, encodeBatch, type SeatPiece } from '@figment/ink'
import { FROM_SERVER } from '@figment/protocol'
import type { Connection } from './connection.ts'
import { bytesFrame, type Frame } from './frames.ts'

const TICK = 33

/** One timer for all tables: it runs only while somebody draws. */
const ticking = new Set<InkInTheAir>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  for (const ink of ticking) ink.pass()
  ticking.clear()
  clearInterval(timer)
  timer = undefined
}

interface Heard extends SeatPiece {
  readonly from: Connection
}

/** Strokes that are still being drawn: gathered for a tick, passed on to everybody else at the table, and kept nowhere. */
export class InkInTheAir {
  #heard: Heard[] = []
  readonly #connections: ReadonlySet<Connection>

  constructor(connections: ReadonlySet<Connection>) {
    this.#connections = connections
  }

  hear(piece: Heard): void {
    this.#heard.push(piece)
    ticking.add(this)
    timer ??= setInterval(tick, TICK)
  }

  pass(): void {
    const heard = this.#heard
    this.#heard = []
    const drawing = new Set(heard.map(({ from }) => from))
    const forAll = batches(heard)
    for (const connection of this.#connections) {
      // nobody is shown their own hand
      const theirs = drawing.has(connection) ? batches(heard.filter(({ from }) => from !== connection)) : forAll
      for (const frame of theirs) connection.showInPassing(frame)
    }
  }
}

function batches(pieces: readonly SeatPiece[]): readonly Frame[] {
  const many: Frame[] = []
  for (let at = 0; at < pieces.length; at += BATCH_PIECES_AT_MOST)
    many.push(bytesFrame(FROM_SERVER.ink, encodeBatch(pieces.slice(at, at + BATCH_PIECES_AT_MOST))))
  return many
}
