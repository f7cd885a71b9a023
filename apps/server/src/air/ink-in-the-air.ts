import { BATCH_PIECES_AT_MOST, inBatch } from '@figment/ink'
import { FROM_SERVER } from '@figment/protocol'
import type { Connection } from '../connection/connection.ts'
import { bytesFrame, type Frame } from '../connection/frames.ts'

const TICK_MS = 25

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
  readonly from: Connection
  readonly news: Uint8Array
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
    this.#heard.push({ from, news: inBatch(seat, piece) })
    ticking.add(this)
    timer ??= setInterval(tick, TICK_MS)
  }

  pass(): void {
    const heard = this.#heard
    this.#heard = []
    let forAll: readonly Frame[] | undefined
    for (const connection of this.#connections) {
      const theirs = newsFor(connection, heard)
      // who draws nothing is shown the same as all others who do not
      const frames = theirs.length < heard.length ? batches(theirs) : (forAll ??= batches(theirs))
      for (const frame of frames) connection.showInPassing(frame)
    }
  }
}

/** Nobody is shown their own hand. */
function newsFor(connection: Connection, heard: readonly Heard[]): readonly Uint8Array[] {
  const theirs: Uint8Array[] = []
  for (const { from, news } of heard) if (from !== connection) theirs.push(news)
  return theirs
}

function batches(news: readonly Uint8Array[]): readonly Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at < news.length; at += BATCH_PIECES_AT_MOST)
    frames.push(bytesFrame(FROM_SERVER.ink, news.length > BATCH_PIECES_AT_MOST ? news.slice(at, at + BATCH_PIECES_AT_MOST) : news))
  return frames
}
