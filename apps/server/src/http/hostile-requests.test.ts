import { seededChance } from '@figment/game-kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GuardedServer } from './guarded-server.ts'
import { House } from '../testing/house.ts'
import { hostileRequest } from '../testing/hostile-request.ts'
import { rawRequest, requestFor, upgradeTo } from '../testing/raw-request.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

/** The process is the same, and lets people in as before. */
async function expectServed(): Promise<void> {
  expect(house.isAlive).toBe(true)
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200)
}

const NOWHERE = [
  '*:99999',
  '*',
  '*@:99999',
  'http://127.0.0.1:99999/',
  'http://[/',
  'ws://127.0.0.1/',
  '/\u00e9',
  '/\u00ff\u00fe?sessionId=a',
]

describe('a hostile request', () => {
  it.each([...NOWHERE, '/', '//', '//[/', '/%', '/p/BCDFG', '/p/BCDFG?sessionId=', '/p/BCDFG?sessionId=a b', '/p/constructor?sessionId=a'])(
    'for a socket at %j is turned away and changes nothing',
    async (target) => {
      expect(await rawRequest(house.port, upgradeTo(target))).toMatch(/^HTTP\/1\.1 400 /)
      await expectServed()
    },
  )

  it.each(NOWHERE)('for %j is turned away and changes nothing', async (target) => {
    expect(await rawRequest(house.port, requestFor(target))).toMatch(/^HTTP\/1\.1 400 /)
    await expectServed()
  })

  it.each(['a b', 'a:99999', '[::1', 'somebody@127.0.0.1', 'a/b?c', '\u00e9', '%'])(
    'that calls this host %j is turned away',
    async (Host) => {
      expect(await rawRequest(house.port, upgradeTo('/p/BCDFG?sessionId=a', { Host }))).toMatch(/^HTTP\/1\.1 400 /)
      expect(await rawRequest(house.port, requestFor('/healthz', { Host }))).toMatch(/^HTTP\/1\.1 400 /)
      await expectServed()
    },
  )

  it('is told from an ordinary one, which is answered as ever', async () => {
    expect(await rawRequest(house.port, requestFor('/healthz'))).toMatch(/^HTTP\/1\.1 200 /)
    expect(await rawRequest(house.port, requestFor('/healthz', { Host: '[::1]:8080' }))).toMatch(/^HTTP\/1\.1 200 /)
    expect(await rawRequest(house.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('comes 10,000 times, seeded, and people play on', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const { processId } = (await house.guest('Cleo').ticket(code, { as: 'tv' })).body
    const [ada, ben] = players
    const before = structuredClone(ada?.view?.open)
    const handles = house.openHandles
    const memory = house.memoryBytes
    const oneByOne = async (seed: number) => {
      const chance = seededChance(`hostile ${seed}`)
      for (let sent = 0; sent < 200; sent++) {
        const answer = await rawRequest(house.port, hostileRequest(chance, { processId, code }), { isLast: true })
        expect(answer).toMatch(/^$|^HTTP\/1\.1 \d{3} /)
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, seed) => oneByOne(seed)))
    await expectServed()
    expect(house.output).not.toContain('A request failed.')
    expect(house.output).not.toContain('Something failed that nobody had expected')
    expect((await ada?.refresh())?.open).toEqual(before)
    expect(await ben?.send({ type: 'startGame' })).toBe('onlyTheHost')
    expect(players.map(({ closedWith }) => closedWith)).toEqual([null, null])
    // nothing is kept of them; the connections of those who were just served are, for a while
    await vi.waitFor(() => expect(house.openHandles).toBeLessThanOrEqual(handles + 4), { timeout: 60_000 })
    expect(house.memoryBytes - memory).toBeLessThan(10_000 * KEPT_BYTES_AT_MOST)
  })
})

/** Of one request, once it is over: far less than the smallest of them would take if it stayed. The rest is Node's own room to breathe. */
const KEPT_BYTES_AT_MOST = 16 * 1024

describe('a guarded server', () => {
  it('outlives a listener that throws, and closes the connection that it threw at', async () => {
    const server = new GuardedServer((request, response) => {
      if (request.url !== '/fine') throw new Error('thrown at a request')
      response.end('fine')
    })
    server.on('upgrade', () => {
      throw new Error('thrown at an upgrade')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    expect(await rawRequest(port, requestFor('/'))).toBe('')
    expect(await rawRequest(port, upgradeTo('/p/BCDFG?sessionId=a'))).toBe('')
    expect(await rawRequest(port, requestFor('/fine'))).toMatch(/fine$/)
    await new Promise((resolve) => server.close(resolve))
  })

  it('leaves to others what concerns no connection', () => {
    expect(() => new GuardedServer().emit('error', new Error('the port is taken'))).toThrow('the port is taken')
  })
})
