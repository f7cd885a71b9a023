import { CLOSED, type HttpRefusal, KNOCK_ASKED_EVERY_MS, type OpenRequest } from '@figment/protocol'
import type { Profile } from '@figment/table/types'
import type { Cancel } from './clock.ts'
import type { Platform } from './platform.ts'
import { Retries } from './retries.ts'
import { Search } from './search.ts'
import type { TableSocket } from './socket.ts'
import type { Status } from './status.ts'

const pingEveryMs = 750
/** The server that takes a table over is ready before the old one closes its sockets, so nobody has to wait. */
const handedOverAfterMs = 20
/** Somebody has more devices at the table than it takes: they must not drive each other out all the time. */
const elsewhereForMs = 1000
/** While the table is at a server of another version, which this page does not understand. */
const notUnderstoodForMs = 5000
const tooManyTriesForMs = 5000
const cannotSaveForMs = 1000
const serverBusyForMs = 5000
/** Whoever has been here hears by themselves when the door is opened. */
const lockedForMs = 15_000
/** Whoever was sent away finds out, slower and slower, that they were let back in. */
const removedFor = { firstMs: 15_000, growth: 1.5, mostMs: 15 * 60_000 }
/** A TV has nobody who could knock once more. */
const tvKnocksAgainAfterMs = 60_000

/** When somebody looks at the page, these are tried again at once instead of later. */
const isHelpedByLooking: ReadonlySet<Status> = new Set<Status>(['lost', 'connecting', 'cannotSave', 'knocking', 'doorLocked', 'removed'])

interface Options {
  readonly platform: Platform
  readonly code: string
  /** Of the link that led here. */
  readonly key: string | null
  readonly as: OpenRequest['as']
  heard(type: number, body: Uint8Array): void
  /** The status is another one now, or the device has come to the table or left it. */
  changed(): void
}

/** Keeps a socket to the table: on any loss it asks where the table is now, and goes there. */
export class Reconnection {
  readonly #options: Options
  readonly #search: Search
  readonly #retries: Retries
  #status: Status = 'connecting'
  /** A view came, and nobody has sent this device away since. */
  #isAtTable = false
  #socket: TableSocket | null = null
  /** The next view is the first on this socket. */
  #hasJustCome = false
  #profile: Profile | undefined
  /** At the door: the next request knocks, or asks whether the door was opened. */
  #knock: OpenRequest['knock']
  #knocksHere = false
  #opener: string | null = null
  #triesSinceRemoved = 0
  #knockAgainAt: number | null = null
  #key: string | null
  /** What the table is called, whatever code leads to it: whoever has a place there finds it by that for ever. */
  #table: string | null = null
  #stopHeart: Cancel | null = null
  #stopWaking: Cancel | null = null
  /** The page is to be loaded anew; this calls it off. */
  #stopReload: Cancel | null = null

  constructor(options: Options) {
    this.#options = options
    this.#key = options.key
    this.#retries = new Retries(options.platform, () => this.#look())
    this.#search = new Search(options.platform, {
      found: (socket, { roomId, key = this.#key }) => {
        this.#key = key
        this.#table = roomId
        this.#goOver(socket)
      },
      // as long as there is a socket, it does not matter that no other one was found
      refused: ({ refused, door, host = null, againInMs = null }) => {
        if (this.#socket) return
        this.#knocksHere = door === 'knock'
        // told once, and of use for as long as this device knocks
        this.#opener = host ?? this.#opener
        this.#knockAgainAt = againInMs === null ? null : options.platform.clock.now() + againInMs
        this.#turnedAway(refused)
      },
      works: () => (this.#socket ? undefined : this.#stand('working')),
      nobodyAnswered: () => (this.#socket ? undefined : this.#lost()),
    })
  }

  get status(): Status {
    return this.#status
  }

  /** False: there is no table that this device may show. */
  get isAtTable(): boolean {
    return this.#isAtTable
  }

  /** Newcomers have to knock. */
  get knocksHere(): boolean {
    return this.#knocksHere
  }

  /** Who opens to those who knock, as far as the server told. */
  get opener(): string | null {
    return this.#opener
  }

  /** By this device's clock, in milliseconds; null: this device does not knock, or may not any more. */
  get knockAgainAt(): number | null {
    return this.#knockAgainAt
  }

  /** Null as long as this device was not let in. */
  get table(): string | null {
    return this.#table
  }

  /** What links to this table carry; null as long as no server has told it. */
  get key(): string | null {
    return this.#key
  }

  /** The table was shown over the socket that there is now. */
  get hasArrived(): boolean {
    return this.#socket !== null && !this.#hasJustCome
  }

  start(): void {
    const { clock, onAwake } = this.#options.platform
    this.#stopWaking = onAwake(() => this.#lookAgain())
    this.#stopHeart = clock.every(pingEveryMs, () => this.#beat())
    this.#look()
  }

  stop(): void {
    this.#stopWaking?.()
    this.#stopHeart?.()
    this.#retries.cancel()
    this.#search.stop()
    this.#socket?.leave()
    this.#socket = null
  }

  /** Introduces a newcomer to the table, with a knock where one knocks. */
  introduce(profile: Profile): void {
    this.#profile = profile
    if (this.#knocksHere) this.#knock = 'wait'
    this.#lookNow()
  }

  /** Once more, if this device knocks already. */
  knock(): void {
    this.#knock = this.#status === 'knocking' ? 'again' : 'wait'
    this.#lookNow()
  }

  /** Goes nowhere while there is no open socket. */
  send(type: number, body: Uint8Array): void {
    this.#socket?.send(type, body)
  }

  /** A view came that this page understands. */
  arrive(): { readonly isFirstOnSocket: boolean } {
    const isFirstOnSocket = this.#hasJustCome
    this.#hasJustCome = false
    this.#retries.beginAnew()
    this.#stopReload?.()
    this.#stopReload = null
    // the table knows this device by now; if it is forgotten there, a person must say who they are again
    this.#profile = undefined
    this.#knock = undefined
    this.#triesSinceRemoved = 0
    this.#isAtTable = true
    this.#status = 'live'
    return { isFirstOnSocket }
  }

  /** Another code leads to the table now, and its links carry another key. */
  async codeChanged(): Promise<void> {
    const table = this.#table
    this.#key = null
    if (table === null) return
    const key = await this.#options.platform.linkKey(table)
    // another socket may have brought it meanwhile
    this.#key ??= key
    this.#options.changed()
  }

  /** Versions are changing: this page is loaded anew, or waits until the server is as new as it is. */
  cannotUnderstand({ isServerNewer }: { readonly isServerNewer: boolean }): void {
    if (isServerNewer) this.#stopReload ??= this.#options.platform.loadAnew()
    this.#lose()
    this.#retries.tryIn(notUnderstoodForMs)
  }

  /** If there still is a socket, it is kept until the table speaks on the new one. */
  #look(): void {
    this.#retries.cancel()
    const { as } = this.#options
    const request = { as, ...(this.#profile && { profile: this.#profile }), ...(this.#knock && { knock: this.#knock }) }
    if (this.#knock) this.#knock = 'wait'
    // a TV has no place, and finds it only by the code
    const code = (as === 'person' ? this.#table : null) ?? this.#options.code
    void this.#search.begin(code, request, { key: this.#key, answerWithinMs: this.#retries.answerWithinMs })
  }

  #lookNow(): void {
    this.#retries.beginAnew()
    this.#dropSocket()
    this.#look()
  }

  /** Somebody looks at the page, or the network is back. */
  #lookAgain(): void {
    if (isHelpedByLooking.has(this.#status)) this.#lookNow()
    else this.#beat()
  }

  #goOver(socket: TableSocket): void {
    this.#dropSocket()
    this.#socket = socket
    this.#hasJustCome = true
    socket.listen({
      heard: (type, body) => {
        this.#search.stop()
        if (type !== null) this.#options.heard(type, body)
      },
      closed: (code) => this.#closed(code),
    })
  }

  #beat(): void {
    const socket = this.#socket
    if (!socket) return
    if (socket.isDead) return this.#lost()
    socket.ping()
    if (socket.isSilent && !this.#search.isUnderWay) this.#look()
  }

  #closed(code: number): void {
    if (code === CLOSED.moved) this.#ended('moved')
    else if (code === CLOSED.gone) this.#ended('noSuchTable')
    else if (code === CLOSED.removed) this.#sentAway()
    else if (code === CLOSED.elsewhere) this.#giveWay()
    else this.#lost(code === CLOSED.handedOver ? handedOverAfterMs : undefined)
  }

  /** To a device that came later. A page that nobody sees only comes back when it is looked at. */
  #giveWay(): void {
    this.#lose()
    // the device that came later may be this one itself, over its next socket
    if (this.#search.isUnderWay) return
    if (this.#options.platform.isPageShown()) this.#retries.tryIn(elsewhereForMs)
  }

  #turnedAway(refused: HttpRefusal): void {
    switch (refused) {
      case 'nameNeeded':
      case 'noSuchTable':
      case 'tableFull':
      case 'tableUnreadable':
        return this.#ended(refused)
      case 'removed':
        return this.#sentAway()
      case 'doorLocked':
        this.#ended(refused)
        return this.#retries.tryIn(lockedForMs)
      case 'knockFirst':
        if (this.#options.as === 'person') return this.#ended(refused)
        this.#stand('knocking')
        this.#knock = 'wait'
        return this.#retries.tryIn(KNOCK_ASKED_EVERY_MS)
      case 'knocking':
        this.#stand(refused)
        return this.#retries.tryIn(KNOCK_ASKED_EVERY_MS)
      case 'notNow':
      case 'tooManyKnock':
        if (this.#options.as === 'person') return this.#ended(refused)
        this.#stand(refused)
        return this.#retries.tryIn(tvKnocksAgainAfterMs)
      case 'nameEmpty':
      case 'nameTooLong':
        this.#profile = undefined
        return this.#ended('nameNeeded')
      case 'nameTaken':
      case 'rudeWord':
        this.#profile = undefined
        return this.#ended(refused)
      case 'tooManyTries':
        this.#stand(refused)
        return this.#retries.tryIn(tooManyTriesForMs)
      case 'tableIsNewer':
        this.#stand(refused)
        return this.#retries.tryIn(notUnderstoodForMs)
      case 'serverBusy':
        this.#stand(refused)
        return this.#retries.tryIn(serverBusyForMs)
      case 'cannotSave':
        this.#stand(refused)
        return this.#retries.tryIn(cannotSaveForMs)
      default:
        return this.#lost()
    }
  }

  #sentAway(): void {
    const { firstMs, growth, mostMs } = removedFor
    this.#ended('removed')
    this.#retries.tryIn(Math.min(mostMs, firstMs * growth ** this.#triesSinceRemoved++))
  }

  /** This device is not at the table, and nothing is tried again by itself. */
  #ended(status: Exclude<Status, 'connecting' | 'live' | 'lost' | 'working'>): void {
    // with a socket, #beat would take the silence for a lost connection and try again
    this.#dropSocket()
    this.#search.stop()
    this.#isAtTable = false
    this.#stand(status)
  }

  #lost(firstRetryAfterMs?: number): void {
    this.#lose()
    if (!this.#search.isUnderWay) this.#retries.tryLater(firstRetryAfterMs)
  }

  #lose(): void {
    this.#dropSocket()
    this.#stand(this.#isAtTable ? 'lost' : 'connecting')
  }

  #dropSocket(): void {
    this.#socket?.drop()
    this.#socket = null
  }

  #stand(status: Status): void {
    this.#status = status
    this.#options.changed()
  }
}
