import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS } from '@figment/catalog'
import { INVITATION_HEADER } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_SESSION_LASTS_MS } from '../running/bounds.ts'
import { stillKept } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import { choosePassphrase, Operator, operatorCommand, PASSPHRASE } from '../testing/operator.ts'
import { looks } from '../testing/player.ts'

/** All of it on one server, in the order in which somebody would come to it. */
let house: House
beforeAll(async () => {
  house = await House.counting({ TRUSTED_PROXIES: '1' })
  await house.start()
})
afterAll(() => house.remove())

const openTable = (headers: Record<string, string> = {}) =>
  house.guest('Ada').post<{ code?: string }>('/api/tables', { profile: looks('Ada'), locale: 'en', game: GAME_IDS[0] }, headers)

/** A cache of a second holds what was set. */
async function untilAnswered(ask: () => Promise<{ readonly body: { readonly refused?: string } }>, refused: string | undefined) {
  await expect.poll(async () => (await ask()).body.refused, { timeout: 20_000 }).toBe(refused)
}

describe('until it is set up', () => {
  it('the page is off, tells nothing, and nobody can sign in', async () => {
    const operator = new Operator(house)
    expect(await operator.ask('')).toMatchObject({ status: 200, body: { state: 'off' } })
    for (const path of ['/desk', '/reports/aaaaaaaaaaaa/exhibit'])
      expect(await operator.ask(path)).toMatchObject({ status: 404, body: { refused: 'notSetUp' } })
    for (const path of ['/sign-in', '/challenge', '/door', '/backup'])
      expect((await operator.ask(path, {})).body).toEqual({ refused: 'notSetUp' })
  })

  it('a passphrase is chosen on the machine, beside the server that runs', async () => {
    expect(await operatorCommand(house, ['passphrase'], PASSPHRASE)).toMatchObject({ status: 0, stderr: '' })
    await expect.poll(async () => (await new Operator(house).ask('')).body.state, { timeout: 20_000 }).toBe('signedOut')
    expect(stillKept(house, PASSPHRASE)).toEqual([])
  })
})

describe('signing in', () => {
  it('is for whoever knows the passphrase; five tries from an address, and one past it', async () => {
    const stranger = new Operator(house, '203.0.113.66')
    expect(await stranger.ask('/desk')).toMatchObject({ status: 401, body: { refused: 'signInFirst' } })
    for (let tries = 0; tries < 5; tries++)
      expect(await stranger.ask('/sign-in', { passphrase: 'guess' })).toMatchObject({ status: 401, body: { refused: 'wrongPassphrase' } })
    const before = await house.reached('operatorTries')
    const sixth = await stranger.ask('/sign-in', { passphrase: PASSPHRASE })
    expect(sixth).toMatchObject({ status: 429, body: { refused: 'tooManyTries' } })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await house.reached('operatorTries')).toBe(before + 1)
    // elsewhere nobody is held up by it
    const operator = new Operator(house)
    const signedIn = await operator.ask('/sign-in', { passphrase: PASSPHRASE })
    const lastsSeconds = OPERATOR_SESSION_LASTS_MS / 1000
    expect(signedIn.headers.get('set-cookie')).toMatch(
      new RegExp(`^figment_operator=[\\w-]{43}; Path=/; Max-Age=${lastsSeconds}; HttpOnly; SameSite=Strict$`),
    )
    expect((await operator.ask('')).body.state).toBe('signedIn')
    expect((await operator.ask('/desk')).headers.get('cache-control')).toBe('no-store')
    expect(stillKept(house, operator.cookie.split('=')[1] ?? '')).toEqual([])
  })

  it('over https the cookie is a __Host- one', async () => {
    const operator = new Operator(house)
    const { headers } = await operator.ask('/sign-in', { passphrase: PASSPHRASE }, { 'x-forwarded-proto': 'https' })
    expect(headers.get('set-cookie')).toMatch(/^__Host-figment_operator=.*; HttpOnly; SameSite=Strict; Secure$/)
    expect((await operator.ask('/desk', undefined, { 'x-forwarded-proto': 'https' })).status).toBe(200)
    expect((await operator.ask('/desk')).status).toBe(401)
  })

  it('no other page can use it, and what cannot be understood changes nothing', async () => {
    const operator = await new Operator(house).signIn()
    expect((await operator.ask('/door', { newTables: false }, { origin: 'https://evil.example' })).status).toBe(403)
    const form = await operator.ask('/door', '{"newTables":false}', { 'content-type': 'text/plain' })
    expect(form).toMatchObject({ status: 400, body: { refused: 'badMessage' } })
    const rubbish: readonly (readonly [string, unknown])[] = [
      ['/door', { newTables: 'no' }],
      ['/limits', { tables: 0, people: 40 }],
      ['/limits', { tables: 1, people: 41 }],
      ['/limits', { tables: 100_001, people: 40 }],
      ['/invitations', { uses: 1001, days: 1 }],
      ['/invitations', { uses: 1, days: 0 }],
      ['/reports/answer', { id: 'aaaaaaaaaaaa', answer: 'burn' }],
      ['/nothing', {}],
    ]
    for (const [path, body] of rubbish) expect((await operator.ask(path, body)).body, path).toEqual({ refused: 'badMessage' })
    expect((await operator.desk()).door).toEqual({ newTables: true, byInvitation: false })
  })

  it('ends by signing out, and for everybody with another passphrase', async () => {
    const [one, other] = [await new Operator(house).signIn(), await new Operator(house).signIn()]
    const { cookie } = one
    await one.ask('/sign-out', {})
    expect(one.cookie).toBe('figment_operator=')
    one.cookie = cookie
    expect([(await one.ask('/desk')).status, (await other.ask('/desk')).status]).toEqual([401, 200])
    await choosePassphrase(house)
    expect((await other.ask('/desk')).status).toBe(401)
  })
})

describe('what the operator sets', () => {
  it('new tables off: those that are there go on', async () => {
    const operator = await new Operator(house).signIn()
    const { code, players } = await house.table('Ada')
    await operator.ask('/door', { newTables: false })
    expect(await openTable()).toMatchObject({ status: 403, body: { refused: 'noNewTables' } })
    expect(await players[0]?.send({ type: 'addBot' })).toBeNull()
    await house.guest('Ben').join(code)
    await operator.ask('/door', { newTables: true })
    expect((await openTable()).status).toBe(201)
  })

  it('by invitation only: a link opens as many tables as it says, until it is taken back', async () => {
    const operator = await new Operator(house).signIn()
    await operator.ask('/door', { byInvitation: true })
    expect(await openTable()).toMatchObject({ status: 403, body: { refused: 'invitationNeeded' } })
    expect((await openTable({ [INVITATION_HEADER]: 'A'.repeat(22) })).body.refused).toBe('invitationNeeded')
    const { secret } = (await operator.ask<{ secret: string }>('/invitations', { uses: 2, days: 1 })).body
    expect(stillKept(house, secret)).toEqual([])
    const opened = await Promise.all([1, 2, 3].map(() => openTable({ [INVITATION_HEADER]: secret })))
    expect(opened.filter(({ status }) => status === 201)).toHaveLength(2)
    const next = (await operator.ask<{ id: string; secret: string }>('/invitations', { uses: 5, days: 1 })).body
    // the used-up one is not listed
    expect((await operator.desk()).invitations.map(({ id, usesLeft }) => [id, usesLeft])).toEqual([[next.id, 5]])
    await operator.ask('/invitations/remove', { id: next.id })
    expect((await openTable({ [INVITATION_HEADER]: next.secret })).body.refused).toBe('invitationNeeded')
  })

  it('outlives a restart, and the command line sets it too', async () => {
    await house.kill()
    await house.start()
    expect((await openTable()).body.refused).toBe('invitationNeeded')
    expect(await operatorCommand(house, ['by-invitation', 'off'])).toMatchObject({ status: 0, stderr: '' })
    await untilAnswered(openTable, undefined)
  })

  it('limits: no table more than there may be in memory', async () => {
    const operator = await new Operator(house).signIn()
    await house.table('Ada')
    const { tables } = (await operator.desk()).figures
    expect(tables).toBeGreaterThan(0)
    await operator.ask('/limits', { tables: tables + 1, people: 40 })
    expect((await openTable()).status).toBe(201)
    await operator.ask('/limits', { tables, people: 40 })
    const before = await house.reached('tablesInMemory')
    expect((await openTable()).body.refused).toBe('serverFull')
    expect(await house.reached('tablesInMemory')).toBe(before + 1)
    await operator.ask('/limits', { tables: null, people: 40 })
    expect((await openTable()).status).toBe(201)
  })
})

describe('how many people may be at a table', () => {
  it('is for those who come: whoever has a place there comes back', async () => {
    const operator = await new Operator(house).signIn()
    const { code, players } = await house.table('Ada', 'Ben')
    await operator.ask('/limits', { tables: null, people: 2 })
    expect(await house.guest('Cleo').ticket(code)).toMatchObject({ status: 409, body: { refused: 'tableFull' } })
    await players[1]?.join(code)
    await operator.ask('/limits', { tables: null, people: 3 })
    await house.guest('Cleo').join(code)
  })
})

describe('what the operator sees', () => {
  it('figures without names and codes', async () => {
    const operator = await new Operator(house).signIn()
    const { code, players } = await house.table('Leopold', 'Ben')
    await house.guest('TV').join(code, { as: 'tv' })
    await players[0]?.send({ type: 'say', text: 'psst' })
    const desk = await operator.desk()
    expect(desk.figures).toMatchObject({ screens: 1, memory: { used: expect.any(Number), of: expect.any(Number) } })
    expect(desk.figures.people).toBeGreaterThanOrEqual(2)
    expect(desk.figures.disk?.used).toBeGreaterThan(0)
    expect(desk).toMatchObject({ trouble: null, store: 'SQLite', version: expect.stringMatching(/^\d/), reports: [], reportsInAll: 0 })
    expect(desk.processes).toHaveLength(1)
    const told = JSON.stringify(desk)
    for (const secret of [code, 'Leopold', 'psst']) expect(told).not.toContain(secret)
  })

  it('a backup that can be read, from the page and from the command line', async () => {
    const operator = await new Operator(house).signIn()
    expect((await operator.desk()).backups).toEqual({ arePossible: true, last: null, kept: 0, isRunning: false })
    const made = await operator.ask('/backup', {})
    expect(made.body).toMatchObject({ kept: 1, last: { bytes: expect.any(Number) } })
    expect(await operatorCommand(house, ['backup'])).toMatchObject({ status: 0, stdout: expect.stringContaining('the copy can be read') })
    const folder = join(house.dataDir, 'backups')
    const all = readdirSync(folder)
    expect(all.length).toBe((await operator.desk()).backups.kept)
    for (const name of all) expect(existsSync(join(folder, name, 'figment.db')), name).toBe(true)
  })

  it('the same from the command line', async () => {
    const { status, stdout } = await operatorCommand(house, ['status'])
    expect([status, stdout.split('\n')[0]]).toEqual([0, "All's well."])
  })
})
