import type { Socket } from 'node:net'
import { CloseCode } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { ENVELOPE, FROM_CLIENT } from '@figment/protocol'
import type { WebSocket } from 'ws'
import type { Wire } from '../connection/connection.ts'
import { type Frame, joined } from '../connection/frames.ts'
import { Pace, PINGING } from '../connection/pace.ts'
import { Pinging } from './pinging.ts'

/** The state of a WebSocket that is neither coming nor going. */
const OPEN = 1

const TYPES: ReadonlySet<number> = new Set(Object.values(FROM_CLIENT))

/** A device's WebSocket, who hears what it says, and the short way to it; Colyseus' own ways take longer than all that we do with a move. */
export class Line implements Wire {
  hear: ((type: number, bytes: Uint8Array) => void) | null = null
  readonly #pings = new Pace(PINGING)
  readonly #socket: WebSocket
  readonly #tcp: Socket

  constructor(socket: WebSocket, tcp: Socket) {
    this.#socket = socket
    this.#tcp = tcp
  }

  /** At once; Colyseus would wait until the device has answered that it came. */
  send(frames: readonly Frame[]): boolean {
    return this.#socket.readyState !== OPEN || this.#tcp.write(joined(frames))
  }

  /** Only to a device that has taken everything before: answers that nobody reads would fill the memory. */
  answerPing(payload: Buffer): void {
    const heard = this.#pings.next()
    if (heard === 'close') this.#socket.terminate()
    else if (heard === 'heard' && this.unsent === 0) this.#socket.pong(payload)
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  get unsent(): number {
    return this.#tcp.writableLength
  }
}
const lines = new WeakMap<WebSocket, Line>()

export function lineOf(socket: WebSocket): Line {
  const line = lines.get(socket)
  if (!line) throw new Error('A socket did not come through the gate.')
  return line
}

const pinging = new Pinging()

/** Lets through only what our own client sends: Colyseus decodes some of the rest without a guard. */
export class GatedTransport extends WebSocketTransport {
  constructor(options: NonNullable<ConstructorParameters<typeof WebSocketTransport>[0]>) {
    // by itself ws answers every ping, however many come and whether or not anybody reads
    super({ ...options, autoPong: false })
  }

  protected override async onConnection(...[socket, request, upgrade]: Parameters<WebSocketTransport['onConnection']>): Promise<void> {
    const line = new Line(socket, request.socket)
    lines.set(socket, line)
    const emit = socket.emit.bind(socket)
    socket.emit = (event: string | symbol, ...details: unknown[]) => {
      if (event !== 'message') return emit(event, ...details)
      const [frame] = details
      if (!(frame instanceof Uint8Array) || !isOurs(frame)) socket.close(CloseCode.WITH_ERROR)
      else if (line.hear && frame[0] === ENVELOPE.bytes) line.hear(frame[1] ?? 0, frame.subarray(2))
      else return emit(event, ...details)
      return true
    }
    socket.on('ping', (payload: Buffer) => line.answerPing(payload))
    socket.once('close', pinging.add(socket))
    await super.onConnection(socket, request, upgrade)
  }

  protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
    this.pingInterval = pinging.start({ everyMs: pingInterval, unansweredAtMost: pingMaxRetries })
  }
}

function isOurs(frame: Uint8Array): boolean {
  const kind = frame[0]
  if (kind === ENVELOPE.joined || kind === ENVELOPE.leave) return frame.byteLength === 1
  return kind === ENVELOPE.bytes && TYPES.has(frame[1] ?? 0)
}
