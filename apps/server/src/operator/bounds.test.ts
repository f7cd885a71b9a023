import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, openSqliteLog } from '@figment/event-log'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BackupShelf } from '../keeping/backup.ts'
import {
  BACKUPS_KEPT_AT_MOST,
  INVITATIONS_AT_MOST,
  OPERATOR_SESSION_LASTS_MS,
  OPERATOR_SESSIONS_AT_MOST,
  PASSKEYS_AT_MOST,
} from '../running/bounds.ts'
import { HouseRules } from './house-rules.ts'
import { OperatorKeys, sessionCookie } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'figment-log-'))
const page = { origin: 'https://play.example.org', host: 'play.example.org' }
let log: EventLog
let keys: OperatorKeys
beforeAll(async () => {
  log = await openSqliteLog(join(folder, 'figment.db'))
  keys = new OperatorKeys(log.notes, await log.secret('operator'))
  await keys.setPassphrase('four words that nobody guesses')
})
afterAll(async () => {
  await log.close()
  rmSync(folder, { recursive: true })
})

it('so many are signed in at once; with one more the first is signed out', async () => {
  const cookies: string[] = []
  const isIn = (cookie: string | undefined) => keys.isSignedIn(cookie, true)
  for (let at = 0; at < OPERATOR_SESSIONS_AT_MOST; at++) {
    cookies.push(sessionCookie(await keys.signIn(), true))
    // one after the other by the clock
    await expect.poll(() => Date.now()).toBeGreaterThan(((await log.notes.list('session', 1))[0]?.at ?? 0) + 1)
  }
  expect([await isIn(cookies[0]), await isIn(cookies.at(-1))]).toEqual([true, true])
  const last = sessionCookie(await keys.signIn(), true)
  expect([await isIn(cookies[0]), await isIn(cookies[1]), await isIn(last)]).toEqual([false, true, true])
  // not under the name that anybody could have set
  expect(await keys.isSignedIn(last, false)).toBe(false)
})

it('a session is over when its time is', async () => {
  const cookie = sessionCookie(await keys.signIn(), true)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + OPERATOR_SESSION_LASTS_MS - 1000)
  expect(await keys.isSignedIn(cookie, true)).toBe(true)
  vi.spyOn(Date, 'now').mockReturnValue(now + OPERATOR_SESSION_LASTS_MS + 1000)
  expect(await keys.isSignedIn(cookie, true)).toBe(false)
  vi.restoreAllMocks()
})

it('there are so many passkeys, each once, and no more', async () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
  const add = (id: string) => {
    const told = { type: 'webauthn.create', challenge: keys.challenge(), origin: page.origin }
    return keys.addPasskey(
      { id, clientData: Buffer.from(JSON.stringify(told)).toString('base64url'), publicKey: spki, algorithm: -8 },
      page,
    )
  }
  for (let at = 1; at < PASSKEYS_AT_MOST; at++) expect(await add(`key${at}`)).toBe('added')
  expect(await add('key1')).toBe('wrong')
  expect(await add('last')).toBe('added')
  expect(await add('one too many')).toBe('tooMany')
  await keys.removePasskey('key1')
  expect(await add('in its place')).toBe('added')
})

it('there are so many invitations; those that are used up make room', async () => {
  const rules = new HouseRules(log.notes)
  const invite = () => rules.invite({ uses: 1, until: Date.now() + 60_000 })
  const first = await invite()
  for (let at = 1; at < INVITATIONS_AT_MOST; at++) expect(await invite()).not.toBeNull()
  expect(await invite()).toBeNull()
  expect(await rules.useInvitation(first?.secret ?? '')).toBe(true)
  expect(await rules.useInvitation(first?.secret ?? '')).toBe(false)
  expect(await invite()).not.toBeNull()
  expect(await invite()).toBeNull()
})

it('so many backups are kept, the latest of them', async () => {
  const shelf = new BackupShelf(folder, BACKUPS_KEPT_AT_MOST)
  const day = (nth: number) => Date.UTC(2026, 0, nth)
  for (let nth = 1; nth <= BACKUPS_KEPT_AT_MOST; nth++) await shelf.make(day(nth))
  expect(await shelf.names()).toHaveLength(BACKUPS_KEPT_AT_MOST)
  const { bytes } = await shelf.make(day(BACKUPS_KEPT_AT_MOST + 1))
  expect(bytes).toBeGreaterThan(0)
  const names = await shelf.names()
  expect([names.length, names.at(-1)?.slice(0, 10), names[0]?.slice(0, 10)]).toEqual([BACKUPS_KEPT_AT_MOST, '2026-01-02', '2026-01-15'])
  expect(existsSync(join(folder, 'backups', names[0] ?? '', 'figment.db'))).toBe(true)
  // two who ask at once get one
  const [one, other] = await Promise.all([shelf.make(day(20)), shelf.make(day(21))])
  expect(one).toEqual(other)
  expect(readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.part'))).toEqual([])
})
