import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { GAME_IDS } from '@figment/catalog'
import { ENVELOPE, FROM_CLIENT, FROM_SERVER, type OpenRequest, type Ticket, type Whole } from '@figment/protocol'
import type { Profile, TableMove } from '@figment/table'
import { WebSocket } from 'ws'

/** The server under siege, and the address from which it is besieged. */
export interface Target {
  readonly port: number
  readonly from: string
}

let strangers = 0
/** Two at one table may not be called the same. */
const looks = (): Profile => ({ name: `Nobody ${++strangers}`, colour: 'rose', shape: 'heart' })
/** Far longer than an answer takes under siege: only what never comes is given up. */
const GIVEN_UP_AFTER_MS = 20_000
let moves = 0

/** Somebody who means no good: a browser without manners, whose requests and sockets come from one address. */
export class Stranger {
  cookie = ''
  readonly #target: Target

  constructor(target: Target) {
    this.#target = target
  }

  /** A bare connection; whatever becomes of it is no error. */
  dial(): Socket {
    const socket = connect({ port: this.#target.port, host: '127.0.0.1', localAddress: this.#target.from })
    return socket.on('error', () => {})
  }

  /** Status 0: there was no answer. */
  async ask<Body = object>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: Body }> {
    const sent = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const asked = request({
          port: this.#target.port,
          host: '127.0.0.1',
          localAddress: this.#target.from,
          agent: false,
          method: sent === undefined ? 'GET' : 'POST',
          path,
          headers: { 'content-type': 'application/json', ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
          signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
        })
        asked.once('response', resolve).on('error', reject).end(sent)
      })
      const [cookie] = answer.headers['set-cookie'] ?? []
      if (cookie) this.cookie = cookie.split(';')[0] ?? ''
      let text = ''
      for await (const piece of answer as AsyncIterable<Buffer>) text += piece.toString('latin1')
      return { status: answer.statusCode ?? 0, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
    } catch {
      return { status: 0, body: {} as Body }
    }
  }

  /** Null: there is no table to be had. */
  async newTable(game: string = GAME_IDS[0] ?? ''): Promise<string | null> {
    const { body } = await this.ask<{ code?: string }>('/api/tables', { profile: looks(), locale: 'en', game })
    return body.code ?? null
  }

  async ticket(code: string, as: OpenRequest['as'] = 'person') {
    return await this.ask<Partial<Ticket>>(`/api/tables/${code}/open`, { as, ...(as === 'person' ? { profile: looks() } : {}) })
  }

  /** Null: they are not let in. */
  async sit(code: string, as: OpenRequest['as'] = 'person'): Promise<Line | null> {
    const { body } = await this.ticket(code, as)
    if (!body.sessionId) return null
    const { port, from } = this.#target
    const line = new Line(
      new WebSocket(`ws://127.0.0.1:${port}/${body.processId}/${body.roomId}?sessionId=${body.sessionId}`, {
        origin: `http://127.0.0.1:${port}`,
        headers: { cookie: this.cookie },
        localAddress: from,
        perMessageDeflate: false,
      }),
    )
    return (await line.isLetIn) ? line : null
  }
}

/** A stranger's socket to a table. */
export class Line {
  readonly socket: WebSocket
  /** The first whole view; it is not kept up to date. */
  whole: Whole | null = null
  readonly isLetIn: Promise<boolean>

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('error', () => {})
    this.isLetIn = new Promise((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (data[0] === ENVELOPE.joined) socket.send(Buffer.from([ENVELOPE.joined]))
        if (data[0] !== ENVELOPE.bytes || data[1] !== FROM_SERVER.whole) return
        this.whole = JSON.parse(data.subarray(2).toString()) as Whole
        resolve(true)
      })
      socket.on('close', () => resolve(false))
    })
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  send(type: number, bytes: Uint8Array = Buffer.from('null')): void {
    if (this.isOpen) this.socket.send(Buffer.concat([Buffer.from([ENVELOPE.bytes, type]), bytes]), () => {})
  }

  /** Without waiting for an answer. */
  move(move: TableMove): void {
    this.send(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id: `siege-${process.pid}-${moves++}`, move })))
  }

  /** From now on nothing that the server says is taken. */
  stopReading(): void {
    this.socket.pause()
  }

  close(): void {
    this.socket.terminate()
  }
}
