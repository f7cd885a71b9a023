import { type Answer, ENVELOPE, FROM_CLIENT, FROM_SERVER, type OpenRequest } from '@figment/protocol'
import type { Profile, Refusal, TableMove } from '@figment/table'
import { browser } from '@figment/client/browser.ts'
import { TableStore } from '@figment/client/connection/store.ts'
import type { View } from '@figment/client/connection/view.ts'
import { type Browser, inBrowser } from './browser.ts'

export interface SentMove {
  readonly move: TableMove
  readonly at: number
  /** What this device had seen when it sent the move first, and when it heard the answer. */
  readonly seen: number
  times: number
  answer: { readonly refused: Refusal | null; readonly at: number; readonly seen: number } | null
}

/** A time in which somebody could do nothing. */
export interface Stuck {
  readonly from: number
  readonly to: number
}

/** Somebody's phone: the web client's own code without a screen, and a note of all that passed over its sockets. */
export class Device implements Browser {
  cookie = ''
  readonly host: string
  /** By the id that the client gave the move. */
  readonly moves = new Map<string, SentMove>()
  readonly stuck: Stuck[] = []
  readonly away: Stuck[] = []
  reconnects = 0
  version = 0
  #store: TableStore | null = null
  #stop: (() => void) | null = null
  #opened: (() => void) | null = null
  /** The socket over which the latest whole view came, and when it last said anything. */
  #socket: object | null = null
  #heardAt = 0
  #closedAt: number | null = null

  constructor(host: string) {
    this.host = host
  }

  get view(): View | null {
    return this.#store?.snapshot().view ?? null
  }

  get isLive(): boolean {
    return this.#store?.snapshot().status === 'live'
  }

  async createTable(request: { readonly profile: Profile; readonly locale: string; readonly game: string }): Promise<string> {
    return await inBrowser(this, async () => {
      const headers = { 'content-type': 'application/json' }
      for (;;) {
        const response = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) })
        // the door gives up a server that is too busy to answer: whoever wants a table asks again
        if (response.status >= 500) continue
        const { code } = (await response.json()) as { code?: string }
        if (!code) throw new Error(`no table was made: ${response.status}`)
        return code
      }
    })
  }

  open(code: string, as: OpenRequest['as'], profile?: Profile): void {
    this.#opened = () => this.open(code, as)
    inBrowser(this, () => {
      this.version = 0
      this.#socket = null
      const store = new TableStore({ code, as, platform: browser })
      this.#store = store
      store.subscribe(() => {
        const { status } = store.snapshot()
        if (status === 'nameNeeded' && profile) store.introduce(profile)
      })
      this.#stop = store.start()
    })
  }

  /** The page is opened anew. */
  reload(): void {
    this.close()
    this.#opened?.()
  }

  close(): void {
    inBrowser(this, () => this.#stop?.())
  }

  async send(move: TableMove): Promise<Refusal | null> {
    const store = this.#store
    if (!store) throw new Error('no table is open')
    const from = Date.now()
    const refused = await inBrowser(this, () => store.move(move))
    this.stuck.push({ from, to: Date.now() })
    return refused
  }

  sent(bytes: Uint8Array): void {
    if (bytes[0] !== ENVELOPE.bytes || bytes[1] !== FROM_CLIENT.move) return
    const { id, move } = JSON.parse(new TextDecoder().decode(bytes.subarray(2))) as { id: string; move: TableMove }
    const sent = this.moves.get(id)
    if (sent) sent.times++
    else this.moves.set(id, { move, at: Date.now(), seen: this.version, times: 1, answer: null })
  }

  heard(bytes: Uint8Array, socket: object): void {
    if (socket === this.#socket) this.#heardAt = Date.now()
    if (bytes[0] !== ENVELOPE.bytes) return
    const body = bytes.subarray(2)
    switch (bytes[1]) {
      case FROM_SERVER.whole:
        this.#hasCome(socket)
        this.version = versionIn(body)
        return
      case FROM_SERVER.change:
        this.version = versionIn(body)
        return
      case FROM_SERVER.answer: {
        const { id, refused } = JSON.parse(new TextDecoder().decode(body)) as Answer
        const sent = this.moves.get(id)
        if (sent) sent.answer ??= { refused, at: Date.now(), seen: this.version }
        return
      }
      default:
        return
    }
  }

  closed(socket: object): void {
    if (socket === this.#socket) this.#closedAt = Date.now()
  }

  /** A view came. If over another socket than before, the device was away since the old one was closed or spoke last. */
  #hasCome(socket: object): void {
    if (socket === this.#socket) return
    const now = Date.now()
    if (this.#socket) {
      this.reconnects++
      this.away.push({ from: this.#closedAt ?? this.#heardAt, to: now })
    }
    this.#socket = socket
    this.#heardAt = now
    this.#closedAt = null
  }
}

const VERSION = /^\{(?:"from":\d+,)?"version":(\d+)/

/** The number stands first in a view: the rest of it is the client's to read. */
function versionIn(body: Uint8Array): number {
  const [, version] = VERSION.exec(new TextDecoder().decode(body.subarray(0, 80))) ?? []
  if (version === undefined) throw new Error('a view without its version')
  return Number(version)
}
