import type { IncomingMessage, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { matchMaker } from '@colyseus/core'
import { TABLE_SOCKET } from '../http/guarded-server.ts'
import type { Tickets } from './tickets.ts'

const CONNECTED_WITHIN_MS = 2000
/** Between two devices that are sent to another door: all at once they would wait for each other there. */
const APART_MS = 30

/** Whether the table that this socket asks for is in this process. */
export const isHere = ({ url = '' }: IncomingMessage): boolean => {
  const [, processId] = TABLE_SOCKET.exec(url) ?? []
  return processId === undefined || processId === matchMaker.processId
}

/** Whether this socket has a ticket to the table that it asks for: known without looking for the table, so the answer does not tell if there is one. */
export const hasTicket = ({ url = '' }: IncomingMessage, tickets: Tickets): boolean => {
  const [, , code = '', sessionId = ''] = TABLE_SOCKET.exec(url) ?? []
  return tickets.isOurs(code, sessionId)
}

const NO_TICKET = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Sockets for tables in other processes are passed on to them, so that any process is a door to all tables. */
export class Forwarding {
  readonly #links = new Set<Socket>()
  #isLeaving = false

  constructor(server: Server, tickets: Tickets) {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!hasTicket(request, tickets)) return void socket.end(NO_TICKET)
      if (isHere(request)) return
      socket.on('error', () => socket.destroy())
      this.#forward(request, socket, head).catch(() => socket.destroy())
    })
  }

  /** Nobody comes in through this door any more, and those who did are sent to another, one after the other. */
  async leave(within: number): Promise<void> {
    this.#isLeaving = true
    const links = [...this.#links]
    const apart = Math.min(APART_MS, within / links.length)
    for (const link of links) {
      link.destroy()
      await sleep(apart)
    }
  }

  close(): void {
    for (const link of this.#links) link.destroy()
  }

  async #forward(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = this.#isLeaving ? null : await addressOf(request)
    // a load balancer tries the next door then
    if (!address) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
    const link = connect({ host: address.hostname.replace(/^\[|\]$/g, ''), port: Number(address.port || 80), noDelay: true })
    this.#links.add(link)
    link.setTimeout(CONNECTED_WITHIN_MS, () => link.destroy())
    link.once('connect', () => {
      link.setTimeout(0)
      link.write(`${request.method} ${request.url} HTTP/1.1\r\n${headersOf(request)}\r\n`)
      link.write(head)
      socket.pipe(link)
      link.pipe(socket)
    })
    link.on('error', () => link.destroy())
    link.once('close', () => {
      this.#links.delete(link)
      socket.destroy()
    })
    socket.once('close', () => link.destroy())
  }
}

/** Null when the table has moved on meanwhile. */
async function addressOf({ url = '' }: IncomingMessage): Promise<URL | null> {
  const [, processId, code] = TABLE_SOCKET.exec(url) ?? []
  const row = await matchMaker.driver.findOne({ roomId: code ?? '' })
  return row?.processId === processId ? URL.parse(row?.publicAddress ?? '') : null
}

function headersOf({ rawHeaders }: IncomingMessage): string {
  let text = ''
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return text
}
