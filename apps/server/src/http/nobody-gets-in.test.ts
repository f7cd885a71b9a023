import { GAME_IDS } from '@figment/catalog'
import { DREAMS } from '@figment/pictures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from '../testing/house.ts'
import { Player } from '../testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

describe('nobody gets in', () => {
  it('a guest is a cookie that no script can read and no other site can send', async () => {
    const response = await fetch(`${house.base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ profile: { name: 'Ada', colour: 'rose', shape: 'heart' }, locale: 'en', game: GAME_IDS[0] }),
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^figment_guest=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const overTls = new House({ PUBLIC_URL: 'https://play.example.org', ALLOWED_HOSTS: '127.0.0.1' })
    await overTls.start()
    const secure = await fetch(`${overTls.base}/api/tables/BCDFG/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"as":"tv"}',
    })
    expect(secure.headers.get('set-cookie')).toContain('; Secure')
    expect(secure.headers.get('strict-transport-security')).toBeTruthy()
    await overTls.remove()
  })

  it("a ticket does not work without its guest's cookie", async () => {
    const { code } = await house.table('Ada')
    const ben = house.guest('Ben')
    const { body: ticket } = await ben.ticket(code)
    const thief = house.guest('Thief')
    await expect(thief.listen(ticket, { cookie: '' })).rejects.toThrow(/closed/)
    const other = house.guest('Other')
    await other.create()
    const { body: second } = await ben.ticket(code)
    await expect(other.listen(second)).rejects.toThrow(/closed/)
    const { body: third } = await ben.ticket(code)
    await ben.listen(third)
    expect(ben.view?.you).toBe('p2')
    // and it works once
    await expect(house.guest('Again').listen(third, { cookie: ben.cookie })).rejects.toThrow(/closed/)
  })

  it('a stranger with the code is a new person, never somebody who sits there', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const stranger = await house.guest('Mallory').join(code)
    expect(stranger.view?.you).toBe('p3')
    expect(players[0]?.view?.you).toBe('p1')
  })

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('a socket or a request from %s is turned away', async (origin) => {
    const { code } = await house.table('Ada')
    const ben = house.guest('Ben')
    const { body: ticket } = await ben.ticket(code)
    await expect(ben.listen(ticket, { origin })).rejects.toThrow(/closed/)
    const { status } = await ben.post(`/api/tables/${code}/open`, { as: 'tv' }, { origin })
    expect(status).toBe(403)
  })

  it('a newcomer must have a name', async () => {
    const { code } = await house.table('Ada')
    const { status, body } = await house.guest('Ben').ticket(code, { as: 'person' })
    expect(status).toBe(401)
    expect(body.refused).toBe('nameNeeded')
  })

  it('codes cannot be tried out; who sits at a table keeps it', async () => {
    const strict = await new House({ WRONG_CODES_PER_MINUTE: '3' }).start()
    const { code, players } = await strict.table('Ada')
    const guesser = strict.guest('Guesser')
    const answers = await Promise.all(Array.from({ length: 16 }, async () => (await guesser.ticket('BBBBB')).body.refused))
    const told = (refused: string) => answers.filter((answer) => answer === refused).length
    // on a slow machine some may have come back meanwhile
    expect(told('noSuchTable')).toBeGreaterThanOrEqual(10)
    expect(told('tooManyTries')).toBeGreaterThanOrEqual(3)
    // the right code says no more than a wrong one
    expect((await guesser.ticket(code)).body.refused).toBe('tooManyTries')
    await players[0]?.join(code)
    expect(players[0]?.view?.you).toBe('p1')
    await strict.remove()
  })

  it('addresses are counted apart, as the trusted proxy sees them', async () => {
    const behind = await new House({ WRONG_CODES_PER_MINUTE: '1', TRUSTED_PROXIES: '1' }).start()
    const guess = async (address: string) =>
      (await new Player(behind.base, 'x').post('/api/tables/BBBBB/open', { as: 'tv' }, { 'x-forwarded-for': address })).status
    expect(await Promise.all([guess('1.1.1.1'), guess('1.1.1.1'), guess('1.1.1.1')])).toEqual([404, 404, 404])
    expect(await guess('1.1.1.1')).toBe(429)
    expect(await guess('2.2.2.2')).toBe(404)
    // what the client itself claims to the left of it does not count
    expect(await guess('9.9.9.9, 1.1.1.1')).toBe(429)
    await behind.remove()
  })

  it.each([
    '/',
    '/BCDFG',
    '/tv/BCDFG',
    '/healthz',
    '/readyz',
    '/api/tables',
    `/pictures/dreams/${DREAMS.first[0]}-240.avif`,
    '/nothing.js',
    '/pictures/dreams/scenes.json',
  ])('%s carries the headers', async (path) => {
    const { headers } = await fetch(house.base + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('only pictures and descriptions are served of the content', async () => {
    expect((await fetch(`${house.base}/pictures/dreams/${DREAMS.first[0]}-600.webp`)).headers.get('content-type')).toBe('image/webp')
    const described = await fetch(`${house.base}/pictures/dreams/alt.pl.json`)
    expect(described.headers.get('content-encoding')).toBe('gzip')
    expect(Object.keys((await described.json()) as object)).toContain(DREAMS.first[0])
    expect((await fetch(`${house.base}/pictures/dragons/alt.pl.json`)).status).toBe(404)
    for (const path of [
      '/pictures/dreams/scenes.json',
      '/pictures/package.json',
      '/pictures/src/index.ts',
      '/pictures/..%2f..%2fpackage.json',
    ]) {
      const { headers } = await fetch(house.base + path)
      expect(headers.get('content-type')).not.toContain('json')
    }
  })
})
