import { type Chance, seededChance } from '@figment/game-kit'
import type { Ticket } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GuardedServer } from './guarded-server.ts'
import { House } from '../testing/house.ts'
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
        const answer = await rawRequest(house.port, hostile(chance, { processId, code }), { isLast: true })
        expect(answer).toMatch(/^$|^HTTP\/1\.1 \d{3} /)
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, seed) => oneByOne(seed)))
    await expectServed()
    expect(house.output).not.toContain('A request failed.')
    expect(house.output).not.toContain('Something failed that nobody had expected.')
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

const PIECES = '/ * : 99999 @ [ ] % %00 %ff .. ? # http: constructor __proto__ \\'.split(' ')
const HEADERS = [
  ...'Host Origin Cookie Range Expect Content-Length Content-Type Transfer-Encoding Authorization Set-Cookie Upgrade __proto__'.split(' '),
  ...'X-Forwarded-For X-Real-Ip Accept-Encoding If-None-Match'.split(' '),
  ...'Sec-WebSocket-Key Sec-WebSocket-Version Sec-WebSocket-Protocol Sec-WebSocket-Extensions'.split(' '),
]

const METHODS = 'GET POST HEAD OPTIONS PUT CONNECT TRACE PRI M-SEARCH'.split(' ')

/** Odd targets, headers, bodies and frames, in requests that are otherwise well formed more often than not. */
function hostile(chance: Chance, { processId, code }: Pick<Ticket, 'processId'> & { readonly code: string }): string {
  const pick = <Item>(items: readonly Item[]): Item => items[chance.below(items.length)] as Item
  const anything = (from: number, below: number) =>
    Array.from({ length: chance.below(40) }, () => String.fromCharCode(from + chance.below(below - from))).join('')
  const bytes = () => anything(0, 0x100)
  const target = () =>
    pick([
      () => Array.from({ length: 1 + chance.below(8) }, () => pick(PIECES)).join(''),
      () => `/${anything(0x21, 0x7f)}`,
      () => `/${anything(0x21, 0x100)}`,
      () => anything(0x21, 0x7f),
      () =>
        `/${pick([processId, 'p', '__proto__'])}/${pick([code, 'BCDFG', 'A'])}?sessionId=${pick(['a', '__proto__', 'constructor', '-'])}`,
      () => `/${pick(['api/tables', 'pictures', 'assets', 'clips', 'healthz'])}/${anything(0x21, 0x7f)}`,
      () => `/api/tables/${pick([code, 'BCDFG', '%00'])}/${pick(['open', 'pass', 'redeem', 'call', 'erase', 'remove', 'clips'])}`,
      () => `/${'a'.repeat(chance.below(20_000))}`,
    ])()
  const value = () => pick([() => '', () => anything(0x20, 0x7f), () => anything(0x80, 0x100), () => 'x'.repeat(chance.below(9000))])()
  const headers = (): Record<string, string> => ({
    ...(chance.below(2) === 0 ? { Origin: 'http://127.0.0.1' } : {}),
    ...Object.fromEntries(Array.from({ length: chance.below(4) }, () => [pick(HEADERS), value()])),
  })
  const request = () => requestFor(target(), headers(), pick(METHODS))
  const json = { 'Content-Type': 'application/json' }
  /** More or less than was announced, in chunks that are none, or cut off in the middle. */
  const withBody = () =>
    pick([
      () => requestFor(target(), { ...json, 'Content-Length': String(chance.below(100)) }, 'POST') + bytes(),
      () => requestFor(target(), { ...json, 'Content-Length': '9'.repeat(1 + chance.below(30)) }, 'POST') + bytes(),
      () =>
        requestFor(target(), { ...json, 'Transfer-Encoding': 'chunked' }, 'POST') +
        Array.from(
          { length: chance.below(50) },
          () => `${pick(['1', '01', 'ffffffffffffffff', '-1', ''])}\r\n${pick(['{', bytes()])}\r\n`,
        ).join(''),
      () => requestFor(target(), { ...json, 'Content-Length': '2', 'Transfer-Encoding': 'chunked' }, 'POST') + bytes(),
    ])()
  return pick([
    () => upgradeTo(target(), headers()),
    // what comes with an upgrade is taken for frames
    () => upgradeTo(target(), headers()) + bytes(),
    request,
    request,
    withBody,
    () => Array.from({ length: 1 + chance.below(6) }, () => requestFor(target(), { ...headers(), Connection: 'keep-alive' })).join(''),
    () => request().slice(0, chance.below(60)),
    bytes,
  ])()
}

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
