import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BODY_BYTES_PER_SECOND_AT_LEAST,
  BODY_PIECES_AT_MOST,
  CONNECTIONS_AT_MOST,
  CONNECTIONS_PER_ADDRESS_AT_MOST,
  FILE_HANDLES_KEPT_BACK,
  HEADER_BYTES_AT_MOST,
  HEADERS_WITHIN_MS,
  REQUEST_WITHIN_MS,
  REQUESTS_PER_CONNECTION_AT_MOST,
  SENDS_SLOWLY_FOR_AT_MOST_MS,
  SLOWNESS_LOOKED_AT_EVERY_MS,
  UNSENT_IN_ALL_AT_MOST_BYTES,
  UNSENT_LOOKED_AT_EVERY_MS,
} from '../running/bounds.ts'
import { readConfig } from '../running/config.ts'
import type { CountedBound } from '../running/counted-bounds.ts'
import { House } from '../testing/house.ts'
import { rawRequest, requestFor, upgradeTo } from '../testing/raw-request.ts'
import { type Bound, type GuardOptions, GuardedServer } from './guarded-server.ts'

/** A connection that writes down what it is told. */
class Caller {
  readonly socket: Socket
  heard = ''

  constructor(port: number, from = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from })
    this.socket.on('error', () => {})
    this.socket.setEncoding('latin1')
    this.socket.on('data', (text: string) => {
      this.heard += text
    })
  }

  /** Resolves when it was answered or closed. */
  async ask(headers: Record<string, string> = {}): Promise<string> {
    this.heard = ''
    this.socket.write(requestFor('/', { Connection: 'keep-alive', ...headers }))
    await vi.waitFor(() => expect(this.heard !== '' || this.socket.destroyed).toBe(true), { timeout: 60_000 })
    return this.heard
  }

  get isOpen(): boolean {
    return !this.socket.destroyed
  }
}

describe('connections', () => {
  const bounds: Bound[] = []
  let server: GuardedServer
  let callers: Caller[] = []
  let port = 0
  /** What is asked with `X-Wait` is not answered before this. */
  let release = () => {}

  async function serve(options: GuardOptions, listener?: RequestListener): Promise<void> {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server = new GuardedServer(
      listener ??
        (async (request, response) => {
          if (request.headers['x-wait']) await released
          response.end('fine')
        }),
      { onBound: (bound) => bounds.push(bound), ...options },
    )
    server.on('upgrade', (_, socket) => {
      socket.on('end', () => socket.end()).resume()
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as { port: number }).port
  }
  async function call(): Promise<Caller> {
    const caller = new Caller(port)
    callers.push(caller)
    await once(caller.socket, 'connect')
    return caller
  }
  const isClosed = async ({ socket }: Caller) => void (socket.destroyed || (await once(socket, 'close')))

  beforeEach(() => {
    bounds.length = 0
    callers = []
  })
  afterEach(async () => {
    release()
    for (const { socket } of callers) socket.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it.each([
    ['connections', { connectionsAtMost: 3 }],
    ['connectionsPerAddress', { connectionsPerAddress: 3 }],
  ] as const)('%s: the newest is refused when all others are busy', async (bound, options) => {
    await serve(options)
    const busy = await Promise.all([call(), call(), call()])
    const answers = busy.map((caller) => caller.ask({ 'X-Wait': 'yes' }))
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(3), { timeout: 60_000 })
    const newest = await call()
    await isClosed(newest)
    expect(newest.heard).toMatch(/^$|^HTTP\/1\.1 503 /)
    expect(bounds).toEqual([bound])
    release()
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each([
    ['connections', { connectionsAtMost: 3 }],
    ['connectionsPerAddress', { connectionsPerAddress: 3 }],
  ] as const)('%s: the one that is idle for longest makes room', async (_, options) => {
    await serve(options)
    const [first, second, third] = [await call(), await call(), await call()]
    for (const caller of [first, second, third]) expect(await caller.ask()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await first.ask()).toMatch(/^HTTP\/1\.1 200 /)
    const fourth = await call()
    expect(await fourth.ask()).toMatch(/^HTTP\/1\.1 200 /)
    await isClosed(second)
    expect([first, third, fourth].map(({ isOpen }) => isOpen)).toEqual([true, true, true])
    expect(bounds).toEqual([])
  })

  it('places come free when connections close', async () => {
    await serve({ connectionsAtMost: 2 })
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await call(), await call()]
      expect(await one.ask()).toMatch(/^HTTP\/1\.1 200 /)
      expect(await other.ask()).toMatch(/^HTTP\/1\.1 200 /)
      one.socket.destroy()
      other.socket.destroy()
      await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0), { timeout: 60_000 })
    }
    expect(bounds).toEqual([])
  })

  it('a socket that was upgraded is never idle', async () => {
    await serve({ connectionsAtMost: 1 })
    const socket = await call()
    socket.socket.write(upgradeTo('/p/BCDFG?sessionId=a'))
    await vi.waitFor(() => expect(socket.heard).toMatch(/^HTTP\/1\.1 101 /), { timeout: 60_000 })
    await isClosed(await call())
    expect(socket.isOpen).toBe(true)
    expect(bounds).toEqual(['connections'])
  })

  describe('behind a proxy, which brings everybody over its own', () => {
    const addressOf: GuardOptions['addressOf'] = ({ headers }) => String(headers['x-forwarded-for'])

    it('are counted for each address by what it has under way', async () => {
      await serve({ addressOf, connectionsPerAddress: 2 })
      const hers = { 'X-Forwarded-For': '192.0.2.1' }
      const [one, other, another, his] = [await call(), await call(), await call(), await call()]
      const waiting = one.ask({ ...hers, 'X-Wait': 'yes' })
      other.socket.write(upgradeTo('/p/BCDFG?sessionId=a', hers))
      await vi.waitFor(() => expect(other.heard).toMatch(/^HTTP\/1\.1 101 /), { timeout: 60_000 })
      expect(await another.ask(hers)).toMatch(/^HTTP\/1\.1 429 /)
      expect(await rawRequest(port, upgradeTo('/p/BCDFG?sessionId=a', hers))).toMatch(/^HTTP\/1\.1 429 /)
      expect(bounds).toEqual(['connectionsPerAddress', 'connectionsPerAddress'])
      // the connection is the proxy's, and stays
      expect(another.isOpen).toBe(true)
      expect(await his.ask({ 'X-Forwarded-For': '192.0.2.2' })).toMatch(/^HTTP\/1\.1 200 /)
      release()
      await waiting
      expect(await another.ask(hers)).toMatch(/^HTTP\/1\.1 200 /)
      other.socket.destroy()
    })
  })

  it('ask so often, and are then closed with an answer', async () => {
    await serve({ requestsPerConnection: 3 })
    const caller = await call()
    for (let asked = 0; asked < 2; asked++) expect(await caller.ask()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: keep-alive/)
    expect(bounds).toEqual([])
    expect(await caller.ask()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/)
    await isClosed(caller)
    expect(bounds).toEqual(['requestsPerConnection'])
  })

  it('are not told more than that, however much they ask at once', async () => {
    await serve({ requestsPerConnection: 3 })
    const answers = await rawRequest(port, requestFor('/', { Connection: 'keep-alive' }).repeat(4))
    expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(3)
  })

  it(`ask ${REQUESTS_PER_CONNECTION_AT_MOST} times, unless told otherwise`, async () => {
    await serve({})
    const caller = await call()
    for (let asked = 1; asked < REQUESTS_PER_CONNECTION_AT_MOST; asked++) {
      caller.heard = ''
      caller.socket.write(requestFor('/', { Connection: 'keep-alive' }))
      while (!caller.heard.endsWith('fine')) await turn()
    }
    expect(bounds).toEqual([])
    caller.socket.write(requestFor('/', { Connection: 'keep-alive' }))
    await isClosed(caller)
    expect(bounds).toEqual(['requestsPerConnection'])
  })

  it(`may bring headers of less than ${HEADER_BYTES_AT_MOST} bytes, and with one more are told that it is too much`, async () => {
    await serve({})
    /** Names and values count, and the path; what stands between them does not. */
    const withHeaders = (bytes: number) => {
      const rest = ['/', 'Host', '127.0.0.1', 'Connection', 'close', 'X-Long'].join('').length
      return rawRequest(port, requestFor('/', { 'X-Long': 'x'.repeat(bytes - rest) }))
    }
    expect(await withHeaders(HEADER_BYTES_AT_MOST - 1)).toMatch(/^HTTP\/1\.1 200 /)
    expect(bounds).toEqual([])
    expect(await withHeaders(HEADER_BYTES_AT_MOST)).toMatch(/^HTTP\/1\.1 431 /)
    expect(bounds).toEqual(['headerBytes'])
  })

  describe('that do not come to the end of what they ask', () => {
    it('have as long for it as the bounds say, unless told otherwise', async () => {
      await serve({})
      expect([server.headersTimeout, server.requestTimeout]).toEqual([HEADERS_WITHIN_MS, REQUEST_WITHIN_MS])
    })

    it.each([
      ['headersLate', 'GET / HTTP/1.1\r\nX-Slow: '],
      ['requestLate', `${requestFor('/', { 'Content-Length': '10' }, 'POST')}12345`],
    ])('are told so and closed, counted as %s; those who are done in time are not', async (bound, beginning) => {
      await serve({ headersWithinMs: 300, requestWithinMs: 600, slownessLookedAtEveryMs: 20 }, (request, response) => {
        request.resume().on('error', () => {})
        request.on('end', () => response.end('fine'))
      })
      const silent = await call()
      expect(await rawRequest(port, requestFor('/'))).toMatch(/^HTTP\/1\.1 200 /)
      expect(await rawRequest(port, beginning)).toMatch(/^HTTP\/1\.1 408 /)
      // nobody has met a bound over whose connection nothing came
      await isClosed(silent)
      expect(bounds).toEqual([bound])
    })
  })

  it('are cut when all together have one byte too much to take, the one with the most first', async () => {
    let unsent = 0
    await serve({}, ({ headers }, response) => {
      response.end(Buffer.alloc(Number(headers['x-bytes'])))
      unsent = response.socket?.writableLength ?? 0
    })
    const asksFor = async (bytes: number) => {
      const caller = await call()
      const asked = once(server, 'request')
      caller.socket.pause().write(requestFor('/', { 'X-Bytes': String(bytes) }))
      await asked
      return caller
    }
    const looks = () => sleep(2 * UNSENT_LOOKED_AT_EVERY_MS)
    const most = UNSENT_IN_ALL_AT_MOST_BYTES
    const small = await asksFor(most / 4)
    const headBytes = unsent - most / 4
    const room = most - unsent - headBytes
    const large = await asksFor(room)
    await looks()
    expect(bounds).toEqual([])
    large.socket.destroy()
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1), { timeout: 60_000 })
    const larger = await asksFor(room + 1)
    await vi.waitFor(() => expect(bounds).toEqual(['unsentInAll']), { timeout: 60_000 })
    await looks()
    expect(bounds).toEqual(['unsentInAll'])
    larger.socket.resume()
    await isClosed(larger)
    expect(larger.heard.length).toBeLessThan(room)
    small.socket.resume()
    await isClosed(small)
    expect(small.heard.length).toBe(most / 4 + headBytes)
  })

  describe('with a body', () => {
    const posted = (headers: Record<string, string>) => requestFor('/', headers, 'POST')
    let read = 0
    const echo: RequestListener = (request, response) => {
      let bytes = 0
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
        read += chunk.byteLength
      })
      request.on('error', () => {})
      request.on('end', () => response.end(`${bytes} bytes`))
    }
    const untilRead = async (count: number) => {
      if (read >= count) return
      await turn()
      await untilRead(count)
    }
    const inChunks = (count: number) => `${posted({ 'Transfer-Encoding': 'chunked' })}${'1\r\nx\r\n'.repeat(count)}0\r\n\r\n`

    it(`in ${BODY_PIECES_AT_MOST} pieces is read, and with one more than its bytes allow is cut`, async () => {
      await serve({}, echo)
      expect(await rawRequest(port, inChunks(BODY_PIECES_AT_MOST))).toMatch(/512 bytes$/)
      // each byte of them counts as well
      const allowed = Math.floor(BODY_PIECES_AT_MOST * (256 / 255))
      expect(await rawRequest(port, inChunks(allowed))).toMatch(/514 bytes$/)
      expect(bounds).toEqual([])
      expect(await rawRequest(port, inChunks(allowed + 1))).not.toContain('200 OK')
      expect(bounds).toEqual(['bodyPieces'])
    })

    it('may come in any number of pieces of some size', async () => {
      await serve({}, echo)
      const chunk = `200\r\n${'x'.repeat(512)}\r\n`
      expect(await rawRequest(port, `${posted({ 'Transfer-Encoding': 'chunked' })}${chunk.repeat(5000)}0\r\n\r\n`)).toMatch(
        /2560000 bytes$/,
      )
      expect(bounds).toEqual([])
    })

    it('that comes too slowly are let go, and not a moment earlier; steady ones are not', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
      await serve({}, echo)
      const [slow, steady] = [await call(), await call()]
      for (const { socket } of [slow, steady]) socket.write(posted({ 'Content-Length': '10000000' }))
      read = 0
      let sent = 0
      const write = ({ socket }: Caller, bytes: number) => {
        socket.write('x'.repeat(bytes))
        sent += bytes
      }
      for (let passed = 0; passed < SENDS_SLOWLY_FOR_AT_MOST_MS; passed += SLOWNESS_LOOKED_AT_EVERY_MS) {
        write(steady, (2 * BODY_BYTES_PER_SECOND_AT_LEAST * SLOWNESS_LOOKED_AT_EVERY_MS) / 1000)
        write(slow, 1)
        await untilRead(sent)
        vi.advanceTimersByTime(SLOWNESS_LOOKED_AT_EVERY_MS)
        expect(bounds).toEqual([])
      }
      vi.advanceTimersByTime(SLOWNESS_LOOKED_AT_EVERY_MS)
      expect(bounds).toEqual(['sendsSlowly'])
      await isClosed(slow)
      expect(steady.isOpen).toBe(true)
      vi.useRealTimers()
    })
  })
})

const connectionsOf = (server: GuardedServer) =>
  new Promise<number>((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))

describe('the server', () => {
  it('has these bounds unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({
      connectionsAtMost: CONNECTIONS_AT_MOST,
      connectionsPerAddress: CONNECTIONS_PER_ADDRESS_AT_MOST,
    })
  })

  it('keeps to the settings and to what the system lets it open, and counts whom it refuses', async () => {
    const [ofAnAddress, inAll] = [5, 8]
    const house = await House.counting({ CONNECTIONS_PER_ADDRESS: String(ofAnAddress) })
    house.filesAtMost = FILE_HANDLES_KEPT_BACK + inAll
    await house.start()
    const { players } = await house.table('Ada')
    const silent: Caller[] = []
    const openIn = (callers: readonly Caller[]) => callers.filter(({ isOpen }) => isOpen).length
    /** So many come from there one after the other; those who are let in stay, and say nothing. */
    const come = async (count: number, from: string) => {
      const came = Array.from({ length: count }, () => new Caller(house.port, from))
      silent.push(...came)
      await Promise.all(came.map(({ socket }) => once(socket, 'connect')))
      return came
    }
    const reaches = (bound: CountedBound, times: number) =>
      vi.waitFor(async () => expect(await house.reached(bound)).toBe(times), { timeout: 60_000 })
    // what Ada asked for before she sat down is idle, and makes room
    const here = await come(ofAnAddress - 1, '127.0.0.1')
    expect(await house.reached('connectionsPerAddress')).toBe(0)
    const [oneMore] = (await come(1, '127.0.0.1')) as [Caller]
    await reaches('connectionsPerAddress', 1)
    await vi.waitFor(() => expect(oneMore.isOpen).toBe(false), { timeout: 60_000 })
    const elsewhere = await come(inAll - ofAnAddress, '127.0.0.2')
    expect(await house.reached('connections')).toBe(0)
    const [last] = (await come(1, '127.0.0.2')) as [Caller]
    await reaches('connections', 1)
    await vi.waitFor(() => expect(last.isOpen).toBe(false), { timeout: 60_000 })
    expect([openIn(here), openIn(elsewhere)]).toEqual([ofAnAddress - 1, inAll - ofAnAddress])
    expect(await players[0]?.send({ type: 'say', text: 'still here' })).toBeNull()
    for (const { socket } of silent) socket.destroy()
    await house.remove()
  })
})
