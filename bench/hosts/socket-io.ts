import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { newGame, playCard, type SmallGame, viewOf } from './small-game.ts'

interface Table {
  readonly game: SmallGame
  readonly seats: Map<number, Socket>
}

const tables = new Map<string, Table>()
const http = createServer((_request, response) => response.end())
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false, httpCompression: false })

io.on('connection', (socket) => {
  const { table: name, seat: number } = socket.handshake.query
  const table = tables.get(String(name)) ?? { game: newGame(tables.size + 1), seats: new Map() }
  const seat = Number(number)
  tables.set(String(name), table)
  table.seats.set(seat, socket)
  void socket.join(String(name))
  socket.on('play', ({ slot }: { slot: number }) => {
    const drawn = playCard(table.game, seat, slot)
    for (const [viewer, device] of table.seats) device.emit('view', viewOf(table.game, seat, drawn, viewer))
  })
  socket.on('ink', (piece: Buffer) => {
    socket.to(String(name)).emit('ink', piece)
  })
})
http.listen(Number(process.env.PORT), '127.0.0.1')
