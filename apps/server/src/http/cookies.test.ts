import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAME_IDS } from '@figment/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../connection/guest.ts'
import { readGoldens } from '../golden/golden-files.ts'
import { COOKIES_TRIED_AT_MOST } from '../running/bounds.ts'
import { House } from '../testing/house.ts'

const HTTPS = { PUBLIC_URL: 'https://play.example.org', ALLOWED_HOSTS: '127.0.0.1' }
const PLAIN = 'figment_guest'
const SECURE = '__Host-figment_guest'

const anySecret = () => randomBytes(32).toString('base64url')

/** Two servers for all of it: one over http, which moves to https later, and one over https. Both have a table of 0.1 in their files. */
let plain: House
let secure: House
beforeAll(async () => {
  plain = await House.counting()
  secure = new House(HTTPS)
  for (const house of [plain, secure]) {
    leaveTableOf01(house)
    await house.start()
  }
})
afterAll(async () => {
  for (const house of [plain, secure]) await house.remove()
})

/** The same tables and the same port, with other settings. */
async function moved(house: House, settings: Record<string, string>): Promise<void> {
  await house.kill('SIGTERM')
  house.settings = settings
  await house.start()
}

/** What the server makes of these cookies: what it tells the browser to keep, if anything. */
async function toldWith(house: House, cookie: string): Promise<string | null> {
  const response = await fetch(`${house.base}/api/screens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  })
  return response.headers.get('set-cookie')
}

async function newGuest(house: House): Promise<{ name: string; secret: string; flags: string }> {
  const [, name = '', secret = '', flags = ''] = /^([^=]+)=([^;]+); (.*)$/.exec((await toldWith(house, '')) ?? '') ?? []
  return { name, secret, flags }
}

/** Who somebody with these cookies is at a table; null: nobody there. */
async function personWith(house: House, cookie: string, code: string): Promise<string | null> {
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
    const { name, secret, flags } = await newGuest(secure)
    expect(name).toBe(SECURE)
    expect(secret).toMatch(/^[\w-]{43}$/)
    // neither a Domain nor another path, or browsers do not take it
    expect(flags).toMatch(/^Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    expect(await toldWith(secure, `${SECURE}=${secret}`)).toBeNull()
  })

  it('over http has the plain one', async () => {
    const { name, secret, flags } = await newGuest(plain)
    expect(name).toBe(PLAIN)
    expect(flags).toMatch(/^Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(await toldWith(plain, `${PLAIN}=${secret}`)).toBeNull()
  })

  it.each([
    [PLAIN, () => plain],
    [SECURE, () => secure],
  ])('cannot have chosen the secret in %s', async (name, server) => {
    const house = server()
    const made = (await newGuest(house)).secret
    const last = made.at(-1) === 'A' ? 'E' : 'A'
    const first = made.startsWith('A') ? 'B' : 'A'
    // the last letter stands for four bits: three others mean the same bytes
    const sameBytes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      .split('')
      .map((letter) => made.slice(0, -1) + letter)
      .filter((other) => other !== made && Buffer.from(other, 'base64url').equals(Buffer.from(made, 'base64url')))
    expect(sameBytes).toHaveLength(3)
    for (const chosen of [anySecret(), 'A'.repeat(43), made.slice(0, -1) + last, first + made.slice(1), ...sameBytes]) {
      const set = (await toldWith(house, `${name}=${chosen}`)) ?? ''
      expect(set).toMatch(new RegExp(`^${name}=[\\w-]{43}; `))
      expect(set).not.toContain(chosen)
      // nor do they come to sit anywhere by it
      const planted = house.guest('Planted')
      planted.cookie = `${name}=${chosen}`
      await planted.create()
      expect(planted.cookie).not.toContain(chosen)
    }
  })

  it('is not pushed aside by cookies that another site planted', async () => {
    const ada = secure.guest('Ada')
    const code = await ada.create()
    const mallory = secure.guest('Mallory')
    await mallory.join(code)
    const planted = mallory.cookie.replace(SECURE, PLAIN)
    expect(await personWith(secure, `${planted}; ${PLAIN}=${anySecret()}; ${ada.cookie}`, code)).toBe('p1')
  })

  it(`is found among ${COOKIES_TRIED_AT_MOST} cookies that came with a request, and not looked for among more`, async () => {
    const counted = async () => (await plain.metrics()).includes('{bound="cookiesTried"} 1\n')
    const { code, players } = await plain.table('Ada')
    const cookie = players[0]?.cookie ?? ''
    const others = (count: number) => Array.from({ length: count }, () => `${PLAIN}=${anySecret()}; `).join('')
    expect(await personWith(plain, others(COOKIES_TRIED_AT_MOST - 1) + cookie, code)).toBe('p1')
    expect(await counted()).toBe(false)
    expect(await personWith(plain, others(COOKIES_TRIED_AT_MOST) + cookie, code)).toBeNull()
    expect(await counted()).toBe(true)
  })
})

describe('a table of 0.1', () => {
  it.each([
    ['http', PLAIN, () => plain],
    ['https', SECURE, () => secure],
  ])('is open to everybody who has a seat there, over %s', async (_, name, server) => {
    const house = server()
    const people: (string | null)[] = []
    for (const secret of secrets.values()) {
      const old = `${PLAIN}=${secret}`
      const list = await fetch(`${house.base}/api/tables`, { headers: { cookie: old } })
      expect(await list.json()).toMatchObject({ tables: [{ code: CODE }] })
      // set anew, under the name that is right here
      expect(list.headers.get('set-cookie')).toMatch(new RegExp(`^${name}=${secret}; `))
      people.push(await personWith(house, old, CODE))
      people.push(await personWith(house, `${name}=${secret}`, CODE))
    }
    expect(people).toEqual([...secrets.keys()].flatMap((_name, at) => [`p${at + 1}`, `p${at + 1}`]))
    expect(await personWith(house, `${PLAIN}=${anySecret()}`, CODE)).toBeNull()
  })
})

describe('a server that changes', () => {
  it('knows its guests after a restart, and those with a seat after a move to https', async () => {
    const { code, players } = await plain.table('Ada', 'Ben')
    const secret = players[1]?.cookie.split('=')[1] ?? ''
    const withoutSeat = (await newGuest(plain)).secret
    const [of01 = ''] = secrets.values()
    await moved(plain, {})
    for (const known of [secret, withoutSeat]) expect(await toldWith(plain, `${PLAIN}=${known}`)).toBeNull()
    expect(await personWith(plain, `${PLAIN}=${of01}`, CODE)).toBe('p1')

    // under the old name of the cookie they are who they were
    await moved(plain, HTTPS)
    expect(await toldWith(plain, `${PLAIN}=${secret}`)).toMatch(new RegExp(`^${SECURE}=${secret}; .*; Secure$`))
    expect(await personWith(plain, `${PLAIN}=${secret}`, code)).toBe('p2')
    expect(await personWith(plain, `${SECURE}=${secret}`, code)).toBe('p2')
    expect(await personWith(plain, `${PLAIN}=${of01}`, CODE)).toBe('p1')
    // the browser sends both from now on
    expect(await toldWith(plain, `${PLAIN}=${secret}; ${SECURE}=${secret}`)).toBeNull()
    // another site may have planted one under the plain name: it counts only with a place at a table
    expect(await toldWith(plain, `${PLAIN}=${withoutSeat}`)).not.toContain(withoutSeat)
  })

  it('leaves a guest the seat when its key is lost, and knows nobody else', async () => {
    const { code, players } = await secure.table('Ada')
    const cookie = players[0]?.cookie ?? ''
    const { secret } = await newGuest(secure)
    await secure.kill()
    const database = new DatabaseSync(join(secure.dataDir, 'figment.db'))
    database.exec('DELETE FROM secrets')
    database.close()
    await secure.start()
    expect(await personWith(secure, cookie, code)).toBe('p1')
    expect(await toldWith(secure, `${SECURE}=${secret}`)).not.toContain(secret)
  })
})

const CODE = 'BCDFG'
/** Of the guests of the table of 0.1. */
const secrets = new Map<string, string>()

/** As 0.1 left it behind. */
function leaveTableOf01({ dataDir }: House): void {
  const golden = readGoldens(GAME_IDS).find(({ version }) => version === '0.1.0')
  const names = new Set((golden?.lines.join('\n') ?? '').match(/guest of [^"]+/g))
  expect(names.size).toBeGreaterThanOrEqual(2)
  const database = new DatabaseSync(join(dataDir, 'figment.db'))
  database.exec(SCHEMA_OF_0_1)
  const lines = golden?.lines ?? []
  database.prepare('INSERT INTO tables VALUES (?, 7, ?, 1763230000000, 4000000000000)').run(CODE, lines.length)
  for (const name of names) {
    const secret = secrets.get(name) ?? anySecret()
    secrets.set(name, secret)
    database.prepare('INSERT INTO guests VALUES (?, ?)').run(hashSecret(secret), CODE)
  }
  for (const [number, line] of lines.entries()) {
    const body = line.replace(/guest of [^"]+/g, (name) => hashSecret(secrets.get(name) ?? ''))
    database.prepare('INSERT INTO entries VALUES (?, ?, ?)').run(CODE, number, body)
  }
  database.close()
}

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
