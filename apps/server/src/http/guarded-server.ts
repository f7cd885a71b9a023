import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { refuse, secure } from './http-answer.ts'
import { logger, routeOf } from '../running/logging.ts'

/** A path on this server. The other forms that HTTP knows (`*`, or a whole address as for a proxy) are of no use here. */
const PATH = /^\/[\x21-\x7e]*$/
/** A table's socket: the process that has the table, the table's code, and a ticket. */
export const TABLE_SOCKET = /^\/([\w-]{1,40})\/([A-Z]{1,20})\?sessionId=[\w-]{1,40}$/
const HOST = /^[\w.:[\]-]*$/

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** No request can end it: every listener, a library's too, runs inside its guard and sees only addresses that can be read. */
export class GuardedServer extends Server {
  override emit(event: string, ...details: unknown[]): boolean {
    const socket = socketOf(details)
    // what concerns no connection, such as a port that is taken, is for those who started the server
    if (!socket) return super.emit(event, ...details)
    // on an upgrade HTTP takes its own listener away, and an error that nobody listens to ends the process
    if (event === 'connection') socket.on('error', () => {})
    try {
      return turnAway(event, details, socket) || super.emit(event, ...details)
    } catch (error) {
      const [request] = details
      const route = request instanceof IncomingMessage ? routeOf(request.url ?? '') : undefined
      logger.error({ event, route, err: error }, 'A request failed.')
      socket.destroy()
      return true
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
