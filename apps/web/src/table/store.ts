import {
  type Answer,
  apply,
  type CallMember,
  type Change,
  CLOSED,
  DIALECT,
  FROM_CLIENT,
  FROM_SERVER,
  type HttpRefusal,
  type MoveMessage,
  type OpenRequest,
  type Presence,
  REACTIONS,
  type Reaction,
  type ReactionMessage,
  type SignalFromServer,
  type SignalToServer,
  type Whole,
} from '@figment/protocol'
import type { HeldByGame, PersonId, Profile, Refusal, TableMove, TableOpen } from '@figment/table/types'
import { comeBackWhenReachable } from '../kit/coming-back.ts'
import { knock, type Line, ticketFor } from './door.ts'
import { Strengths } from './strengths.ts'

/** What a screen is drawn from: the last that the server told this device. */
export interface View {
  /** Null: the TV. */
  readonly you: PersonId | null
  readonly open: TableOpen
  readonly held: HeldByGame | null
  readonly present: readonly PersonId[]
  /** Who is in the table's call. */
  readonly call: readonly CallMember[]
  /** What to add to this device's clock to get the server's. */
  readonly clockAhead: number
}

/** Where the connection stands. `lost`, `cannotSave` and `tooManyTries` come back by themselves; the others need a person. */
export type Status =
  | 'connecting'
  | 'live'
  | 'lost'
  | 'moved'
  | Extract<HttpRefusal, 'nameNeeded' | 'noSuchTable' | 'tooManyTries' | 'tableFull' | 'cannotSave'>

export interface Snapshot {
  readonly status: Status
  readonly view: View | null
}

const PING_EVERY = 750
/** Somebody who has heard nothing for so long looks for another line to the table, in case this one is dead. */
const UNEASY_AFTER = 1200
const SILENT_FOR = 2250
/** A table may have moved while it was knocked at: then it is asked for anew. Where nothing is quick, more time is given. */
const PATIENCE = { first: 3600, growth: 1.5, most: 8000 }
const RETRY_AFTER = [100, 200, 500, 1000]
/** The new owner is ready before the old one sends anybody away. */
const HANDED_OVER_AFTER = 20
/** While an older or a newer server has the table. */
const STRANGE_FOR = 5000

const BYTES = 17
const LEAVE = 12

const WAITING: ReadonlySet<Status> = new Set<Status>(['lost', 'connecting', 'cannotSave'])

type Waiting = { readonly message: MoveMessage; readonly answered: (refused: Refusal | null) => void }

/** One table on this device: holds the last view, sends moves, and on any loss asks where the table is now. */
export class TableStore {
  #snapshot: Snapshot = { status: 'connecting', view: null }
  #version = -1
  #socket: WebSocket | null = null
  #heardAt = 0
  #tries = 0
  #looking: AbortController | null = null
  /** The next view is the first on this line. */
  #hasJustCome = false
  #isClosed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setInterval> | undefined
  #profile: Profile | undefined
  readonly #waiting = new Map<string, Waiting>()
  readonly #listeners = new Set<() => void>()
  readonly #reactionListeners = new Set<(reaction: ReactionMessage) => void>()
  readonly #arrivalListeners = new Set<() => void>()
  readonly #inkListeners = new Set<(batch: Uint8Array) => void>()
  readonly #strengths = new Strengths((bytes) => this.#sendBytes(FROM_CLIENT.motion, bytes))
  readonly #signalListeners = new Set<(signal: SignalFromServer) => void>()
  readonly #code: string
  readonly #as: OpenRequest['as']

  constructor(code: string, as: OpenRequest['as']) {
    this.#code = code
    this.#as = as
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called when this device has come to the table, or come back over another line. */
  readonly onArrival = (listener: () => void): (() => void) => {
    this.#arrivalListeners.add(listener)
    return () => this.#arrivalListeners.delete(listener)
  }

  /** Laughter across the table, as it comes. */
  readonly onReaction = (listener: (reaction: ReactionMessage) => void): (() => void) => {
    this.#reactionListeners.add(listener)
    return () => this.#reactionListeners.delete(listener)
  }

  react(reaction: Reaction): void {
    this.#sendBytes(FROM_CLIENT.react, new Uint8Array([REACTIONS.indexOf(reaction)]))
  }

  /** What others are drawing, as it comes; kept nowhere. */
  readonly onInk = (listener: (batch: Uint8Array) => void): (() => void) => {
    this.#inkListeners.add(listener)
    return () => this.#inkListeners.delete(listener)
  }

  /** A piece of a stroke that is still being drawn; lost with the connection, for the finished one follows as a move. */
  readonly ink = (piece: Uint8Array): void => this.#sendBytes(FROM_CLIENT.ink, piece)

  readonly onMotion = this.#strengths.onMotion
  readonly strengthOf = this.#strengths.strengthOf
  readonly move = this.#strengths.move

  /** What the devices in the call tell this one on the way to a link. */
  readonly onSignal = (listener: (signal: SignalFromServer) => void): (() => void) => {
    this.#signalListeners.add(listener)
    return () => this.#signalListeners.delete(listener)
  }

  /** Lost with the connection: a link that hears nothing tries again. */
  signal(signal: SignalToServer): void {
    this.#sendJson(FROM_CLIENT.signal, signal)
  }

  start(): () => void {
    this.#isClosed = false
    const lookAgain = () => this.#lookAgain()
    window.addEventListener('online', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    this.#heart = setInterval(() => this.#beat(), PING_EVERY)
    void this.#look()
    return () => {
      window.removeEventListener('online', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
      this.#close()
    }
  }

  /** Introduces a newcomer to the table. */
  introduce(profile: Profile): void {
    this.#profile = profile
    this.#reconnectNow()
  }

  /** Resolves when the server has written the move down (null) or refused it. Sent again after a loss, applied once. */
  send(move: TableMove): Promise<Refusal | null> {
    const message = { id: newId(), move }
    return new Promise((answered) => {
      this.#waiting.set(message.id, { message, answered })
      this.#sendJson(FROM_CLIENT.move, message)
    })
  }

  #close(): void {
    this.#isClosed = true
    this.#stopLooking()
    clearTimeout(this.#retry)
    clearInterval(this.#heart)
    this.#strengths.rest()
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(new Uint8Array([LEAVE]))
    this.#dropSocket()
  }

  /** Asks where the table is, and goes there; a line that there still is stays until the new one speaks. */
  async #look(): Promise<void> {
    this.#stopLooking()
    clearTimeout(this.#retry)
    const looking = new AbortController()
    this.#looking = looking
    const { signal: stop } = looking
    const waiting = { patience: Math.min(PATIENCE.most, PATIENCE.first * PATIENCE.growth ** this.#tries), stop }
    const request: OpenRequest = this.#profile ? { as: this.#as, profile: this.#profile } : { as: this.#as }
    try {
      const ticket = await ticketFor(this.#code, request, waiting)
      stop.throwIfAborted()
      if ('refused' in ticket) return this.#foundNothing(() => this.#refusedToOpen(ticket.refused))
      const line = await knock(ticket, waiting)
      if (stop.aborted) return line.socket.close()
      this.#looking = null
      this.#dropSocket()
      this.#listen(line)
    } catch {
      if (!stop.aborted) this.#foundNothing(() => this.#lost())
    }
  }

  /** Of no matter as long as there is a line. */
  #foundNothing(otherwise: () => void): void {
    this.#looking = null
    if (!this.#socket) otherwise()
  }

  #stopLooking(): void {
    this.#looking?.abort()
    this.#looking = null
  }

  #refusedToOpen(refused: HttpRefusal): void {
    switch (refused) {
      case 'nameNeeded':
      case 'noSuchTable':
      case 'tableFull':
        return this.#tell({ status: refused, view: null })
      case 'nameEmpty':
      case 'nameTooLong':
        this.#profile = undefined
        return this.#tell({ status: 'nameNeeded', view: null })
      case 'tooManyTries':
        this.#tell({ ...this.#snapshot, status: refused })
        return this.#retryIn(5000)
      case 'cannotSave':
        this.#tell({ ...this.#snapshot, status: refused })
        return this.#retryIn(1000)
      default:
        return this.#lost()
    }
  }

  #listen({ socket, heard }: Line): void {
    this.#socket = socket
    this.#hasJustCome = true
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => this.#hear(new Uint8Array(data))
    socket.onclose = ({ code }) => {
      if (code === CLOSED.moved) this.#ended('moved')
      else if (code === CLOSED.gone) this.#ended('noSuchTable')
      else this.#lost(code === CLOSED.handedOver ? HANDED_OVER_AFTER : undefined)
    }
    for (const frame of heard) if (this.#socket === socket) this.#hear(frame)
  }

  #hear(frame: Uint8Array): void {
    this.#heardAt = Date.now()
    this.#stopLooking()
    if (frame[0] !== BYTES) return
    const type = frame[1]
    if (type === FROM_SERVER.pong) return
    if (type === FROM_SERVER.ink) {
      for (const listener of this.#inkListeners) listener(frame.subarray(2))
      return
    }
    if (type === FROM_SERVER.motion) return this.#strengths.hear(frame.subarray(2))
    const message: unknown = JSON.parse(new TextDecoder().decode(frame.subarray(2)))
    if (type === FROM_SERVER.whole) this.#take(message as Whole)
    else if (type === FROM_SERVER.change) this.#change(message as Change)
    else if (type === FROM_SERVER.answer) this.#answered(message as Answer)
    else if (type === FROM_SERVER.presence) this.#present(message as Presence)
    else if (type === FROM_SERVER.signal) this.#signalled(message as SignalFromServer)
    else if (type === FROM_SERVER.reaction) for (const listener of this.#reactionListeners) listener(message as ReactionMessage)
  }

  #take({ dialect, version, now, you, open, held, present, call }: Whole): void {
    if (dialect !== DIALECT) return this.#cannotUnderstand(dialect)
    this.#version = version
    this.#tries = 0
    this.#tell({ status: 'live', view: { you, open, held, present, call, clockAhead: now - Date.now() } })
    if (!this.#hasJustCome) return
    this.#hasJustCome = false
    for (const { message } of this.#waiting.values()) this.#sendJson(FROM_CLIENT.move, message)
    this.#strengths.beginAnew()
    for (const listener of this.#arrivalListeners) listener()
  }

  /** Versions are changing: this page is loaded anew, or waits until the server is as new as it is. */
  #cannotUnderstand(dialect: number): void {
    if (dialect > DIALECT) comeBackWhenReachable({ mayRepeat: true })
    this.#lose()
    this.#retryIn(STRANGE_FOR)
  }

  #change({ from, version, now, open, held }: Change): void {
    const { view } = this.#snapshot
    if (!view || from !== this.#version) return this.#sendJson(FROM_CLIENT.askWhole, null)
    this.#version = version
    this.#tell({
      status: 'live',
      view: {
        ...view,
        open: open ? (apply(view.open, open) as TableOpen) : view.open,
        held: held ? (apply(view.held, held) as HeldByGame | null) : view.held,
        clockAhead: now - Date.now(),
      },
    })
  }

  #answered({ id, refused }: Answer): void {
    this.#waiting.get(id)?.answered(refused)
    this.#waiting.delete(id)
  }

  #present({ present }: Presence): void {
    const { view } = this.#snapshot
    if (view) this.#tell({ ...this.#snapshot, view: { ...view, present } })
  }

  #signalled(signal: SignalFromServer): void {
    const { view } = this.#snapshot
    if (signal.type === 'members' && view) this.#tell({ ...this.#snapshot, view: { ...view, call: signal.members } })
    for (const listener of this.#signalListeners) listener(signal)
  }

  #ended(status: 'moved' | 'noSuchTable'): void {
    // without its socket the heart does not take the silence for a loss, and knock again
    this.#dropSocket()
    this.#stopLooking()
    this.#tell({ status, view: null })
  }

  #lost(firstRetryAfter = RETRY_AFTER[0]): void {
    this.#lose()
    if (this.#looking) return
    const tries = this.#tries++
    this.#retryIn((tries === 0 ? firstRetryAfter : RETRY_AFTER[tries]) ?? 1000)
  }

  #lose(): void {
    this.#dropSocket()
    this.#tell({ ...this.#snapshot, status: this.#snapshot.view ? 'lost' : 'connecting' })
  }

  #retryIn(delay: number): void {
    clearTimeout(this.#retry)
    // a little apart, so that a table does not knock all at once
    this.#retry = setTimeout(() => void this.#look(), delay * (0.7 + Math.random() * 0.6))
  }

  #reconnectNow(): void {
    this.#tries = 0
    this.#dropSocket()
    void this.#look()
  }

  #beat(): void {
    if (!this.#socket) return
    const silentFor = Date.now() - this.#heardAt
    if (silentFor > SILENT_FOR) return this.#lost()
    this.#sendBytes(FROM_CLIENT.ping, new Uint8Array())
    if (silentFor > UNEASY_AFTER && !this.#looking) void this.#look()
  }

  #lookAgain(): void {
    if (document.visibilityState === 'hidden') return
    if (WAITING.has(this.#snapshot.status)) this.#reconnectNow()
    else this.#beat()
  }

  #dropSocket(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  #sendJson(type: number, message: unknown): void {
    this.#sendBytes(type, new TextEncoder().encode(JSON.stringify(message)))
  }

  #sendBytes(type: number, bytes: Uint8Array): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const frame = new Uint8Array(bytes.length + 2)
    frame.set([BYTES, type])
    frame.set(bytes, 2)
    this.#socket.send(frame)
  }

  #tell(snapshot: Snapshot): void {
    if (this.#isClosed) return
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }
}

// crypto.randomUUID is missing on plain http, where friends in one house play
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
