import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { FROM_CLIENT } from '@figment/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  FRAGMENTS_AT_MOST,
  READS_SLOWLY_FOR_AT_MOST_MS,
  REQUESTS_IN_FLIGHT_AT_MOST,
  SLOWNESS_LOOKED_AT_EVERY_MS,
} from '../running/bounds.ts'
import { House } from '../testing/house.ts'
import { rawRequest, requestFor, upgradeTo } from '../testing/raw-request.ts'
import { GuardedServer } from './guarded-server.ts'

const [picture = ''] = readdirSync(join(import.meta.dirname, '../../../../content/pictures/dreams')).filter((name) =>
  name.endsWith('.webp'),
)
const PICTURE = `/pictures/dreams/${picture}`

describe('one connection', () => {
  const house = new House()
  beforeAll(() => house.start())
  afterAll(() => house.remove())

  const keptOpen = (target: string) => requestFor(target, { Connection: 'keep-alive' })
  /** All of them in one go, before any answer can come. */
  const atOnce = (count: number) => keptOpen(PICTURE).repeat(count - 1) + requestFor(PICTURE)
  const answersIn = (text: string) => text.split('HTTP/1.1 200').length - 1

  it(`may have ${REQUESTS_IN_FLIGHT_AT_MOST} requests that are not answered yet`, async () => {
    expect(answersIn(await rawRequest(house.port, atOnce(REQUESTS_IN_FLIGHT_AT_MOST)))).toBe(REQUESTS_IN_FLIGHT_AT_MOST)
  })

  it('is closed with one more, and the server goes on', async () => {
    expect(answersIn(await rawRequest(house.port, atOnce(REQUESTS_IN_FLIGHT_AT_MOST + 1)))).toBeLessThan(REQUESTS_IN_FLIGHT_AT_MOST + 1)
    expect((await fetch(house.base + PICTURE)).status).toBe(200)
  })

  it('asks for a thousand pictures and reads none, 24 times: no file stays open, and others are served', async () => {
    const before = house.openHandles
    const hostile = await Promise.all(Array.from({ length: 24 }, async () => await unread(house.port, keptOpen(PICTURE).repeat(1000))))
    for (let asked = 0; asked < 20; asked++) expect((await fetch(house.base + PICTURE)).status).toBe(200)
    expect(house.isAlive).toBe(true)
    for (const socket of hostile) socket.destroy()
    // the connections of those who were just served are kept for a while
    await vi.waitFor(() => expect(house.openHandles).toBeLessThanOrEqual(before + 4), { timeout: 60_000 })
  })

  it('that was turned away does not stay half open', async () => {
    const before = house.openHandles
    const sockets = Array.from({ length: 30 }, () => {
      const socket = connect({ port: house.port, host: '127.0.0.1', allowHalfOpen: true })
      socket.on('error', () => {})
      socket.write(upgradeTo('/nowhere/BCDFG?sessionId=a', { Origin: house.base }))
      return socket
    })
    // each is answered, and none of them closes its own side
    await Promise.all(sockets.map((socket) => once(socket.resume(), 'end')))
    await vi.waitFor(() => expect(house.openHandles).toBeLessThanOrEqual(before + 4), { timeout: 60_000 })
    for (const socket of sockets) socket.destroy()
  })

  describe('to a table', () => {
    it(`may send a message in ${FRAGMENTS_AT_MOST} pieces, and is closed with one more`, async () => {
      const { players } = await house.table('Ada')
      const [ada] = players
      if (!ada) throw new Error('nobody came')
      const said = (id: string) => Buffer.from(JSON.stringify({ id, move: { type: 'say', text: 'in pieces' } }))
      ada.sendInPieces(FROM_CLIENT.move, said('in-a-few-pieces'), FRAGMENTS_AT_MOST)
      await ada.until(() => ada.closedWith !== null || ada.answers.some(({ id }) => id === 'in-a-few-pieces'))
      expect(ada.closedWith).toBeNull()
      ada.sendInPieces(FROM_CLIENT.move, said('in-more-pieces'), FRAGMENTS_AT_MOST + 1)
      await ada.until(() => ada.closedWith !== null)
      expect(ada.answers.map(({ id }) => id)).not.toContain('in-more-pieces')
    })
  })
})

async function unread(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write(bytes)
  await once(socket, 'connect')
  return socket
}

describe('who takes an answer too slowly', () => {
  /** More than lies between two programs on its way; twice of it is less than all connections together may have unsent. */
  const LARGE = Buffer.alloc(16 * 1024 * 1024)
  const bounds: string[] = []
  let server: GuardedServer
  let port = 0

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    bounds.length = 0
    server = new GuardedServer((_, response) => response.end(LARGE), { onBound: (bound) => bounds.push(bound) })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as { port: number }).port
  })
  afterEach(async () => {
    vi.useRealTimers()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('is let go, and not a moment earlier; who has read everything is not', async () => {
    const still = await unread(port, requestFor('/', { Connection: 'keep-alive' }))
    const quick = connect(port, '127.0.0.1')
    quick.write(requestFor('/', { Connection: 'keep-alive' }))
    let read = 0
    quick.on('data', (bytes) => {
      read += bytes.byteLength
    })
    await vi.waitFor(() => expect(read).toBeGreaterThan(LARGE.byteLength), { timeout: 60_000 })
    vi.advanceTimersByTime(READS_SLOWLY_FOR_AT_MOST_MS)
    expect(bounds).toEqual([])
    vi.advanceTimersByTime(2 * SLOWNESS_LOOKED_AT_EVERY_MS)
    expect(bounds).toEqual(['readsSlowly'])
    still.resume()
    await once(still, 'close')
    expect(quick.destroyed).toBe(false)
    quick.destroy()
  })
})
