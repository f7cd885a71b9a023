import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAME_IDS } from '@figment/catalog'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSecret } from '../connection/guest.ts'
import { readGoldens } from '../golden/golden-files.ts'
import { COOKIES_TRIED_AT_MOST } from '../running/bounds.ts'
import { House } from '../testing/house.ts'

const HTTPS = { PUBLIC_URL: 'https://play.example.org', ALLOWED_HOSTS: '127.0.0.1' }
const PLAIN = 'figment_guest'
const SECURE = '__Host-figment_guest'

const anySecret = () => randomBytes(32).toString('base64url')

let house: House
beforeEach(() => {
  house = new House()
})
afterEach(() => house.remove())

/** The same tables and the same port, with other settings. */
async function moved(settings: Record<string, string>): Promise<void> {
  await house.kill('SIGTERM')
  house.settings = settings
  await house.start()
}

/** What the server makes of these cookies: what it tells the browser to keep, if anything. */
async function toldWith(cookie: string, path = '/api/tables/BBBBB/open'): Promise<string | null> {
  const response = await fetch(house.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{"as":"person"}',
  })
  return response.headers.get('set-cookie')
}

async function newGuest(): Promise<{ name: string; secret: string; flags: string }> {
  const [, name = '', secret = '', flags = ''] = /^([^=]+)=([^;]+); (.*)$/.exec((await toldWith('')) ?? '') ?? []
  return { name, secret, flags }
}

/** Who somebody with these cookies is at a table; null: nobody there. */
async function personWith(cookie: string, code: string): Promise<string | null> {
  const device = house.guest('Somebody')
  device.cookie = cookie
  const { body } = await device.ticket(code, { as: 'person' })
  if (body.refused) return null
  await device.listen(body)
  const person = device.view?.you ?? null
  device.drop()
  return person
}

describe('a guest', () => {
  it('over https has a cookie that no other site and nobody on the way can set', async () => {
    house.settings = HTTPS
    await house.start()
    const { name, secret, flags } = await newGuest()
    expect(name).toBe(SECURE)
    expect(secret).toMatch(/^[\w-]{43}$/)
    // neither a Domain nor another path, or browsers do not take it
    expect(flags).toMatch(/^Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    expect(await toldWith(`${SECURE}=${secret}`)).toBeNull()
  })

  it('over http has the plain one', async () => {
    await house.start()
    const { name, secret, flags } = await newGuest()
    expect(name).toBe(PLAIN)
    expect(flags).toMatch(/^Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(await toldWith(`${PLAIN}=${secret}`)).toBeNull()
  })

  it('is the same after a restart', async () => {
    await house.start()
    const { secret } = await newGuest()
    await moved({})
    expect(await toldWith(`${PLAIN}=${secret}`)).toBeNull()
  })

  it.each([
    [PLAIN, {}],
    [SECURE, HTTPS],
  ])('cannot have chosen the secret in %s', async (name, settings) => {
    house.settings = settings
    await house.start()
    const made = (await newGuest()).secret
    const last = made.at(-1) === 'A' ? 'E' : 'A'
    const first = made.startsWith('A') ? 'B' : 'A'
    // the last letter stands for four bits: three others mean the same bytes
    const sameBytes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      .split('')
      .map((letter) => made.slice(0, -1) + letter)
      .filter((other) => other !== made && Buffer.from(other, 'base64url').equals(Buffer.from(made, 'base64url')))
    expect(sameBytes).toHaveLength(3)
    for (const chosen of [anySecret(), 'A'.repeat(43), made.slice(0, -1) + last, first + made.slice(1), ...sameBytes]) {
      const set = (await toldWith(`${name}=${chosen}`)) ?? ''
      expect(set).toMatch(new RegExp(`^${name}=[\\w-]{43}; `))
      expect(set).not.toContain(chosen)
      // nor do they come to sit anywhere by it
      const planted = house.guest('Planted')
      planted.cookie = `${name}=${chosen}`
      await planted.create()
      expect(planted.cookie).not.toContain(chosen)
    }
  })

  it('is who they were under the old name of the cookie after a move to https', async () => {
    await house.start()
    const { code, players } = await house.table('Ada', 'Ben')
    const secret = players[1]?.cookie.split('=')[1] ?? ''
    const withoutSeat = (await newGuest()).secret
    await moved(HTTPS)
    expect(await toldWith(`${PLAIN}=${secret}`)).toMatch(new RegExp(`^${SECURE}=${secret}; .*; Secure$`))
    expect(await personWith(`${PLAIN}=${secret}`, code)).toBe('p2')
    expect(await personWith(`${SECURE}=${secret}`, code)).toBe('p2')
    // the browser sends both from now on
    expect(await toldWith(`${PLAIN}=${secret}; ${SECURE}=${secret}`)).toBeNull()
    // another site may have planted one under the plain name: it counts only with a place at a table
    expect(await toldWith(`${PLAIN}=${withoutSeat}`)).not.toContain(withoutSeat)
  })

  it('is not pushed aside by cookies that another site planted', async () => {
    house.settings = HTTPS
    await house.start()
    const ada = house.guest('Ada')
    const code = await ada.create()
    const mallory = house.guest('Mallory')
    await mallory.join(code)
    const planted = mallory.cookie.replace(SECURE, PLAIN)
    expect(await personWith(`${planted}; ${PLAIN}=${anySecret()}; ${ada.cookie}`, code)).toBe('p1')
  })

  it('keeps a seat when the key of the server is lost, and is somebody new without one', async () => {
    await house.start()
    const { code, players } = await house.table('Ada')
    const cookie = players[0]?.cookie ?? ''
    const { secret } = await newGuest()
    await house.kill()
    const database = new DatabaseSync(join(house.dataDir, 'figment.db'))
    database.exec('DELETE FROM secrets')
    database.close()
    await house.start()
    expect(await personWith(cookie, code)).toBe('p1')
    expect(await toldWith(`${PLAIN}=${secret}`)).not.toContain(secret)
  })

  it(`is found among ${COOKIES_TRIED_AT_MOST} cookies that came with a request, and not looked for among more`, async () => {
    await house.remove()
    house = await (await House.counting()).start()
    const counted = async () => (await house.metrics()).includes('{bound="cookiesTried"} 1\n')
    const { code, players } = await house.table('Ada')
    const cookie = players[0]?.cookie ?? ''
    const others = (count: number) => Array.from({ length: count }, () => `${PLAIN}=${anySecret()}; `).join('')
    expect(await personWith(others(COOKIES_TRIED_AT_MOST - 1) + cookie, code)).toBe('p1')
    expect(await counted()).toBe(false)
    expect(await personWith(others(COOKIES_TRIED_AT_MOST) + cookie, code)).toBeNull()
    expect(await counted()).toBe(true)
  })
})

describe('a table of 0.1', () => {
  const CODE = 'BCDFG'
  const secrets = new Map<string, string>()

  /** As 0.1 left it behind, with the secrets of its guests. */
  beforeEach(() => {
    const golden = readGoldens(GAME_IDS).find(({ version }) => version === '0.1.0')
    const names = new Set((golden?.lines.join('\n') ?? '').match(/guest of [^"]+/g))
    expect(names.size).toBeGreaterThanOrEqual(2)
    const database = new DatabaseSync(join(house.dataDir, 'figment.db'))
    database.exec(SCHEMA_OF_0_1)
    const lines = golden?.lines ?? []
    database.prepare('INSERT INTO tables VALUES (?, 7, ?, 1763230000000, 4000000000000)').run(CODE, lines.length)
    for (const name of names) {
      secrets.set(name, anySecret())
      database.prepare('INSERT INTO guests VALUES (?, ?)').run(hashSecret(secrets.get(name) ?? ''), CODE)
    }
    for (const [number, line] of lines.entries()) {
      const body = line.replace(/guest of [^"]+/g, (name) => hashSecret(secrets.get(name) ?? ''))
      database.prepare('INSERT INTO entries VALUES (?, ?, ?)').run(CODE, number, body)
    }
    database.close()
  })

  it.each([
    ['http', {}, PLAIN],
    ['https', HTTPS, SECURE],
  ])('is open to everybody who has a seat there, over %s', async (_, settings, name) => {
    house.settings = settings
    await house.start()
    const people: (string | null)[] = []
    for (const secret of secrets.values()) {
      const old = `${PLAIN}=${secret}`
      const list = await fetch(`${house.base}/api/tables`, { headers: { cookie: old } })
      expect(await list.json()).toMatchObject({ tables: [{ code: CODE }] })
      // set anew, under the name that is right here
      expect(list.headers.get('set-cookie')).toMatch(new RegExp(`^${name}=${secret}; `))
      people.push(await personWith(old, CODE))
      people.push(await personWith(`${name}=${secret}`, CODE))
    }
    expect(people).toEqual([...secrets.keys()].flatMap((_name, at) => [`p${at + 1}`, `p${at + 1}`]))
    expect(await personWith(`${PLAIN}=${anySecret()}`, CODE)).toBeNull()
  })

  it('stays so when the server moves to https later', async () => {
    await house.start()
    const [secret = ''] = secrets.values()
    expect(await personWith(`${PLAIN}=${secret}`, CODE)).toBe('p1')
    await moved(HTTPS)
    expect(await personWith(`${PLAIN}=${secret}`, CODE)).toBe('p1')
  })
})

const SCHEMA_OF_0_1 = `
CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL);
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO kysely_migration VALUES ('01 tables and entries', '2026-11-16T20:00:00.000Z'),
  ('02 when a table was active, guests and finished games', '2026-11-16T20:00:00.001Z'),
  ('03 entries as they come', '2026-11-16T20:00:00.002Z');
CREATE TABLE tables (code text PRIMARY KEY, epoch integer NOT NULL, length integer NOT NULL, opened_at bigint NOT NULL,
  active_at bigint DEFAULT 0 NOT NULL);
CREATE TABLE entries (code text NOT NULL, number integer NOT NULL, body text NOT NULL,
  CONSTRAINT entries_of_a_table PRIMARY KEY (code, number));
CREATE TABLE guests (guest text NOT NULL, code text NOT NULL, CONSTRAINT tables_of_a_guest PRIMARY KEY (guest, code));
CREATE INDEX guests_of_a_table ON guests (code);
CREATE TABLE finished_games (code text NOT NULL, game text NOT NULL, from_number integer NOT NULL, to_number integer NOT NULL,
  ended_at bigint NOT NULL, CONSTRAINT games_of_a_table PRIMARY KEY (code, to_number));
CREATE TABLE fresh_entries (code text NOT NULL, number integer NOT NULL, body text NOT NULL);
`
