import { IncomingMessage, type RequestListener, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import {
  HEADERS_WITHIN_MS,
  READ_BYTES_PER_SECOND_AT_LEAST,
  READS_SLOWLY_FOR_AT_MOST_MS,
  REQUEST_WITHIN_MS,
  REQUESTS_IN_FLIGHT_AT_MOST,
  SLOWNESS_LOOKED_AT_EVERY_MS,
  TURNED_AWAY_CLOSED_WITHIN_MS,
} from '../running/bounds.ts'
import { refuse, secure } from './http-answer.ts'
import { logger, routeOf } from '../running/logging.ts'

/** A path on this server. The other forms that HTTP knows (`*`, or a whole address as for a proxy) are of no use here. */
const PATH = /^\/[\x21-\x7e]*$/
/** A table's socket: the process that has the table, the table's code, and a ticket. */
export const TABLE_SOCKET = /^\/([\w-]{1,40})\/([A-Z]{1,20})\?sessionId=([\w-]{1,40})$/
const HOST = /^[\w.:[\]-]*$/

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** A bound that a connection ran into. */
export type Bound = 'requestsInFlight' | 'readsSlowly'

interface Asking {
  /** Requests that are not answered yet. */
  inFlight: number
  /** What the other side had taken when it was last seen to take enough, and when that was. */
  taken: { readonly bytes: number; readonly at: number }
}

/** No request can end it: every listener, a library's too, runs inside its guard and sees only addresses that can be read. Nor can one connection ask for more than it reads. */
export class GuardedServer extends Server {
  readonly #asking = new Map<Socket, Asking>()
  readonly #onBound: (bound: Bound) => void
  #sweeping: ReturnType<typeof setInterval> | undefined

  constructor(listener?: RequestListener, { onBound = () => {} }: { onBound?(bound: Bound): void } = {}) {
    super({ connectionsCheckingInterval: SLOWNESS_LOOKED_AT_EVERY_MS }, listener)
    this.#onBound = onBound
    this.headersTimeout = HEADERS_WITHIN_MS
    this.requestTimeout = REQUEST_WITHIN_MS
    this.on('listening', () => {
      this.#sweeping = setInterval(() => this.#letSlowReadersGo(Date.now()), SLOWNESS_LOOKED_AT_EVERY_MS).unref()
    })
    this.on('close', () => clearInterval(this.#sweeping))
  }

  override emit(event: string, ...details: unknown[]): boolean {
    const socket = socketOf(details)
    // what concerns no connection, such as a port that is taken, is for those who started the server
    if (!socket) return super.emit(event, ...details)
    // on an upgrade HTTP takes its own listener away, and an error that nobody listens to ends the process
    if (event === 'connection') socket.on('error', () => {})
    // what is left of a piece of which the first requests were too much already
    if (socket.destroyed && event === 'request') return true
    try {
      if (event === 'upgrade') this.#closeOnceTurnedAway(socket)
      return turnAway(event, details, socket) || this.#isTooMuch(event, details, socket) || super.emit(event, ...details)
    } catch (error) {
      const [request] = details
      const route = request instanceof IncomingMessage ? routeOf(request.url ?? '') : undefined
      logger.error({ event, route, err: error }, 'A request failed.')
      socket.destroy()
      return true
    }
  }

  /** True: the connection has too much to be answered already, and is closed. */
  #isTooMuch(event: string, [, response]: readonly unknown[], socket: Socket): boolean {
    if (event !== 'request' || !(response instanceof ServerResponse)) return false
    const asking = this.#askingAt(socket)
    if (asking.inFlight >= REQUESTS_IN_FLIGHT_AT_MOST) {
      this.#onBound('requestsInFlight')
      socket.destroy()
      return true
    }
    asking.inFlight++
    response.once('close', () => asking.inFlight--)
    return false
  }

  #askingAt(socket: Socket): Asking {
    const known = this.#asking.get(socket)
    if (known) return known
    const asking: Asking = { inFlight: 0, taken: { bytes: 0, at: Date.now() } }
    this.#asking.set(socket, asking)
    socket.once('close', () => this.#asking.delete(socket))
    return asking
  }

  /** A socket that is turned away is ended by whoever did it, and stays half open as long as the other side likes. */
  #closeOnceTurnedAway(socket: Socket): void {
    socket.once('finish', () => setTimeout(() => socket.destroy(), TURNED_AWAY_CLOSED_WITHIN_MS).unref())
  }

  #letSlowReadersGo(now: number): void {
    for (const [socket, asking] of this.#asking) {
      if (socket.destroyed) continue
      const bytes = socket.bytesWritten - socket.writableLength
      const since = now - asking.taken.at
      const isEnough = bytes - asking.taken.bytes >= (READ_BYTES_PER_SECOND_AT_LEAST * since) / 1000
      const isIdle = socket.writableLength === 0 && asking.inFlight === 0
      if (isIdle || (isEnough && bytes > asking.taken.bytes)) asking.taken = { bytes, at: now }
      else if (since > READS_SLOWLY_FOR_AT_MOST_MS && socket.writableLength > 0) {
        this.#onBound('readsSlowly')
        socket.destroy()
      }
    }
  }
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

const hasSoundHost = ({ headers: { host } }: IncomingMessage): boolean => !host || (HOST.test(host) && URL.canParse(`http://${host}/`))
