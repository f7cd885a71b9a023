import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export const TEXT = 1
export const BINARY = 2
const CLOSE = 8
const PING = 9
const PONG = 10
const MASK = [0x3a, 0x91, 0x5c, 0xe7] as const
const NOTHING = Buffer.alloc(0)

/** All sockets read into this one: what is in it is looked at before the next is read. */
const arriving = Buffer.allocUnsafeSlow(256 * 1024)

type Hear = (bytes: Buffer, start: number, end: number, kind: number) => void

interface Wanted {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly hear: Hear
}

/** A WebSocket that does no more than the load needs, so that the load costs less than what it measures. */
export class LightSocket {
  readonly #socket: Socket
  readonly #hear: Hear
  #rest: Buffer = NOTHING
  #isUp = false
  #opened = Promise.withResolvers<void>()
  isClosed = false

  static async open(wanted: Wanted): Promise<LightSocket> {
    const socket = new LightSocket(wanted)
    await socket.#opened.promise
    return socket
  }

  private constructor({ port, path, headers = {}, hear }: Wanted) {
    this.#hear = hear
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: arriving,
        callback: (length) => {
          this.#read(arriving.subarray(0, length))
          return true
        },
      },
    })
    this.#socket.on('error', (error) => this.#opened.reject(error))
    this.#socket.on('close', () => {
      this.isClosed = true
      this.#opened.reject(new Error(`${path} was closed`))
    })
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  }

  send(framed: Buffer): void {
    this.#socket.write(framed)
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(arrived: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, arrived]) : arrived
    const read = this.#isUp ? this.#frames(bytes, 0) : this.#answer(bytes)
    // the arriving bytes are overwritten by the next that come
    this.#rest = read < bytes.length ? Buffer.from(bytes.subarray(read)) : NOTHING
  }

  #answer(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return 0
    const status = bytes.toString('latin1', 9, 12)
    if (status !== '101') this.#opened.reject(new Error(bytes.toString('latin1', 0, 300)))
    this.#isUp = true
    this.#opened.resolve()
    return this.#frames(bytes, end + 4)
  }

  #frames(bytes: Buffer, start: number): number {
    let at = start
    while (at + 2 <= bytes.length) {
      const short = (bytes[at + 1] ?? 0) & 127
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (at + head > bytes.length) break
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUIntBE(at + 4, 6)
      const from = at + head
      if (from + length > bytes.length) break
      const kind = (bytes[at] ?? 0) & 15
      if (kind === PING) this.send(frame(PONG, bytes.subarray(from, from + length)))
      else if (kind !== CLOSE && kind !== PONG) this.#hear(bytes, from, from + length, kind)
      at = from + length
    }
    return at
  }
}

/** Masked, as a browser's frames are. */
export function frame(kind: number, payload: Uint8Array): Buffer {
  const isShort = payload.length < 126
  const head = isShort ? 2 : 4
  const framed = Buffer.allocUnsafe(head + 4 + payload.length)
  framed[0] = 0x80 | kind
  framed[1] = 0x80 | (isShort ? payload.length : 126)
  if (!isShort) framed.writeUInt16BE(payload.length, 2)
  for (let at = 0; at < 4; at++) framed[head + at] = MASK[at] ?? 0
  for (let at = 0; at < payload.length; at++) framed[head + 4 + at] = (payload[at] ?? 0) ^ (MASK[at & 3] ?? 0)
  return framed
}

export const textFrame = (text: string): Buffer => frame(TEXT, Buffer.from(text))
