import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, openSqliteLog } from '@figment/event-log'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BackupShelf } from '../keeping/backup.ts'
import { BACKUPS_KEPT_AT_MOST, OPERATOR_SESSION_LASTS_MS, OPERATOR_SESSIONS_AT_MOST } from '../running/bounds.ts'
import { OperatorKeys, sessionCookie } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'figment-log-'))
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
