import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OperatorKeys } from '../operator/keys.ts'
import { type Budget, OPERATOR_ASKS, OPERATOR_TRIES, OPERATOR_TRIES_IN_ALL, PASSKEY_TRIES } from '../running/bounds.ts'
import { logger } from '../running/logging.ts'
import { OperatorApi, type OperatorTries } from './operator-api.ts'
import type { OperatorDesk } from './operator-desk.ts'
import { LocalThrottle } from './throttle.ts'

const BUDGETS: Readonly<Record<OperatorTries, Budget>> = {
  operatorTries: OPERATOR_TRIES,
  operatorTriesInAll: OPERATOR_TRIES_IN_ALL,
  passkeyTries: PASSKEY_TRIES,
  operatorAsks: OPERATOR_ASKS,
}
const { level } = logger
let address = '192.0.2.1'
let isSignedIn = false
const reached: string[] = []

/** Everything is wrong, and costs nothing to find out. */
const keys: Partial<OperatorKeys> = {
  isSetUp: async () => true,
  isSignedIn: async () => isSignedIn,
  isPassphrase: async () => false,
  isPasskey: async () => false,
  addPasskey: async () => 'tooMany',
}
const desk: Partial<OperatorDesk> = { exhibit: async () => null, invite: async () => ({ refused: 'tooMany' }) }
const api = new OperatorApi({
  keys: keys as OperatorKeys,
  desk: desk as OperatorDesk,
  throttles: {
    operatorTries: new LocalThrottle(BUDGETS.operatorTries),
    operatorTriesInAll: new LocalThrottle(BUDGETS.operatorTriesInAll),
    passkeyTries: new LocalThrottle(BUDGETS.passkeyTries),
    operatorAsks: new LocalThrottle(BUDGETS.operatorAsks),
  },
  addressOf: () => address,
  isSecure: () => true,
  onBound: (bound) => reached.push(bound),
})
const server = createServer((request, response) => void api.handle(request, response, request.url ?? ''))
beforeAll(async () => {
  logger.level = 'silent'
  // however slow the machine is, no try comes back meanwhile
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  vi.restoreAllMocks()
  logger.level = level
  server.close()
})

async function ask(path: string, body?: object): Promise<number> {
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const request = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${origin}/api/operator${path}`, { ...request, headers: { 'content-type': 'application/json', origin } })
  await response.arrayBuffer()
  return response.status
}

it('passphrases are bounded for everybody together, from however many addresses they come', async () => {
  const tries = () => ask('/sign-in', { passphrase: 'a guess' })
  for (let at = 0; at < OPERATOR_TRIES_IN_ALL.atOnce; at++) {
    address = `192.0.2.${at}`
    expect(await tries()).toBe(401)
  }
  address = '198.51.100.1'
  expect([await tries(), reached]).toEqual([429, ['operatorTriesInAll']])
})

it('passkeys are bounded by address, and passphrases do not hold them up', async () => {
  reached.length = 0
  const tries = () => ask('/passkey', { id: 'it', clientData: 'AA', authenticatorData: 'AA', signature: 'AA' })
  for (let at = 0; at < PASSKEY_TRIES.atOnce; at++) expect(await tries()).toBe(401)
  expect([await tries(), reached]).toEqual([429, ['passkeyTries']])
  address = '198.51.100.2'
  expect(await tries()).toBe(401)
})

it('one passkey or invitation too many is told and counted', async () => {
  reached.length = 0
  isSignedIn = true
  expect(await ask('/invitations', { uses: 1, days: 1 })).toBe(409)
  expect(await ask('/passkeys', { id: 'it', clientData: 'AA', publicKey: 'AA', algorithm: -8 })).toBe(409)
  expect(reached).toEqual(['invitations', 'passkeys'])
})

it('an operator who is signed in asks so often, and no oftener', async () => {
  reached.length = 0
  isSignedIn = true
  const asks = () => ask('/reports/aaaaaaaaaaaa/exhibit')
  // two of them were asked before
  for (let at = 2; at < OPERATOR_ASKS.atOnce; at++) expect(await asks()).toBe(404)
  expect([await asks(), reached]).toEqual([429, ['operatorAsks']])
})
