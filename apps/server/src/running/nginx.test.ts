import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Nginx, startNginx } from '@figment/services'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { House } from '../testing/house.ts'
import { Player } from '../testing/player.ts'
import { readConfig } from './config.ts'

const CONF = readFileSync(join(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8')

/** The number that stands where the pattern has a group. */
const numberAt = (pattern: RegExp): number => Number(pattern.exec(CONF)?.[1] ?? Number.NaN)

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** With `deploy/nginx.conf` as it is, but for where it listens and whom it asks; `changes` make its bounds small enough for a test. */
async function nginxBefore(upstream: number, changes: readonly (readonly [from: string, to: string])[] = []): Promise<Nginx> {
  const [, http = ''] = /^http \{\n([\s\S]*)^\}$/m.exec(CONF) ?? []
  // what only a container has, and what `startNginx` says itself
  const fitting = http.replace(/^ *(include|resolver|resolver_timeout|access_log|\w+_temp_path) .*;$/gm, '')
  const changed = changes.reduce((conf, [from, to]) => {
    expect(conf).toContain(from)
    return conf.replaceAll(from, to)
  }, fitting)
  const nginx = await startNginx((port) =>
    changed
      .replace('listen 80 default_server;', `listen 127.0.0.1:${port};\n${PRETEND_ADDRESS}`)
      .replace('set $processes app:3000;', `set $processes 127.0.0.1:${upstream};`),
  )
  closers.push(() => nginx.stop())
  return nginx
}
/** Tests come from one address and say in a header from which they pretend to come. */
const PRETEND_ADDRESS = 'set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address; location = /key { return 200 $client_key; }'
const from = (address: string) => ({ 'x-test-address': address })

/** Something to stand in front of. It keeps those who ask for /hold waiting until they are let go. */
class Echo {
  readonly held: (() => void)[] = []
  readonly #server: Server = createServer((request, response) => {
    const tell = () => response.end(JSON.stringify(request.rawHeaders))
    request.resume().on('end', () => (request.url === '/hold' ? this.held.push(tell) : tell()))
  })

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    closers.push(async () => {
      this.#server.closeAllConnections()
      await new Promise((resolve) => this.#server.close(resolve))
    })
    return this
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }
}

const valuesOf = (rawHeaders: readonly string[], name: string): readonly string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)

describe('deploy/nginx.conf', () => {
  it('counts an IPv4 address as one, and so all addresses of a /64 network', async () => {
    const { url } = await nginxBefore(9)
    const keys = {
      '203.0.113.7': '203.0.113.7',
      '::ffff:203.0.113.7': '203.0.113.7',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1:2',
      '2001:db8:1:2::6': '2001:db8:1:2',
      '2001:db8:1::6': '2001:db8:1:0',
      '2001:db8:1:0:5::6': '2001:db8:1:0',
      '2001:db8::6': '2001:db8:0:0',
      '2001:db8:0:0:5:6:7:8': '2001:db8:0:0',
      '2001::6': '2001:0:0:0',
      '2001:0:0:4:5:6:7:8': '2001:0:0:4',
      '::1': '::1',
    }
    for (const [address, key] of Object.entries(keys)) {
      expect([address, await (await fetch(`${url}/key`, { headers: from(address) })).text()]).toEqual([address, key])
    }
  })

  it('hands on Host as it came, one address and one scheme, and nothing that a client says of itself', async () => {
    const echo = await new Echo().start()
    const { url, port } = await nginxBefore(echo.port)
    const claims = { 'X-Forwarded-For': '10.0.0.1, 10.0.0.2', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example.org' }
    const more = { 'X-Real-IP': '10.0.0.3', Forwarded: 'for=10.0.0.4' }
    const heard = (await (await fetch(`${url}/`, { headers: { ...claims, ...more } })).json()) as string[]
    expect(valuesOf(heard, 'host')).toEqual([`127.0.0.1:${port}`])
    expect(valuesOf(heard, 'x-forwarded-for')).toEqual(['127.0.0.1'])
    expect(valuesOf(heard, 'x-forwarded-proto')).toEqual(['http'])
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded']) expect(valuesOf(heard, name)).toEqual([])
    // that one address is what the process believes
    expect(readConfig({ TRUSTED_PROXIES: '1' }).trustedProxies).toBe(valuesOf(heard, 'x-forwarded-for').length)
  })

  it('lets one address have so many requests under way and not one more; another address does not feel it', async () => {
    const echo = await new Echo().start()
    const { url } = await nginxBefore(echo.port, [['limit_conn connections 2000;', 'limit_conn connections 5;']])
    const ask = async (path: string, address: string) => (await fetch(url + path, { headers: from(address) })).status
    const waiting = Array.from({ length: 5 }, (_, nth) => ask('/hold', `2001:db8:1:2::${nth + 1}`))
    await vi.waitFor(() => expect(echo.held).toHaveLength(5), { timeout: 60_000 })
    expect(await ask('/', '2001:db8:1:2::77')).toBe(429)
    expect(await ask('/', '2001:db8:1:3::77')).toBe(200)
    for (const letGo of echo.held) letGo()
    expect(await Promise.all(waiting)).toEqual([200, 200, 200, 200, 200])
    await vi.waitFor(async () => expect(await ask('/', '2001:db8:1:2::77')).toBe(200), { timeout: 60_000 })
  })

  it.each([
    ['questions', '/api/tables/BBBBB/open', 'rate=300r/s', 'burst=6000'],
    ['recordings', '/api/tables/BBBBB/clips', 'rate=300r/s', 'burst=6000'],
    ['files', '/', 'rate=500r/s', 'burst=20000'],
  ])('lets one address ask so many %s at once and not one more', async (_, path, rate, burst) => {
    const echo = await new Echo().start()
    const { url } = await nginxBefore(echo.port, [
      [rate, 'rate=1r/m'],
      [burst, 'burst=3'],
    ])
    const ask = async (address: string) => (await fetch(url + path, { headers: from(address) })).status
    const statuses = []
    for (let nth = 0; nth < 5; nth++) statuses.push(await ask('192.0.2.1'))
    // the first is not part of the burst
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(await ask('192.0.2.2')).toBe(200)
  })

  it.each([
    ['/api/tables', 16 * 1024],
    ['/api/tables/BBBBB/clips', 5 * 1024 * 1024],
    ['/', 16 * 1024],
  ])('to %s takes a body of %i bytes and not one more', async (path, bytes) => {
    const echo = await new Echo().start()
    const { url } = await nginxBefore(echo.port)
    const send = async (length: number) => (await fetch(url + path, { method: 'POST', body: Buffer.alloc(length) })).status
    expect(await send(bytes)).toBe(200)
    expect(await send(bytes + 1)).toBe(413)
  })

  it('leaves a school of 200 behind one address much room', () => {
    // a newcomer asks for 45 files and 2 questions until the first round; the end of a game of Pictomania shows 18 drawings of earlier ones
    const [people, connectionsEach, filesEach, questionsEach] = [200, 7, 60, 20]
    expect(numberAt(/limit_conn connections (\d+);/)).toBeGreaterThanOrEqual(1.4 * people * connectionsEach)
    expect(numberAt(/zone=files burst=(\d+) /)).toBeGreaterThanOrEqual(1.5 * people * filesEach)
    expect(numberAt(/zone=questions burst=(\d+) /)).toBeGreaterThanOrEqual(1.5 * people * questionsEach)
    // everybody looks for a table that is away about once a second
    expect(numberAt(/zone=questions:\d+m rate=(\d+)r/)).toBeGreaterThanOrEqual(1.5 * people)
  })

  it('lets 200 people of one school come to 25 tables at once and play on over their sockets', async () => {
    const house = await new House({ TRUSTED_PROXIES: '1' }).start()
    closers.push(() => house.remove())
    // how long it takes is not what this is about
    const { url } = await nginxBefore(house.port, [
      ['proxy_read_timeout 4s;', 'proxy_read_timeout 60s;'],
      ['proxy_connect_timeout 1s;', 'proxy_connect_timeout 60s;'],
      ['proxy_read_timeout 30s;', 'proxy_read_timeout 60s;'],
    ])
    const hosts = Array.from({ length: 25 }, (_, nth) => new Player(url, `Host ${nth}`))
    const codes = await Promise.all(hosts.map((host) => host.create()))
    const others = codes.flatMap((code, table) =>
      Array.from({ length: 7 }, (_, nth) => [new Player(url, `${table}.${nth}`), code] as const),
    )
    const seats = [...hosts.map((host, table) => [host, codes[table] ?? ''] as const), ...others]
    await Promise.all(seats.map(([player, code]) => player.join(code)))
    expect(seats).toHaveLength(200)
    expect(seats.filter(([player]) => player.view && player.closedWith === null)).toHaveLength(200)
    for (const [player] of seats) player.socket?.terminate()
  })
})
