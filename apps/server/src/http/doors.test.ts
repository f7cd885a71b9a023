import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Ticket } from '@figment/protocol'
import { freePort } from '@figment/services'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TYPED_CODES_REACH_MS } from '../running/bounds.ts'
import { House } from '../testing/house.ts'
import { looks, type Player } from '../testing/player.ts'
import { rawRequest, upgradeTo } from '../testing/raw-request.ts'

const NOBODYS = 'BBBBB'
let house: House
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  house = await new House({ METRICS_PORT: String(metricsPort) }).start()
})
afterAll(() => house.remove())

async function tablesInMemory(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^figment_tables (\d+)$/m.exec(text)?.[1])
}

/** As if nobody had been there for so long. */
function leaveAlone(code: string, forMs: number): void {
  const database = new DatabaseSync(join(house.dataDir, 'figment.db'), { timeout: 5000 })
  const then = Date.now() - forMs
  database.prepare('INSERT INTO seen (code, at) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET at = excluded.at').run(code, then)
  database.close()
}

function seenAt(code: string): number {
  const database = new DatabaseSync(join(house.dataDir, 'figment.db'), { readOnly: true, timeout: 5000 })
  const row = database.prepare('SELECT at FROM seen WHERE code = ?').get(code)
  database.close()
  return Number(row?.at ?? 0)
}

/** Everything that an answer says, but for the clock. */
async function whole({ cookie }: Player, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${house.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const { date: _, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: await response.text() }
}

const ASKED = [
  ['open', { as: 'tv' }],
  ['open', { as: 'person' }],
  ['open', { as: 'person', profile: looks('Mallory') }],
  ['open', { as: 'nobody' }],
  ['redeem', { pass: 'BBBBBBBB' }],
  ['pass', {}],
  ['call', {}],
  ['erase', {}],
  ['remove', {}],
  ['clips', {}],
] as const

describe('a code that somebody types', () => {
  it('of a table that was left alone for an hour is answered like the code of no table, whatever is asked, and wakes nobody', async () => {
    const { code: alive, players } = await house.table('Ada')
    const asleep = await house.guest('Ben').create()
    await vi.waitFor(() => expect(seenAt(alive)).toBeGreaterThan(0), { timeout: 60_000 })
    leaveAlone(alive, TYPED_CODES_REACH_MS + 1000)
    leaveAlone(asleep, TYPED_CODES_REACH_MS + 1000)
    const inMemory = await tablesInMemory()
    // somebody who has a cookie already, or each answer would bring another
    const stranger = house.guest('Stranger')
    await stranger.post('/api/screens', {})
    for (const [action, body] of ASKED) {
      const codes = [NOBODYS, alive, asleep, 'nonsense']
      const [none, ...others] = await Promise.all(codes.map((code) => whole(stranger, `/api/tables/${code}/${action}`, body)))
      expect(none).toMatchObject({ status: 404, body: '{"refused":"noSuchTable"}' })
      for (const other of others) expect(other, action).toEqual(none)
    }
    expect(await tablesInMemory()).toBe(inMemory)
    expect(players[0]?.view?.open.seats).toHaveLength(1)
  })

  it('reaches a table where somebody was within the last hour', async () => {
    const { code, players } = await house.table('Ada')
    for (const player of players) player.drop()
    leaveAlone(code, TYPED_CODES_REACH_MS - 60_000)
    expect((await house.guest('Ben').ticket(code, { as: 'person' })).status).toBe(401)
    expect((await house.guest('Ben').ticket(code)).status).toBe(200)
  })

  it('reaches an older one again as soon as somebody who has a place there is back', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    ada.drop()
    await vi.waitFor(() => expect(seenAt(code)).toBeGreaterThan(0), { timeout: 60_000 })
    leaveAlone(code, 30 * TYPED_CODES_REACH_MS)
    expect((await house.guest('Ben').ticket(code)).body.refused).toBe('noSuchTable')
    await ada.join(code)
    await vi.waitFor(async () => expect((await house.guest('Ben').ticket(code)).status).toBe(200), { timeout: 60_000 })
  })

  it('reaches it after a restart, too: it is written down where people were', async () => {
    const { code } = await house.table('Ada')
    await vi.waitFor(() => expect(seenAt(code)).toBeGreaterThan(0), { timeout: 60_000 })
    await house.kill()
    await house.start()
    expect((await house.guest('Ben').ticket(code)).status).toBe(200)
  })

  it('does not wake a table that sleeps until somebody says who they are', async () => {
    const code = await house.guest('Ada').create()
    const inMemory = await tablesInMemory()
    expect((await house.guest('Ben').ticket(code, { as: 'person' })).body.refused).toBe('nameNeeded')
    expect((await house.guest('Ben').post(`/api/tables/${code}/pass`, {})).body.refused).toBe('notYours')
    expect(await tablesInMemory()).toBe(inMemory)
  })
})

describe('a link', () => {
  it('is told only to who was let in, opens a table that was left alone, and leads others to it', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    expect(JSON.stringify(await house.guest('Ben').ticket(code, { as: 'person' }))).not.toContain('key')
    const { body: adas } = await ada.ticket(code, { as: 'person' })
    const { body: tvs } = await house.guest('TV').ticket(code, { as: 'tv' })
    expect(adas.key).toMatch(/^[a-z2-7]{16}$/)
    expect(tvs.key).toBe(adas.key)
    // nor does it stand in what is sent to anybody at the table
    expect(ada.received.join()).not.toContain(adas.key)
    ada.drop()
    await vi.waitFor(() => expect(seenAt(code)).toBeGreaterThan(0), { timeout: 60_000 })
    leaveAlone(code, 30 * TYPED_CODES_REACH_MS)
    const byLink = { 'figment-key': adas.key ?? '' }
    const ben = house.guest('Ben')
    expect((await ben.ticket(code)).body.refused).toBe('noSuchTable')
    const { status, body } = await ben.post<Ticket>(`/api/tables/${code}/open`, { as: 'person', profile: looks('Ben') }, byLink)
    expect(status).toBe(200)
    await ben.listen(body)
    expect(ben.view?.you).toBe('p2')
  })

  it('is not shut out by neighbours who guess', async () => {
    const strict = await new House({ WRONG_CODES_PER_MINUTE: '1' }).start()
    const { code, players } = await strict.table('Ada')
    const { body } = await (players[0] as Player).ticket(code)
    const guesser = strict.guest('Guesser')
    const refusals = await Promise.all(Array.from({ length: 12 }, async () => (await guesser.ticket(NOBODYS)).body.refused))
    expect(refusals).toContain('tooManyTries')
    const ben = strict.guest('Ben')
    const opened = await ben.post(`/api/tables/${code}/open`, { as: 'person', profile: looks('Ben') }, { 'figment-key': body.key ?? '' })
    expect(opened.status).toBe(200)
    await strict.remove()
  })
})

it('a socket without a ticket gets one answer, whatever it asks for', async () => {
  const { code } = await house.table('Ada')
  const { body: ticket } = await house.guest('Ben').ticket(code)
  const ask = (processId: string, table: string, sessionId: string) =>
    rawRequest(house.port, upgradeTo(`/${processId}/${table}?sessionId=${sessionId}`, { Origin: house.base }))
  const none = await ask('nowhere', NOBODYS, 'a')
  expect(none).toMatch(/^HTTP\/1\.1 403 /)
  const forged = `${ticket.sessionId.slice(0, -1)}${ticket.sessionId.endsWith('A') ? 'B' : 'A'}`
  for (const processId of ['nowhere', ticket.processId])
    for (const table of [NOBODYS, code])
      for (const sessionId of ['a', 'x'.repeat(28), forged]) expect(await ask(processId, table, sessionId)).toBe(none)
  // a ticket is for one table
  expect(await ask(ticket.processId, NOBODYS, ticket.sessionId)).toBe(none)
})
