import type { Socket } from 'node:net'
import { CloseCode } from '@colyseus/core'
import type { WebSocketTransport } from '@colyseus/ws-transport'
import { ENVELOPE, FROM_CLIENT } from '@figment/protocol'
import type { WebSocket } from 'ws'
import type { Wire } from '../connection/connection.ts'
import { type Frame, gathered } from '../connection/frames.ts'
import { Pace } from '../connection/pace.ts'
import { CONTROL_FRAMES } from '../running/bounds.ts'
import type { CountedBound } from '../running/counted-bounds.ts'
import { takenBytes } from '../http/taken-bytes.ts'
import { openedTransport, writeFrames } from './colyseus-insides.ts'
import { type Pinged, Pinging } from './pinging.ts'

const TYPES: ReadonlySet<number> = new Set(Object.values(FROM_CLIENT))

/** A device's WebSocket, who hears what it says, and the short way to it; Colyseus' own ways take longer than all that we do with a move. */
export class DeviceSocket implements Wire {
  hear: ((type: number, bytes: Uint8Array) => void) | null = null
  readonly #controls = new Pace(CONTROL_FRAMES)
  readonly #socket: WebSocket
  readonly #tcp: Socket
  #taken = 0

  constructor(socket: WebSocket, tcp: Socket, { onBound = () => {} }: { onBound?(): void } = {}) {
    this.#socket = socket
    this.#tcp = tcp
    socket.on('ping', (payload: Buffer) => {
      // only to a device that has taken everything before: answers that nobody reads would fill the memory
      if (this.#isInTime(onBound) && this.unsent === 0) socket.pong(payload)
    })
    socket.on('pong', () => void this.#isInTime(onBound))
  }

  send(frames: readonly Frame[]): boolean {
    return writeFrames(this.#socket, this.#tcp, gathered(frames))
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  /** Of whatever kind. */
  get unsent(): number {
    return this.#tcp.writableLength
  }

  /** Whether it has taken more of what waits for it since this was last asked: then there is somebody, however slow. */
  takesOn(): boolean {
    const before = this.#taken
    this.#taken = takenBytes(this.#tcp)
    return this.unsent > 0 && this.#taken > before
  }

  /** Who pings or answers on and on, asked or not, is cut off. */
  #isInTime(onBound: () => void): boolean {
    const heard = this.#controls.next()
    if (heard === 'close' && this.#socket.readyState === this.#socket.OPEN) {
      onBound()
      this.#socket.terminate()
    }
    return heard === 'heard'
  }
}
const deviceSockets = new WeakMap<WebSocket, DeviceSocket>()

export function deviceSocketOf(socket: WebSocket): DeviceSocket {
  const device = deviceSockets.get(socket)
  if (!device) throw new Error('A socket did not come through the gate.')
  return device
}

const pinging = new Pinging()
let onBound: (bound: CountedBound) => void = () => {}

/** What `ws` closes a socket for, with a code that says so. */
const BOUNDS: Readonly<Record<string, CountedBound>> = {
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'fragments',
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'messageBytes',
}

/** Knows the socket from now on, and lets through only what our own client sends: Colyseus decodes some of the rest without a guard. */
function meet(socket: WebSocket & Pinged, tcp: Socket): (message: unknown) => boolean {
  const device = new DeviceSocket(socket, tcp, { onBound: () => onBound('controlFrames') })
  deviceSockets.set(socket, device)
  socket.on('error', (error: Error & { readonly code?: string }) => {
    const bound = BOUNDS[error.code ?? '']
    if (bound) onBound(bound)
  })
  socket.once(
    'close',
    pinging.add(socket, () => device.takesOn()),
  )
  return (message) => {
    if (!(message instanceof Uint8Array) || !isOurs(message)) socket.close(CloseCode.WITH_ERROR)
    else if (device.hear && message[0] === ENVELOPE.bytes) device.hear(message[1] ?? 0, message.subarray(2))
    else return false
    return true
  }
}

export class GatedTransport extends openedTransport({ meet, startPinging: (pace) => pinging.start(pace) }) {
  constructor(options: NonNullable<ConstructorParameters<typeof WebSocketTransport>[0]> & { onBound(bound: CountedBound): void }) {
    // by itself ws answers every ping, however many come and whether or not anybody reads
    super({ ...options, autoPong: false })
    onBound = options.onBound
  }
}

function isOurs(frame: Uint8Array): boolean {
  const kind = frame[0]
  if (kind === ENVELOPE.joined || kind === ENVELOPE.leave) return frame.byteLength === 1
  return kind === ENVELOPE.bytes && TYPES.has(frame[1] ?? 0)
}
