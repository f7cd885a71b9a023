import { IncomingMessage, type RequestListener, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { addressKey } from '../connection/address.ts'
import {
  BODY_BYTES_PER_PIECE_AT_LEAST,
  BODY_BYTES_PER_SECOND_AT_LEAST,
  BODY_PIECES_AT_MOST,
  CONNECTIONS_AT_MOST,
  CONNECTIONS_PER_ADDRESS_AT_MOST,
  HEADER_BYTES_AT_MOST,
  HEADERS_WITHIN_MS,
  READ_BYTES_PER_SECOND_AT_LEAST,
  READS_SLOWLY_FOR_AT_MOST_MS,
  REQUEST_WITHIN_MS,
  REQUESTS_IN_FLIGHT_AT_MOST,
  REQUESTS_PER_CONNECTION_AT_MOST,
  SENDS_SLOWLY_FOR_AT_MOST_MS,
  SLOWNESS_LOOKED_AT_EVERY_MS,
  TURNED_AWAY_CLOSED_WITHIN_MS,
  UNSENT_IN_ALL_AT_MOST_BYTES,
  UNSENT_LOOKED_AT_EVERY_MS,
} from '../running/bounds.ts'
import { ConnectionCount } from './connection-count.ts'
import { refuseHost, SOCKET_MISDIRECTED } from './foreign-host.ts'
import { refuse, secure } from './http-answer.ts'
import { logger, routeOf } from '../running/logging.ts'
import { takenBytes } from './taken-bytes.ts'

/** A path on this server. The other forms that HTTP knows (`*`, or a whole address as for a proxy) are of no use here. */
const PATH = /^\/[\x21-\x7e]*$/
/** A table's socket: the process that has the table, the table's code, and a ticket. */
export const TABLE_SOCKET = /^\/([\w-]{1,40})\/([A-Z]{1,20})\?sessionId=([\w-]{1,40})$/
const HOST = /^[\w.:[\]-]*$/

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const TOO_MANY_REQUESTS = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const SERVICE_UNAVAILABLE = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** A bound that a connection ran into. */
export type Bound =
  | ReturnType<ConnectionCount['admit']>
  | 'requestsInFlight'
  | 'requestsPerConnection'
  | 'readsSlowly'
  | 'sendsSlowly'
  | 'bodyPieces'
  | 'unsentInAll'
  | 'headerBytes'
  | 'headersLate'
  | 'requestLate'
  | 'turnedAway'

export interface GuardOptions {
  onBound?(bound: NonNullable<Bound>): void
  /** Whether the Host of a request is this server. */
  readonly isOwnHost?: (header: string | undefined) => boolean
  /** With proxies in front, which bring everybody over connections of their own: who asks. */
  readonly addressOf?: ((request: IncomingMessage) => string) | null
  readonly connectionsAtMost?: number
  readonly connectionsPerAddress?: number
  readonly requestsPerConnection?: number
  readonly headersWithinMs?: number
  readonly requestWithinMs?: number
  readonly slownessLookedAtEveryMs?: number
}

/** How much the other side had taken or sent when it was last seen to do enough of it, and when that was. */
interface Progress {
  readonly bytes: number
  readonly at: number
}

interface Asking {
  requests: number
  /** Requests that are not answered yet. */
  inFlight: number
  taken: Progress
  /** The latest, whose body may still be on its way. */
  request: IncomingMessage | null
  sent: Progress
}

/** No request can end it: every listener, a library's too, runs inside its guard and sees only addresses that can be read. Nor can one connection ask for more than it reads, or one address take all places. */
export class GuardedServer extends Server {
  readonly #asking = new Map<Socket, Asking>()
  readonly #count: ConnectionCount
  readonly #options: GuardOptions
  readonly #onBound: (bound: NonNullable<Bound>) => void
  #watching: readonly ReturnType<typeof setInterval>[] = []

  constructor(listener?: RequestListener, options: GuardOptions = {}) {
    const onBound = options.onBound ?? (() => {})
    const { slownessLookedAtEveryMs = SLOWNESS_LOOKED_AT_EVERY_MS } = options
    super(
      {
        connectionsCheckingInterval: slownessLookedAtEveryMs,
        maxHeaderSize: HEADER_BYTES_AT_MOST,
        headersTimeout: options.headersWithinMs ?? HEADERS_WITHIN_MS,
        requestTimeout: options.requestWithinMs ?? REQUEST_WITHIN_MS,
        IncomingMessage: countedBody(() => onBound('bodyPieces')),
      },
      listener,
    )
    this.#options = options
    this.#onBound = onBound
    const { connectionsAtMost: inAll = CONNECTIONS_AT_MOST, connectionsPerAddress: perAddress = CONNECTIONS_PER_ADDRESS_AT_MOST } = options
    this.#count = new ConnectionCount({ inAll, perAddress })
    this.on('listening', () => {
      this.#watching = [
        setInterval(() => this.#letSlowOnesGo(Date.now()), slownessLookedAtEveryMs).unref(),
        setInterval(() => this.#cutWhoHasMostUnsent(), UNSENT_LOOKED_AT_EVERY_MS).unref(),
      ]
    })
    this.on('close', () => {
      for (const watch of this.#watching) clearInterval(watch)
    })
  }

  override emit(event: string, ...details: unknown[]): boolean {
    const socket = socketOf(details)
    // what concerns no connection, such as a port that is taken, is for those who started the server
    if (!socket) return super.emit(event, ...details)
    if (event === 'connection' && !this.#welcome(socket)) return true
    if (event === 'clientError') this.#countError(details[0], socket)
    // what is left of a piece of which the first requests were too much already
    if (socket.destroyed && event === 'request') return true
    try {
      if (event === 'upgrade') this.#closeOnceTurnedAway(socket)
      const isDoneWith = turnAway(event, details, socket) || this.#isTooMuch(event, details, socket) || this.#isForAnother(details, socket)
      return isDoneWith || super.emit(event, ...details)
    } catch (error) {
      const [request] = details
      const route = request instanceof IncomingMessage ? routeOf(request.url ?? '') : undefined
      logger.error({ event, route, err: error }, 'A request failed.')
      socket.destroy()
      return true
    }
  }

  /** What Node turns away by itself, and tells so. A connection over which nothing ever came has met no bound: browsers keep some ready. */
  #countError(error: unknown, socket: Socket): void {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'HPE_HEADER_OVERFLOW') this.#onBound('headerBytes')
    if (code !== 'ERR_HTTP_REQUEST_TIMEOUT' || socket.bytesRead === 0) return
    const isComing = this.#asking.get(socket)?.request?.complete === false
    this.#onBound(isComing ? 'requestLate' : 'headersLate')
  }

  /** False: there is no room for it. */
  #welcome(socket: Socket): boolean {
    // on an upgrade HTTP takes its own listener away, and an error that nobody listens to ends the process
    socket.on('error', () => {})
    const key = this.#options.addressOf ? null : addressKey(socket.remoteAddress ?? '')
    const reached = this.#count.admit(socket, key)
    if (reached) {
      this.#onBound(reached)
      socket.write(SERVICE_UNAVAILABLE)
      socket.destroySoon()
      return false
    }
    const now = Date.now()
    this.#asking.set(socket, { requests: 0, inFlight: 0, taken: { bytes: 0, at: now }, request: null, sent: { bytes: 0, at: now } })
    socket.once('close', () => this.#asking.delete(socket))
    return true
  }

  /** True: the connection has too much to be answered already, and is closed; or its address has, and it is told so. */
  #isTooMuch(event: string, [request, response]: readonly unknown[], socket: Socket): boolean {
    const asking = this.#asking.get(socket)
    if (!asking || !(request instanceof IncomingMessage) || (event !== 'request' && event !== 'upgrade')) return false
    this.#count.works(socket)
    if (event === 'upgrade') return this.#isTooMuchFor(request, socket, () => refuseUpgrade(socket))
    if (!(response instanceof ServerResponse)) return false
    if (asking.inFlight >= REQUESTS_IN_FLIGHT_AT_MOST) {
      this.#onBound('requestsInFlight')
      socket.destroy()
      return true
    }
    const { requestsPerConnection = REQUESTS_PER_CONNECTION_AT_MOST } = this.#options
    // it was told goodbye with the answer before
    if (asking.requests === requestsPerConnection) return true
    if (++asking.requests === requestsPerConnection) {
      this.#onBound('requestsPerConnection')
      response.shouldKeepAlive = false
    }
    asking.inFlight++
    asking.request = request
    asking.sent = { bytes: socket.bytesRead, at: Date.now() }
    response.once('close', () => {
      asking.inFlight--
      if (asking.inFlight === 0 && !socket.destroyed) this.#count.rests(socket)
    })
    return this.#isTooMuchFor(request, response, () => refuseRequest(response))
  }

  /** Behind a proxy an address is known by what it asks for, and counted until that is over. */
  #isTooMuchFor(request: IncomingMessage, over: ServerResponse | Socket, refuseIt: () => void): boolean {
    const key = this.#options.addressOf?.(request)
    if (key === undefined) return false
    if (!this.#count.enter(key)) {
      this.#onBound('connectionsPerAddress')
      refuseIt()
      return true
    }
    over.once('close', () => this.#count.leave(key))
    return false
  }

  /** True: the request was told that it is for another host, and nobody else hears of it. */
  #isForAnother([request, response]: readonly unknown[], socket: Socket): boolean {
    const { isOwnHost = () => true } = this.#options
    if (!(request instanceof IncomingMessage) || isAboutHealth(request) || isOwnHost(request.headers.host)) return false
    if (response instanceof ServerResponse) {
      secure(response, { isSecure: false })
      refuseHost(request, response)
    } else {
      socket.write(SOCKET_MISDIRECTED)
      socket.destroySoon()
    }
    return true
  }

  /** A socket that is turned away is ended by whoever did it, and stays half open as long as the other side likes. */
  #closeOnceTurnedAway(socket: Socket): void {
    const close = () => {
      if (!socket.destroyed) this.#onBound('turnedAway')
      socket.destroy()
    }
    socket.once('finish', () => setTimeout(close, TURNED_AWAY_CLOSED_WITHIN_MS).unref())
  }

  #letSlowOnesGo(now: number): void {
    for (const [socket, asking] of this.#asking) {
      const reached = socket.destroyed ? null : (this.#readsSlowly(socket, asking, now) ?? this.#sendsSlowly(socket, asking, now))
      if (!reached) continue
      this.#onBound(reached)
      socket.destroy()
    }
  }

  #readsSlowly(socket: Socket, asking: Asking, now: number): Bound {
    const bytes = takenBytes(socket)
    const isIdle = socket.writableLength === 0 && asking.inFlight === 0
    if (isIdle || isEnough(asking.taken, { bytes, at: now }, READ_BYTES_PER_SECOND_AT_LEAST)) asking.taken = { bytes, at: now }
    const isSlow = now - asking.taken.at > READS_SLOWLY_FOR_AT_MOST_MS && socket.writableLength > 0
    return isSlow ? 'readsSlowly' : null
  }

  #sendsSlowly(socket: Socket, asking: Asking, now: number): Bound {
    const { request } = asking
    if (!request || request.complete) return null
    const bytes = socket.bytesRead
    // what waits for us is not theirs to hurry
    const isOurs = request.readableLength > 0
    if (isOurs || isEnough(asking.sent, { bytes, at: now }, BODY_BYTES_PER_SECOND_AT_LEAST)) asking.sent = { bytes, at: now }
    return now - asking.sent.at > SENDS_SLOWLY_FOR_AT_MOST_MS ? 'sendsSlowly' : null
  }

  #cutWhoHasMostUnsent(): void {
    let inAll = 0
    for (const socket of this.#asking.keys()) inAll += socket.writableLength
    if (inAll <= UNSENT_IN_ALL_AT_MOST_BYTES) return
    for (const socket of [...this.#asking.keys()].sort((one, other) => other.writableLength - one.writableLength)) {
      if (inAll <= UNSENT_IN_ALL_AT_MOST_BYTES) return
      inAll -= socket.writableLength
      this.#onBound('unsentInAll')
      socket.destroy()
    }
  }
}

const isEnough = (before: Progress, after: Progress, perSecond: number): boolean =>
  after.bytes > before.bytes && after.bytes - before.bytes >= (perSecond * (after.at - before.at)) / 1000

/** Requests whose bodies do not come in crumbs: each piece costs as much as a packet, however small it is. */
function countedBody(onTooMany: () => void): typeof IncomingMessage {
  return class extends IncomingMessage {
    #pieces = 0
    #bytes = 0

    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      this.#bytes += chunk instanceof Uint8Array ? chunk.byteLength : 0
      const isTooMany = ++this.#pieces > BODY_PIECES_AT_MOST + this.#bytes / BODY_BYTES_PER_PIECE_AT_LEAST
      if (!isTooMany || chunk === null) return super.push(chunk, encoding)
      if (!this.socket.destroyed) onTooMany()
      this.socket.destroy()
      return false
    }
  }
}

function refuseRequest(response: ServerResponse): void {
  secure(response, { isSecure: false })
  refuse(response, 'tooManyTries')
}

function refuseUpgrade(socket: Socket): void {
  socket.write(TOO_MANY_REQUESTS)
  socket.destroySoon()
}

/** Whose connection an event is about: a request comes first, a connection itself first or, after an error, second. */
function socketOf([first, second]: readonly unknown[]): Socket | null {
  if (first instanceof IncomingMessage) return first.socket
  if (first instanceof Socket) return first
  return second instanceof Socket ? second : null
}

/** True: the request was told that it cannot be understood, and nobody else hears of it. */
function turnAway(event: string, [request, response]: readonly unknown[], socket: Socket): boolean {
  if (!(request instanceof IncomingMessage)) return false
  const isSound = hasSoundHost(request) && (event === 'upgrade' ? TABLE_SOCKET : PATH).test(request.url ?? '')
  if (isSound) return false
  if (response instanceof ServerResponse) {
    secure(response, { isSecure: false })
    response.setHeader('Connection', 'close')
    refuse(response, 'badMessage')
  } else {
    socket.write(BAD_REQUEST)
    socket.destroySoon()
  }
  return true
}

const hasSoundHost = ({ headers: { host }, rawHeaders }: IncomingMessage): boolean =>
  !host || (HOST.test(host) && URL.canParse(`http://${host}/`) && !hasTwoHosts(rawHeaders))

/** What stands in front may have believed the other one. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** Balancers ask by the address of a process, and learn nothing that is secret. */
const isAboutHealth = ({ url }: IncomingMessage): boolean => url === '/healthz' || url === '/readyz'
