import { BATCH_PIECES_AT_MOST, encodeBatch, inBatch } from '@figment/ink'
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

interface Heard {
  readonly news: Uint8Array
  readonly from: Connection
}

/** Strokes that are still being drawn: gathered for a tick, passed on to everybody else at the table, and kept nowhere. */
export class InkInTheAir {
  #heard: Heard[] = []
  readonly #connections: ReadonlySet<Connection>

  constructor(connections: ReadonlySet<Connection>) {
    this.#connections = connections
  }

  /** A piece that reads well is passed on as it came: one value has one spelling. */
  hear({ seat, piece, from }: { readonly seat: number; readonly piece: Uint8Array; readonly from: Connection }): void {
    this.#heard.push({ news: inBatch(seat, piece), from })
    ticking.add(this)
    timer ??= setInterval(tick, TICK)
  }

  pass(): void {
    const heard = this.#heard
    this.#heard = []
    const drawing = new Set(heard.map(({ from }) => from))
    let forAll: readonly Frame[] | undefined
    for (const connection of this.#connections) {
      // nobody is shown their own hand
      const theirs = drawing.has(connection) ? batches(heard.filter(({ from }) => from !== connection)) : (forAll ??= batches(heard))
      for (const frame of theirs) connection.showInPassing(frame)
    }
  }
}

function batches(heard: readonly Heard[]): readonly Frame[] {
  const news = heard.map(({ news }) => news)
  const many: Frame[] = []
  for (let at = 0; at < news.length; at += BATCH_PIECES_AT_MOST)
    many.push(bytesFrame(FROM_SERVER.ink, encodeBatch(news.slice(at, at + BATCH_PIECES_AT_MOST))))
  return many
}
