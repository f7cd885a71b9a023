// The limit: as many frames with as many bytes as Figment sends for the same moves, and nothing decided at all.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Trace } from '../load/trace.ts'
import { SEATS } from './small-game.ts'

interface RawTable {
  readonly seats: (WebSocket | undefined)[]
  moves: number
}

const trace: Trace = JSON.parse(readFileSync(process.env.TRACE ?? '', 'utf8'))
const longest = Math.max(...trace.map(({ answer, views }) => Math.max(answer, ...views)))
const bytes = Buffer.alloc(longest, 'figment ')
const tables = new Map<string, RawTable>()
const server = createServer((_request, response) => response.end())
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 65_536 })

server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (device) => {
    const [, name = '', seat = ''] = (request.url ?? '').split('/')
    const table = tables.get(name) ?? { seats: Array.from({ length: SEATS }), moves: 0 }
    tables.set(name, table)
    table.seats[Number(seat)] = device
    device.on('message', () => relay(table, device))
    device.on('error', () => {})
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')

function relay(table: RawTable, mover: WebSocket): void {
  const { views, answer } = trace[table.moves++ % trace.length] ?? { views: [], answer: 0 }
  for (const [seat, device] of table.seats.entries()) device?.send(bytes.subarray(0, views[seat]), { binary: true })
  mover.send(bytes.subarray(0, answer), { binary: true })
}
