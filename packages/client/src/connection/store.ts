import {
  type Again,
  type Answer,
  type Change,
  DIALECT,
  FROM_CLIENT,
  FROM_SERVER,
  type KnocksMessage,
  type MutesMessage,
  type OpenRequest,
  type Presence,
  REACTIONS,
  type Reaction,
  type ReactionMessage,
  type SignalFromServer,
  type SignalToServer,
  type Whole,
} from '@figment/protocol'
import type { Profile, Refusal, TableMove } from '@figment/table/types'
import { Listeners } from './listeners.ts'
import { UnansweredMoves } from './moves.ts'
import type { Platform } from './platform.ts'
import { Puppets } from './puppets.ts'
import { Reconnection } from './reconnection.ts'
import type { Status } from './status.ts'
import { LatestView, type View } from './view.ts'

export interface Snapshot {
  readonly status: Status
  readonly view: View | null
  /** What the table is called for as long as it is there, whatever code leads to it; null as long as it is not known. */
  readonly table: string | null
  /** What links to this table carry besides its code; null as long as it is not known. */
  readonly key: string | null
  /** At the door: newcomers knock here. */
  readonly knocksHere: boolean
  /** And this is who opens, as far as the server told. */
  readonly opener: string | null
  /** When another knock is heard, by this device's clock, in milliseconds; null: none is. */
  readonly knockAgainAt: number | null
}

interface Options {
  readonly code: string
  /** Of the link that led here. */
  readonly key?: string | null
  readonly as: OpenRequest['as']
  readonly platform: Platform
}

/** One table on this device: what is heard of it goes to those who show it, and what is done here goes to the table. */
export class TableStore {
  #snapshot: Snapshot
  #isClosed = false
  readonly #reconnection: Reconnection
  readonly #view: LatestView
  readonly #moves: UnansweredMoves
  readonly #puppets: Puppets
  readonly #changes = new Listeners()
  readonly #arrivals = new Listeners()
  readonly #reactions = new Listeners<ReactionMessage>()
  readonly #inks = new Listeners<Uint8Array>()
  readonly #signals = new Listeners<SignalFromServer>()

  constructor({ code, key = null, as, platform }: Options) {
    this.#snapshot = { status: 'connecting', view: null, table: null, key, knocksHere: false, opener: null, knockAgainAt: null }
    this.#view = new LatestView(platform.clock)
    this.#puppets = new Puppets(platform.clock, (strength) => this.#reconnection.send(FROM_CLIENT.motion, strength))
    this.#moves = new UnansweredMoves({
      clock: platform.clock,
      newId: platform.newId,
      canSend: () => this.#reconnection.hasArrived,
      send: (message) => this.#sendJson(FROM_CLIENT.move, message),
    })
    this.#reconnection = new Reconnection({
      platform,
      code,
      key,
      as,
      heard: (type, body) => this.#hear(type, body),
      changed: () => this.#changed(),
    })
    this.onMotion = this.#puppets.onMotion
    this.strengthOf = this.#puppets.strengthOf
    this.drivePuppet = this.#puppets.drive
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  readonly subscribe = this.#changes.add

  /** Called when this device has come to the table, or come back over another socket. */
  readonly onArrival = this.#arrivals.add

  /** Laughter across the table, as it comes. */
  readonly onReaction = this.#reactions.add

  react(reaction: Reaction): void {
    this.#reconnection.send(FROM_CLIENT.react, new Uint8Array([REACTIONS.indexOf(reaction)]))
  }

  /** What others are drawing, as it comes; kept nowhere. */
  readonly onInk = this.#inks.add

  /** A piece of a stroke that is still being drawn; lost with the connection, for the finished one follows as a move. */
  readonly ink = (piece: Uint8Array): void => this.#reconnection.send(FROM_CLIENT.ink, piece)

  readonly onMotion: Puppets['onMotion']
  readonly strengthOf: Puppets['strengthOf']
  readonly drivePuppet: Puppets['drive']

  /** What the devices in the call tell this one on the way to a link. */
  readonly onSignal = this.#signals.add

  /** Lost with the connection: a link that hears nothing tries again. */
  signal(signal: SignalToServer): void {
    this.#sendJson(FROM_CLIENT.signal, signal)
  }

  start(): () => void {
    this.#isClosed = false
    this.#reconnection.start()
    return () => {
      this.#isClosed = true
      this.#puppets.rest()
      this.#moves.rest()
      this.#reconnection.stop()
    }
  }

  /** Introduces a newcomer to the table, with a knock where one knocks. */
  introduce(profile: Profile): void {
    this.#reconnection.introduce(profile)
  }

  /** Asks those at the table to open the door; their answer comes by itself. */
  knock(): void {
    this.#reconnection.knock()
  }

  /** Resolves when the server has written the move down (null) or refused it. Sent again after a loss, applied once. */
  move(move: TableMove): Promise<Refusal | null> {
    return this.#moves.make(move)
  }

  #hear(type: number, body: Uint8Array): void {
    switch (type) {
      case FROM_SERVER.whole:
        return this.#take(readJson(body) as Whole)
      case FROM_SERVER.change:
        return this.#change(readJson(body) as Change)
      case FROM_SERVER.answer:
        return this.#moves.hear(readJson(body) as Answer)
      case FROM_SERVER.again:
        return this.#moves.hearAgain(readJson(body) as Again)
      case FROM_SERVER.presence:
        return this.#present(readJson(body) as Presence)
      case FROM_SERVER.knocks:
        return this.#knocked(readJson(body) as KnocksMessage)
      case FROM_SERVER.mutes:
        return this.#silence(readJson(body) as MutesMessage)
      case FROM_SERVER.reaction:
        return this.#reactions.tell(readJson(body) as ReactionMessage)
      case FROM_SERVER.ink:
        return this.#inks.tell(body)
      case FROM_SERVER.motion:
        return this.#puppets.hear(body)
      case FROM_SERVER.signal:
        return this.#signalled(readJson(body) as SignalFromServer)
      default:
        // a pong: that anything was heard is all it says
        return
    }
  }

  #take(whole: Whole): void {
    if (whole.dialect !== DIALECT) return this.#reconnection.cannotUnderstand({ isServerNewer: whole.dialect > DIALECT })
    const before = this.#view.view?.open.code
    this.#view.take(whole)
    const { isFirstOnSocket } = this.#reconnection.arrive()
    if (!isFirstOnSocket) this.#followCode(before)
    // before anybody sees the view and makes another move
    if (isFirstOnSocket) this.#moves.sendAllAgain()
    this.#changed()
    if (!isFirstOnSocket) return
    this.#puppets.beginAnew()
    this.#arrivals.tell()
  }

  #change(change: Change): void {
    const before = this.#view.view?.open.code
    if (!this.#view.change(change)) return this.#sendJson(FROM_CLIENT.askWhole, null)
    this.#followCode(before)
    this.#changed()
  }

  /** Over a new socket, the ticket to it has brought the key. */
  #followCode(before: string | undefined): void {
    if (before !== undefined && this.#view.view?.open.code !== before) void this.#reconnection.codeChanged()
  }

  #present({ present, screens }: Presence): void {
    if (this.#view.add({ present, screens })) this.#changed()
  }

  #knocked({ knocks }: KnocksMessage): void {
    if (this.#view.add({ knocks })) this.#changed()
  }

  #silence({ mutedForMe }: MutesMessage): void {
    if (this.#view.add({ mutedForMe })) this.#changed()
  }

  #signalled(signal: SignalFromServer): void {
    if (signal.type === 'members' && this.#view.add({ call: signal.members })) this.#changed()
    this.#signals.tell(signal)
  }

  #sendJson(type: number, message: unknown): void {
    this.#reconnection.send(type, new TextEncoder().encode(JSON.stringify(message)))
  }

  #changed(): void {
    if (this.#isClosed) return
    const { status, isAtTable, table, key, knocksHere, opener, knockAgainAt } = this.#reconnection
    if (!isAtTable) this.#view.forget()
    this.#snapshot = { status, view: this.#view.view, table, key, knocksHere, opener, knockAgainAt }
    this.#changes.tell()
  }
}

const readJson = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body))
