// Strokes in the air without anything around them: every piece goes to the five others as it comes.
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

const tables = new Map<string, Set<WebSocket>>()
const server = createServer((_request, response) => response.end())
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 65_536 })

server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (device) => {
    const [, name = ''] = (request.url ?? '').split('/')
    const table = tables.get(name) ?? new Set()
    tables.set(name, table)
    table.add(device)
    device.on('message', (piece: Buffer) => {
      for (const other of table) if (other !== device) other.send(piece, { binary: true })
    })
    device.on('error', () => {})
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
