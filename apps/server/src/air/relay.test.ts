import { join } from 'node:path'
import { type Coturn, startCoturn } from '@figment/services'
import { IN_CALL_AT_MOST, type IceServer } from '@figment/protocol'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { RELAY_PASSWORD_LASTS_MS } from '../running/bounds.ts'
import { RelayClient } from '../testing/relay-client.ts'
import { callServers } from './call-servers.ts'

const DEPLOY = join(import.meta.dirname, '../../../../deploy')
const SECRET = 'between us and the relay'
/** As `deploy/turnserver.conf` says. */
const USER_QUOTA = 64

let coturn: Coturn
const clients: RelayClient[] = []
beforeAll(async () => {
  coturn = await startCoturn({ script: join(DEPLOY, 'start-turnserver.sh'), conf: join(DEPLOY, 'turnserver.conf'), secret: SECRET })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => coturn.stop())

function login(guest: string, now?: number): IceServer {
  const { iceServers } = callServers({ stunUrls: [], turnUrls: ['turn:turn.example.org'], turnSecret: SECRET }, guest, now)
  return iceServers[0] ?? { urls: [] }
}

function client(guest: string, { at, family }: { at?: number; family?: 'udp4' | 'udp6' } = {}): RelayClient {
  const made = new RelayClient(coturn.port, login(guest, at), family)
  clients.push(made)
  return made
}

it('lets in whoever has a password of ours that is not too old', async () => {
  expect(await client('ada').allocate()).toBe(0)
  expect(await client('ada', { at: Date.now() - RELAY_PASSWORD_LASTS_MS - 5000 }).allocate()).toBe(401)
  const forger = new RelayClient(coturn.port, { ...login('ada'), credential: 'made up' })
  clients.push(forger)
  expect(await forger.allocate()).toBe(401)
})

it('a call of eight, with two networks and a page that was reloaded, stays within the quota of a guest', () => {
  const others = IN_CALL_AT_MOST - 1
  const [transports, networks, pages] = [2, 2, 2]
  expect(others * transports * networks * pages).toBeLessThanOrEqual(USER_QUOTA)
})

it('a guest has its quota and not one more, also with a password of another hour', async () => {
  const now = Date.now()
  for (let nth = 0; nth < USER_QUOTA; nth++) expect(await client('ben', { at: now + nth * 1000 }).allocate()).toBe(0)
  expect(await client('ben').allocate()).toBe(486)
  expect(await client('ben', { at: now + 60_000 }).allocate()).toBe(486)
  expect(await client('cleo').allocate()).toBe(0)
})

it('connects nobody over TCP', async () => {
  expect(await client('dora').allocate({ transport: 'tcp' })).toBe(442)
})

it('leads to people, and to nothing in its own network', async () => {
  const ipv4 = client('eve')
  expect(await ipv4.allocate()).toBe(0)
  for (const person of ['1.1.1.1', '100.63.255.255', '172.32.0.1', '193.0.0.1', '223.255.255.255'])
    expect([person, await ipv4.permit(person)]).toEqual([person, 0])
  const ownNetworks = ['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.17.0.1', '172.31.255.255']
  const noPeople = ['192.0.0.1', '192.168.1.1', '198.18.0.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255']
  // its public address, as deploy/start-turnserver.sh adds it
  for (const denied of [...ownNetworks, ...noPeople, '198.41.0.4']) expect([denied, await ipv4.permit(denied)]).toEqual([denied, 403])
})

it('nor does it by way of IPv6', async () => {
  const ipv6 = client('finn', { family: 'udp6' })
  expect(await ipv6.allocate()).toBe(0)
  for (const person of ['2606:4700::1111', '2a00:1450:4001::1', '2001:4860::8888'])
    expect([person, await ipv6.permit(person)]).toEqual([person, 0])
  const ownNetworks = ['::1', 'fd00::2', 'fc12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1']
  const ipv4InDisguise = [
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.0',
    '::10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001::1',
  ]
  for (const denied of [...ownNetworks, ...ipv4InDisguise]) expect([denied, await ipv6.permit(denied)]).toEqual([denied, 403])
})
