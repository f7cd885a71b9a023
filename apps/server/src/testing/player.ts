import { GAME_IDS } from '@figment/catalog'
import type { GameTypes, OpenBase } from '@figment/game-kit'
import {
  type Again,
  type Answer,
  apply,
  type Change,
  decodeMotion,
  ENVELOPE,
  FROM_CLIENT,
  FROM_SERVER,
  type HttpRefusal,
  type KnocksMessage,
  type MutesMessage,
  type OpenRequest,
  type Presence,
  type SeatMotion,
  type Ticket,
  type Whole,
} from '@figment/protocol'
import type { Profile, Refusal, TableMove } from '@figment/table'
import { seatOf } from '@figment/table/seats'
import { WebSocket } from 'ws'
import { type Guest, hashSecret } from '../connection/guest.ts'

/** Far longer than anything takes on a busy machine: only what never comes is given up. */
const IN_VAIN_AFTER_MS = 45_000
let ids = 0
const FLOOD_AT_MOST = 500_000

export const looks = (name: string): Profile => ({ name, colour: 'rose', shape: 'heart' })

/** A browser without a screen: its cookie, its socket, everything it was sent, and the view that this makes. */
export class Player {
  cookie = ''
  /** Of every request. */
  headers: Record<string, string> = {}
  view: Whole | null = null
  /** Every byte that reached this device, as text. */
  readonly received: string[] = []
  readonly answers: Answer[] = []
  /** Moves that were asked for again. */
  readonly agains: Again[] = []
  /** Moves that are sent again when they are asked for. */
  readonly #kept = new Map<string, Buffer>()
  /** Strokes in the air, batch by batch. */
  readonly ink: Uint8Array[] = []
  /** Puppets in the air, tick by tick. */
  readonly motion: SeatMotion[][] = []
  closedWith: number | null = null
  socket: WebSocket | null = null
  readonly name: string
  readonly #base: string
  readonly #waiting = new Set<() => void>()

  constructor(base: string, name: string) {
    this.#base = base
    this.name = name
  }

  /** Whom the log knows this browser as. */
  get guest(): Guest {
    return hashSecret(this.cookie.split('=')[1] ?? '')
  }

  async post<T>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T & { refused?: HttpRefusal } }> {
    const response = await fetchLikeABrowser(this.#base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie ? { cookie: this.cookie } : {}), ...this.headers, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0] ?? ''
    if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${path} was answered with ${response.status} and no JSON`)
    return { status: response.status, body: (await response.json()) as T & { refused?: HttpRefusal } }
  }

  async create(): Promise<string> {
    const { body } = await this.post<{ code: string }>('/api/tables', { profile: looks(this.name), locale: 'en', game: GAME_IDS[0] })
    if (!body.code) throw new Error(`no table: ${body.refused}`)
    return body.code
  }

  async ticket(code: string, request?: OpenRequest) {
    return await this.post<Ticket>(`/api/tables/${code}/open`, request ?? { as: 'person', profile: looks(this.name) })
  }

  /** Sits down at the table, or comes back to it. */
  async join(code: string, request?: OpenRequest): Promise<this> {
    const { body } = await this.ticket(code, request)
    if (body.refused) throw new Error(body.refused)
    await this.listen(body)
    return this
  }

  async listen(ticket: Ticket, { origin = this.#base, cookie = this.cookie }: { origin?: string; cookie?: string } = {}): Promise<void> {
    const url = `${this.#base.replace('http', 'ws')}/${ticket.processId}/${ticket.roomId}?sessionId=${ticket.sessionId}`
    const socket = new WebSocket(url, { origin, headers: { cookie } })
    this.socket = socket
    this.view = null
    this.closedWith = null
    // what an earlier socket still has to say is for nobody
    socket.on('message', (data: Buffer) => {
      if (this.socket !== socket) return
      this.#hear(data)
      for (const look of [...this.#waiting]) look()
    })
    socket.on('close', (code) => {
      if (this.socket !== socket) return
      this.closedWith = code
      for (const look of [...this.#waiting]) look()
    })
    socket.on('error', () => {})
    await this.until(() => this.view !== null || this.closedWith !== null)
    if (!this.view) throw new Error(`closed with ${this.closedWith}`)
  }

  /** What everybody sees of the game in play, whichever it is. */
  get game(): OpenBase {
    const open = this.view?.open.play?.open
    if (!open) throw new Error('no game in play')
    return open
  }
  get seat(): number {
    const seat = this.view?.you ? seatOf(this.view.open, this.view.you) : undefined
    if (!seat) throw new Error('no seat')
    return seat.seat
  }

  async send(move: TableMove, id = `move-${ids++}-${process.pid}`): Promise<Refusal | null> {
    const bytes = Buffer.from(JSON.stringify({ id, move }))
    this.#kept.set(id, bytes)
    this.sendRaw(FROM_CLIENT.move, bytes)
    await this.until(() => this.answers.some((answer) => answer.id === id) || this.closedWith !== null)
    this.#kept.delete(id)
    const answer = this.answers.find((given) => given.id === id)
    if (!answer) throw new Error(`closed with ${this.closedWith}`)
    return answer.refused
  }

  play(move: GameTypes['move'], id?: string): Promise<Refusal | null> {
    return this.send({ type: 'play', move }, id)
  }

  sendRaw(type: number, bytes: Uint8Array): void {
    this.socket?.send(Buffer.concat([Buffer.from([ENVELOPE.bytes, type]), bytes]))
  }

  /** One message, in so many pieces. */
  sendInPieces(type: number, bytes: Uint8Array, pieces: number): void {
    const whole = Buffer.concat([Buffer.from([ENVELOPE.bytes, type]), bytes])
    const length = Math.ceil(whole.byteLength / pieces)
    for (let piece = 0; piece < pieces; piece++)
      this.socket?.send(whole.subarray(piece * length, (piece + 1) * length), { fin: piece === pieces - 1 })
  }

  /** The same again and again, for as long as it takes until the server has had enough; how often it was. */
  async flood(type: number, bytes: Uint8Array): Promise<number> {
    let sent = 0
    while (this.closedWith === null) {
      for (let burst = 0; burst < 500; burst++) this.sendRaw(type, bytes)
      sent += 500
      if (sent > FLOOD_AT_MOST) throw new Error(`${this.name} sent ${sent} messages, and the server listens on`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return sent
  }

  /** Asks for everything anew, as a device does that has missed something. */
  async refresh(): Promise<Whole> {
    this.view = null
    this.sendRaw(FROM_CLIENT.askWhole, Buffer.from('null'))
    await this.until(() => this.view !== null)
    if (!this.view) throw new Error('no view')
    return this.view
  }

  /** Waits for as long as it takes; `what` says for what, where the condition itself does not say it well. */
  async until(isSo: () => boolean, what = String(isSo)): Promise<void> {
    if (isSo()) return
    await new Promise<void>((resolve, reject) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(look)
      }
      const timer = setTimeout(() => {
        done()
        reject(new Error(`${this.name} waited ${IN_VAIN_AFTER_MS / 1000} s in vain for: ${what}\n${this.#lastSeen}`))
      }, IN_VAIN_AFTER_MS)
      const look = () => {
        if (!isSo()) return
        done()
        resolve()
      }
      this.#waiting.add(look)
    })
  }

  /** What this device knows of the table, for whoever wonders what it waited for. */
  get #lastSeen(): string {
    const { open, version, present } = this.view ?? {}
    return [
      this.closedWith === null ? 'the socket is open' : `the socket was closed with ${this.closedWith}`,
      `version ${version}, present ${present?.join(' ')}, last answer ${JSON.stringify(this.answers.at(-1))}`,
      `last message: ${this.received.at(-1)?.slice(0, 500)}`,
      `what it shows: ${JSON.stringify(open?.play?.open ?? open)}`,
    ].join('\n')
  }

  drop(): void {
    this.socket?.terminate()
  }

  #hear(data: Buffer): void {
    if (data[0] === ENVELOPE.joined) {
      this.socket?.send(Buffer.from([ENVELOPE.joined]))
      return
    }
    if (data[0] === ENVELOPE.bytes && data[1] === FROM_SERVER.ink) {
      this.ink.push(new Uint8Array(data.subarray(2)))
      return
    }
    if (data[0] === ENVELOPE.bytes && data[1] === FROM_SERVER.motion) {
      this.motion.push(decodeMotion(new Uint8Array(data.subarray(2))))
      return
    }
    const text = data.subarray(2).toString('utf8')
    this.received.push(text)
    if (data[0] !== ENVELOPE.bytes || text === '') return
    const message: unknown = JSON.parse(text)
    if (data[1] === FROM_SERVER.whole) this.view = message as Whole
    else if (data[1] === FROM_SERVER.change) this.#change(message as Change)
    else if (data[1] === FROM_SERVER.answer) this.answers.push(message as Answer)
    else if (data[1] === FROM_SERVER.again) this.#again(message as Again)
    else if (data[1] === FROM_SERVER.mutes && this.view) this.view = { ...this.view, ...(message as MutesMessage) }
    else if (data[1] === FROM_SERVER.presence && this.view) this.view = { ...this.view, ...(message as Presence) }
    else if (data[1] === FROM_SERVER.knocks && this.view) this.view = { ...this.view, ...(message as KnocksMessage) }
  }

  #again(again: Again): void {
    this.agains.push(again)
    const { socket } = this
    setTimeout(() => {
      const bytes = this.#kept.get(again.id)
      if (bytes && this.socket === socket && this.closedWith === null) this.sendRaw(FROM_CLIENT.move, bytes)
    }, again.afterMs)
  }

  #change({ from, version, open, held }: Change): void {
    if (!this.view || this.view.version !== from) return this.sendRaw(FROM_CLIENT.askWhole, Buffer.from('null'))
    this.view = {
      ...this.view,
      version,
      open: open ? (apply(this.view.open, open) as Whole['open']) : this.view.open,
      held: held ? (apply(this.view.held, held) as Whole['held']) : this.view.held,
    }
  }
}

/** A connection that was kept may be closed by the server at the very moment in which it is used again: browsers ask anew then, Node does not. */
async function fetchLikeABrowser(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown }
    if (code !== 'ECONNRESET' && code !== 'UND_ERR_SOCKET') throw error
    return await fetch(url, request)
  }
}
