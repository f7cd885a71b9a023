import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { CLOSED, FROM_CLIENT } from '@figment/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ASKS_AT_ONCE,
  CONTROL_FRAMES,
  DEVICES_OF_A_PERSON_AT_MOST,
  DRAWING,
  FRAGMENTS_AT_MOST,
  MOVE_BYTES_AT_MOST,
  MOVING,
  READS_SLOWLY_FOR_AT_MOST_MS,
  REQUESTS_IN_FLIGHT_AT_MOST,
  SIGNALLING,
  SLOWNESS_LOOKED_AT_EVERY_MS,
  TALKING,
  TOO_FAST_AT_MOST,
} from '../running/bounds.ts'
import type { CountedBound } from '../running/counted-bounds.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'
import { rawRequest, requestFor, upgradeTo } from '../testing/raw-request.ts'
import { GuardedServer } from './guarded-server.ts'

const [picture = ''] = readdirSync(join(import.meta.dirname, '../../../../content/pictures/dreams')).filter((name) =>
  name.endsWith('.webp'),
)
const PICTURE = `/pictures/dreams/${picture}`

describe('one connection', () => {
  let house: House
  beforeAll(async () => {
    house = await (await House.counting()).start()
  })
  afterAll(() => house.remove())
  /** Since this test began, also if it is tried once more. */
  let atFirst = ''
  beforeEach(async () => {
    atFirst = await house.metrics()
  })
  const reached = (bound: CountedBound) => house.reached(bound, atFirst)

  const keptOpen = (target: string) => requestFor(target, { Connection: 'keep-alive' })
  /** All of them in one go, before any answer can come. */
  const atOnce = (count: number) => keptOpen(PICTURE).repeat(count - 1) + requestFor(PICTURE)
  const answersIn = (text: string) => text.split('HTTP/1.1 200').length - 1

  it(`may have ${REQUESTS_IN_FLIGHT_AT_MOST} requests that are not answered yet`, async () => {
    expect(answersIn(await rawRequest(house.port, atOnce(REQUESTS_IN_FLIGHT_AT_MOST)))).toBe(REQUESTS_IN_FLIGHT_AT_MOST)
    expect(await reached('requestsInFlight')).toBe(0)
  })

  it('is closed with one more, and the server goes on', async () => {
    expect(answersIn(await rawRequest(house.port, atOnce(REQUESTS_IN_FLIGHT_AT_MOST + 1)))).toBeLessThan(REQUESTS_IN_FLIGHT_AT_MOST + 1)
    expect(await reached('requestsInFlight')).toBe(1)
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
    // who closes it in time has met no bound
    expect(await rawRequest(house.port, upgradeTo('/nowhere/BCDFG?sessionId=a', { Origin: house.base }))).toMatch(/^HTTP\/1\.1 [45]/)
    await vi.waitFor(() => expect(house.openHandles).toBeLessThanOrEqual(before + 4), { timeout: 60_000 })
    expect(await reached('turnedAway')).toBe(sockets.length)
    for (const socket of sockets) socket.destroy()
  })

  describe('to a table', () => {
    const alone = async () => (await house.table('Ada')).players[0] as Player
    /** What is said afterwards is heard after all that was sent before. */
    const heardAll = async (player: Player) => expect(await player.send({ type: 'say', text: 'that was all' })).toBeNull()

    it(`may send a message in ${FRAGMENTS_AT_MOST} pieces, and is closed with one more`, async () => {
      const ada = await alone()
      const said = (id: string) => Buffer.from(JSON.stringify({ id, move: { type: 'say', text: 'in pieces' } }))
      ada.sendInPieces(FROM_CLIENT.move, said('in-a-few-pieces'), FRAGMENTS_AT_MOST)
      await ada.until(() => ada.closedWith !== null || ada.answers.some(({ id }) => id === 'in-a-few-pieces'))
      expect(ada.closedWith).toBeNull()
      ada.sendInPieces(FROM_CLIENT.move, said('in-more-pieces'), FRAGMENTS_AT_MOST + 1)
      await ada.until(() => ada.closedWith !== null)
      expect(ada.answers.map(({ id }) => id)).not.toContain('in-more-pieces')
      expect(await reached('fragments')).toBe(1)
    })

    it(`may send a move of ${MOVE_BYTES_AT_MOST} bytes, and is told with one more that it is none`, async () => {
      const ada = await alone()
      const say = (id: string, bytes: number) =>
        ada.sendRaw(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id, move: { type: 'say', text: id } }).padEnd(bytes)))
      say('the-longest', MOVE_BYTES_AT_MOST)
      say('one-too-long', MOVE_BYTES_AT_MOST + 1)
      await ada.until(() => ada.answers.length === 2)
      expect(new Set(ada.answers.map(({ refused }) => refused))).toEqual(new Set([null, 'badMessage']))
      expect((await ada.refresh()).open.chat.lines.map(({ text }) => text)).toEqual(['the-longest'])
      expect(await reached('moveBytes')).toBe(1)
    })

    it(`may ping or answer ${CONTROL_FRAMES.atOnce} times at once, is not answered ${TOO_FAST_AT_MOST} more times, and is then cut off`, async () => {
      const ada = await alone()
      // it has answered a ping of ours or not
      for (let at = 1; at < CONTROL_FRAMES.atOnce + TOO_FAST_AT_MOST; at++) ada.socket?.ping()
      await heardAll(ada)
      expect([ada.closedWith, await reached('controlFrames')]).toEqual([null, 0])
      for (let at = 0; at < 1000; at++) ada.socket?.ping()
      await ada.until(() => ada.closedWith !== null)
      expect(await reached('controlFrames')).toBe(1)
    })

    // what is no stroke, no motion and no signal is answered as long as it is in time
    const refusedIn = ({ answers }: Player) => answers.filter(({ refused }) => refused === 'badMessage').length
    const pongsIn = ({ received }: Player) => received.filter((text) => text === '').length
    it.each([
      ['talking', FROM_CLIENT.ping, TALKING.atOnce, pongsIn],
      ['drawing', FROM_CLIENT.ink, DRAWING.atOnce, refusedIn],
      ['moving', FROM_CLIENT.motion, MOVING.atOnce, refusedIn],
      ['signalling', FROM_CLIENT.signal, SIGNALLING.atOnce, refusedIn],
      ['asking', FROM_CLIENT.askWhole, ASKS_AT_ONCE, null],
    ] as const)(
      'is heard as often as it may be at once (%s); more is left out and counted, and then it is closed',
      async (bound, type, atOnce, heardBy) => {
        const ada = await alone()
        const send = (times: number) => {
          for (let at = 0; at < times; at++) ada.sendRaw(type, Buffer.alloc(0))
        }
        send(atOnce)
        await heardAll(ada)
        expect(await reached(bound)).toBe(0)
        if (heardBy) expect(heardBy(ada)).toBe(atOnce)
        // as many at once as may come too fast, so that some do on the slowest machine
        send(TOO_FAST_AT_MOST)
        await heardAll(ada)
        const leftOut = await reached(bound)
        expect(leftOut).toBeGreaterThan(0)
        if (heardBy) expect(heardBy(ada)).toBe(atOnce + TOO_FAST_AT_MOST - leftOut)
        expect(ada.closedWith).toBeNull()
        await ada.flood(type, Buffer.alloc(0))
        expect(ada.closedWith).toBe(CLOSED.tooFast)
      },
    )

    it(`is one of ${DEVICES_OF_A_PERSON_AT_MOST} of a person; with one more the oldest is closed`, async () => {
      const { code, players } = await house.table('Ada')
      const devices = players.slice()
      const another = async () => {
        const device = house.guest('Ada')
        device.cookie = players[0]?.cookie ?? ''
        devices.push(await device.join(code))
      }
      while (devices.length < DEVICES_OF_A_PERSON_AT_MOST) await another()
      expect(await reached('devicesOfAPerson')).toBe(0)
      await another()
      const [oldest, ...others] = devices as [Player, ...Player[]]
      await oldest.until(() => oldest.closedWith !== null)
      expect([oldest.closedWith, await reached('devicesOfAPerson')]).toEqual([CLOSED.elsewhere, 1])
      for (const device of others) expect(await device.send({ type: 'say', text: 'still here' })).toBeNull()
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
