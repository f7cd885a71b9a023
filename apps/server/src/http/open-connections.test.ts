import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONNECTIONS_LET_IN_AT_ONCE, LOAD_LOOKED_AT_EVERY_MS } from '../running/bounds.ts'
import { setLoadLevel } from '../running/load.ts'
import { requestFor } from '../testing/raw-request.ts'
import { OpenConnections } from './open-connections.ts'

const MB = 1024 * 1024
let server: Server
let connections: OpenConnections
let turnedAway = 0
/** The server's ends of all that came, in their order. */
let ends: Socket[] = []

beforeEach(async () => {
  // as many megabytes as the path says
  server = createServer(({ url = '/0' }, response) => response.end(Buffer.alloc(Number(url.slice(1)) * MB)))
  turnedAway = 0
  ends = []
  server.on('connection', (socket) => ends.push(socket))
  connections = new OpenConnections(server, { onTurnedAway: () => turnedAway++ })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.useRealTimers()
  setLoadLevel(0)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(megabytes: number): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  const asked = once(server, 'request')
  socket.write(requestFor(`/${megabytes}`, { Connection: 'keep-alive' }))
  await asked
  return socket
}

/** Whether the other side has closed it, before it has sent all that was asked for. */
async function isCut(socket: Socket): Promise<boolean> {
  return await new Promise((resolve) => {
    socket.once('close', () => resolve(true))
    socket.on('data', () => {
      if (socket.bytesRead > 31 * MB) resolve(false)
    })
    socket.resume()
  })
}

it('those with the most unsent are cut off, as large a share as is asked for, and nobody who has little', async () => {
  const [some, more, most, none] = [await ask(31), await ask(40), await ask(80), await ask(0)]
  expect(connections.cut({ moreThanBytes: 100 * MB, share: 1 })).toBe(0)
  expect(connections.cut({ moreThanBytes: 16 * 1024, share: 0.25 })).toBe(1)
  expect(await isCut(most)).toBe(true)
  expect(await isCut(some)).toBe(false)
  await vi.waitFor(() => expect(ends[0]?.writableLength).toBe(0), 60_000)
  expect(connections.cut({ moreThanBytes: 16 * 1024, share: 1 })).toBe(1)
  expect(await isCut(more)).toBe(true)
  for (const socket of [some, none]) expect(socket.destroyed).toBe(false)
})

it('in the worst case few come in at a time, and more a moment later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setLoadLevel(3)
  const sockets: Socket[] = []
  const knock = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(server, 'connection')
  }
  for (let at = 0; at < CONNECTIONS_LET_IN_AT_ONCE; at++) await knock()
  expect(turnedAway).toBe(0)
  await knock()
  expect(turnedAway).toBe(1)
  vi.advanceTimersByTime(LOAD_LOOKED_AT_EVERY_MS)
  await knock()
  expect(turnedAway).toBe(1)
  setLoadLevel(2)
  for (let at = 0; at < 2 * CONNECTIONS_LET_IN_AT_ONCE; at++) await knock()
  expect(turnedAway).toBe(1)
  for (const socket of sockets) socket.destroy()
})
