// Over Socket.IO: the small game; equal bytes, and nothing decided; ink as it comes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Trace } from '../load/trace.ts'
import { newGame, playCard, type SmallGame, viewOf } from './small-game.ts'

interface Table {
  readonly game: SmallGame
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
  const { table: name, seat: number } = socket.handshake.query
  const table = tables.get(String(name)) ?? { game: newGame(tables.size + 1), seats: new Map(), moves: 0 }
  const seat = Number(number)
  tables.set(String(name), table)
  table.seats.set(seat, socket)
  void socket.join(String(name))
  socket.on('play', ({ slot }: { slot: number }) => {
    const drawn = playCard(table.game, seat, slot)
    for (const [viewer, device] of table.seats) device.emit('view', viewOf(table.game, seat, drawn, viewer))
  })
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
