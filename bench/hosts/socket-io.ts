// Equal bytes over Socket.IO, and nothing decided: an event to each seat, an acknowledgement to who moved; ink as it comes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Trace } from '../load/trace.ts'

interface Table {
  readonly seats: Map<number, Socket>
  moves: number
}

const trace: Trace = process.env.TRACE ? JSON.parse(readFileSync(process.env.TRACE, 'utf8')) : []
const tables = new Map<string, Table>()
const http = createServer((_request, response) => response.end())
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false, httpCompression: false })

/** What Socket.IO writes around the text of an event, and of an acknowledgement. */
const AROUND_VIEW = '42["view",""]'.length
const AROUND_ANSWER = '431[""]'.length
const texts = new Map<number, string>()

/** Made once for each size: a game would have to make it. */
function text(length: number): string {
  const known = texts.get(length) ?? 'x'.repeat(Math.max(0, length))
  texts.set(length, known)
  return known
}

io.on('connection', (socket) => {
  const { table: name, seat } = socket.handshake.query
  const table = tables.get(String(name)) ?? { seats: new Map(), moves: 0 }
  tables.set(String(name), table)
  table.seats.set(Number(seat), socket)
  void socket.join(String(name))
  socket.on('move', (_move: string, acknowledge: (answer: string) => void) => {
    const { views, answer } = trace[table.moves++ % trace.length] ?? { views: [], answer: 0 }
    for (const [viewer, device] of table.seats) device.emit('view', text((views[viewer] ?? 0) - AROUND_VIEW))
    acknowledge(text(answer - AROUND_ANSWER))
  })
  socket.on('ink', (piece: Buffer) => {
    socket.to(String(name)).emit('ink', piece)
  })
})
http.listen(Number(process.env.PORT), '127.0.0.1')
