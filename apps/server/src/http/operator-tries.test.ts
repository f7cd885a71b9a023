import { generateKeyPairSync, scryptSync } from 'node:crypto'
import { GAME_IDS } from '@figment/catalog'
import { openStore } from '@figment/event-log'
import { INVITATION_HEADER } from '@figment/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  INVITATIONS_AT_MOST,
  LOG_LINES_AT_ONCE,
  OPERATOR_ASKS,
  OPERATOR_TRIES_IN_ALL,
  PASSKEY_TRIES,
  PASSKEYS_AT_MOST,
} from '../running/bounds.ts'
import { House } from '../testing/house.ts'
import { Operator, PASSPHRASE } from '../testing/operator.ts'
import { looks } from '../testing/player.ts'

let house: House
let operator: Operator
beforeAll(async () => {
  house = await House.counting({ TRUSTED_PROXIES: '1' })
  await keepInStore(house, [{ kind: 'passphrase', name: 'only', body: soonTried(PASSPHRASE) }])
  await house.start()
  operator = await new Operator(house).signIn()
})
afterAll(() => house.remove())

interface Kept {
  readonly kind: string
  readonly name: string
  readonly body: string
  readonly uses?: number
  readonly until?: number
}

/** As if it had come there over the years. */
async function keepInStore({ dataDir }: House, notes: readonly Kept[]): Promise<void> {
  const { log, close } = await openStore({ databaseUrl: null, dataDir })
  await Promise.all(notes.map(async ({ kind, ...note }) => await log.notes.put(kind, note)))
  await close()
}

/** As it is kept, but for what a try costs: dozens of them are made here. */
function soonTried(passphrase: string): string {
  const [N, r, p, salt] = [2, 1, 1, Buffer.alloc(16)]
  return `scrypt ${N} ${r} ${p} ${salt.toString('base64url')} ${scryptSync(passphrase, salt, 32, { N, r, p }).toString('base64url')}`
}

/** What the operator has asked so far, each of which counts. */
let asked = 0
const ask = <Body>(...asking: Parameters<Operator['ask']>) => {
  asked++
  return operator.ask<Body>(...asking)
}
/** On a slow machine a few may have come back meanwhile: one past what is there then. */
async function untilRefused(tries: () => Promise<{ readonly status: number }>, otherwise: number): Promise<void> {
  for (let { status } = await tries(); status !== 429; { status } = await tries()) expect(status).toBe(otherwise)
}

it('answers of passkeys are bounded by address', async () => {
  const answer = (from: Operator) =>
    from.ask('/passkey', { id: 'it', clientData: 'AA', authenticatorData: 'AA', signature: 'AA' }, { origin: house.base })
  const stranger = new Operator(house, '198.51.100.1')
  for (let at = 0; at < PASSKEY_TRIES.atOnce; at++) expect((await answer(stranger)).status).toBe(401)
  expect(await house.reached('passkeyTries')).toBe(0)
  await untilRefused(() => answer(stranger), 401)
  expect(await house.reached('passkeyTries')).toBe(1)
  expect((await answer(new Operator(house, '198.51.100.2'))).status).toBe(401)
})

it('there are so many passkeys, each once, and one more is refused', async () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
  const add = async (id: string) => {
    const { challenge } = (await ask<{ challenge: string }>('/challenge', {})).body
    const told = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: house.base })).toString('base64url')
    return (await ask('/passkeys', { id, clientData: told, publicKey: spki, algorithm: -8 }, { origin: house.base })).status
  }
  for (let at = 1; at < PASSKEYS_AT_MOST; at++) expect(await add(`key${at}`)).toBe(200)
  expect(await add('key1')).toBe(401)
  expect(await add('last')).toBe(200)
  expect(await house.reached('passkeys')).toBe(0)
  expect(await add('one-too-many')).toBe(409)
  expect(await house.reached('passkeys')).toBe(1)
  await ask('/passkeys/remove', { id: 'key1' })
  expect(await add('in-its-place')).toBe(200)
})

it('there are so many invitations, and one more is refused; those that are used up make room', async () => {
  const until = Date.now() + 3_600_000
  const others = Array.from({ length: INVITATIONS_AT_MOST - 1 }, (_, at) => ({
    kind: 'invitation',
    name: `other${at}`,
    body: '',
    uses: 1,
    until,
  }))
  await keepInStore(house, others)
  const invite = () => ask<{ secret?: string }>('/invitations', { uses: 1, days: 1 })
  const last = await invite()
  expect([last.status, await house.reached('invitations')]).toEqual([200, 0])
  expect([(await invite()).status, await house.reached('invitations')]).toEqual([409, 1])
  await ask('/door', { byInvitation: true })
  expect(
    (
      await house
        .guest('Ada')
        .post('/api/tables', { profile: looks('Ada'), locale: 'en', game: GAME_IDS[0] }, { [INVITATION_HEADER]: last.body.secret ?? '' })
    ).status,
  ).toBe(201)
  expect((await invite()).status).toBe(200)
  expect((await invite()).status).toBe(409)
})

it('an operator who is signed in asks so often, and no oftener', async () => {
  const look = () => ask('/reports/aaaaaaaaaaaa/exhibit')
  while (asked < OPERATOR_ASKS.atOnce) expect((await look()).status).toBe(404)
  expect(await house.reached('operatorAsks')).toBe(0)
  await untilRefused(look, 404)
  expect(await house.reached('operatorAsks')).toBe(1)
})

it('passphrases are bounded for everybody together, from however many addresses they come', async () => {
  let guesses = 0
  const guess = () => new Operator(house, `192.0.2.${guesses++}`).ask('/sign-in', { passphrase: 'a guess' })
  for (let at = 0; at < LOG_LINES_AT_ONCE; at++) expect((await guess()).status).toBe(401)
  expect(await house.reached('logLines')).toBe(0)
  for (let at = LOG_LINES_AT_ONCE; at < OPERATOR_TRIES_IN_ALL.atOnce; at++) expect((await guess()).status).toBe(401)
  expect(await house.reached('operatorTriesInAll')).toBe(0)
  await untilRefused(guess, 401)
  expect([await house.reached('operatorTriesInAll'), await house.reached('operatorTries')]).toEqual([1, 0])
  // each of them is a line in the log or, beyond so many at once, is counted
  const told = () => house.output.split('with a wrong passphrase').length - 1
  const heldBack = await house.reached('logLines')
  await vi.waitFor(() => expect(told() + heldBack).toBe(guesses - 1), { timeout: 60_000 })
  expect(told()).toBeGreaterThanOrEqual(LOG_LINES_AT_ONCE)
})
