import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EventLog, FoundTable } from '@figment/event-log'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Guests } from '../connection/guest.ts'
import type { Clips } from '../keeping/clips.ts'
import { looks } from '../testing/player.ts'
import { Api, type ApiParts, type Counted } from './api.ts'
import type { HouseRules } from '../operator/house-rules.ts'
import { LinkKeys } from './link-keys.ts'
import { Pairings } from '../connection/pairings.ts'
import type { Reporting } from './reporting.ts'
import type { TableHost } from './table-host.ts'
import { LocalThrottle } from './throttle.ts'
import { WorkAsked } from './work-asked.ts'

const DAY_MS = 24 * 60 * 60_000
function found(code: string): FoundTable {
  return { table: code, code, door: 'open', openedAt: 0, seenAt: Date.now(), standing: null }
}

/** What the log says of these codes; of all others, that there is no such table. */
const TABLES: Readonly<Record<string, FoundTable>> = {
  BCDFG: found('BCDFG'),
  CDFGH: { ...found('CDFGH'), seenAt: Date.now() - DAY_MS },
  FGHJK: { ...found('FGHJK'), door: 'locked' },
  GHJKM: { ...found('GHJKM'), code: 'KMNPQ' },
}
const [HERE, OLD, NONE, LOCKED, FORMER] = ['BCDFG', 'CDFGH', 'DFGHJ', 'FGHJK', 'GHJKM']

/** Everything that is asked of the log, of the tables and of the budgets, in its order. */
let steps: string[] = []
let budget: 'fresh' | 'spent' = 'fresh'

/** Answers what it is told to, and notes what it is asked. */
const noting = <Part extends object>(name: string, answers: Readonly<Record<string, (...details: never[]) => unknown>>): Part =>
  new Proxy({} as Part, {
    get: (_, asked) =>
      typeof asked === 'string' && asked !== 'then'
        ? (...details: never[]) => {
            steps.push(`${name}.${asked}`)
            return answers[asked]?.(...details)
          }
        : undefined,
  })

const throttle = (name: Counted) =>
  noting<LocalThrottle>(name, {
    spend: async () => (budget === 'fresh' ? { ok: true } : { ok: false, waitMs: 1000, isCapped: false }),
    giveBack: async () => {},
  })
const throttles = new Proxy({} as ApiParts['throttles'], { get: (_, name) => throttle(name as Counted) })

const linkKeys = new LinkKeys(Buffer.from('a secret'))
const api = new Api({
  linkKeys,
  pairings: new Pairings(Buffer.from('a third secret')),
  workAsked: new WorkAsked(Buffer.from('another secret')),
  log: noting<EventLog>('log', { find: async (code: string) => TABLES[code] ?? null }),
  guests: new Guests(new Uint8Array(32), async () => false),
  host: noting<TableHost>('host', { isAlive: async () => false, admit: async () => ({ ok: false, refused: 'tableFull' }) }),
  throttles,
  clips: noting<Clips>('clips', {}),
  call: { stunUrls: [], turnUrls: [], turnSecret: '' },
  codeLength: 5,
  rules: noting<HouseRules>('rules', {}),
  reporting: noting<Reporting>('reporting', {}),
  addressOf: () => '192.0.2.1',
  isSecure: () => false,
  disk: { hasRoom: true, hasRoomForNew: true },
  onBound: () => {},
})
const server = createServer((request, response) => void api.handle(request, response, request.url ?? ''))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  budget = 'fresh'
})

async function stepsFor(
  code: string,
  action: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly steps: readonly string[] }> {
  steps = []
  const { port } = server.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}/api/tables/${code}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status, steps }
}

const ACTIONS = ['open', 'name', 'redeem', 'pass', 'call', 'next', 'code', 'screens', 'erase', 'remove', 'report', 'clips']

it.each(ACTIONS)(
  '%s: for a table that was left alone or is locked, and for a code that was changed, the same is done as for none: a try is spent, and one question asked',
  async (action) => {
    const body = { as: 'person', profile: looks('Mallory'), pass: 'BBBBBBBB' }
    const none = await stepsFor(NONE, action, body)
    expect(none).toEqual({ status: 404, steps: ['wrongCodes.spend', 'wrongCodesInAll.spend', 'log.find'] })
    for (const code of [OLD, LOCKED, FORMER]) expect(await stepsFor(code, action, body)).toEqual(none)
    expect(await stepsFor('nonsense', action, body)).toEqual(none)
  },
)

it.each(ACTIONS)('%s: without tries left the same is done for every code, also for one where people are', async (action) => {
  budget = 'spent'
  const body = { as: 'person', profile: looks('Mallory'), pass: 'BBBBBBBB' }
  const none = await stepsFor(NONE, action, body)
  expect(none).toEqual({ status: 429, steps: ['wrongCodes.spend', 'log.find'] })
  for (const code of [HERE, OLD, LOCKED, FORMER, 'nonsense']) expect(await stepsFor(code, action, body)).toEqual(none)
})

it('a right code costs nothing, and the table is asked only when somebody says who they are', async () => {
  const found = ['wrongCodes.spend', 'wrongCodesInAll.spend', 'log.find', 'wrongCodes.giveBack', 'wrongCodesInAll.giveBack']
  expect(await stepsFor(HERE, 'open', { as: 'person' })).toEqual({ status: 401, steps: found })
  expect(await stepsFor(HERE, 'pass', {})).toEqual({ status: 403, steps: found })
  const comes = await stepsFor(HERE, 'open', { as: 'person', profile: looks('Ben') })
  expect(comes.steps).toEqual([...found, 'joins.spend', 'host.admit'])
})

it('a link spends no try, reaches also a table that was left alone, and never wakes one that is not there', async () => {
  budget = 'spent'
  const byLink = (code: string) => ({ 'figment-key': linkKeys.of(code) })
  for (const code of [HERE, OLD]) {
    expect(await stepsFor(code, 'open', { as: 'person' }, byLink(code))).toEqual({ status: 401, steps: ['log.find'] })
    expect(await stepsFor(code, 'pass', {}, byLink(code))).toEqual({ status: 403, steps: ['log.find'] })
  }
  for (const code of [NONE, LOCKED, FORMER]) {
    for (const as of ['person', 'tv'])
      expect(await stepsFor(code, 'open', { as }, byLink(code))).toEqual({ status: 404, steps: ['log.find'] })
  }
})

it('a link with a pass does not tell a locked table that sleeps from none, nor wakes it, nor is it tried for ever', async () => {
  const byLink = (code: string) => ({ 'figment-key': linkKeys.of(code) })
  const redeem = (code: string) => stepsFor(code, 'redeem', { pass: 'BBBBBBBB' }, byLink(code))
  for (const code of [NONE, LOCKED, FORMER])
    expect(await redeem(code)).toEqual({ status: 404, steps: ['wrongPasses.spend', 'log.find', 'host.isAlive'] })
  budget = 'spent'
  for (const code of [NONE, LOCKED, HERE]) expect(await redeem(code)).toEqual({ status: 429, steps: ['wrongPasses.spend'] })
})

it('who asks too often whether a door was opened, or about names, wakes no table by it', async () => {
  budget = 'spent'
  const byLink = { 'figment-key': linkKeys.of(HERE) }
  const knocking = { as: 'person', profile: looks('Ben'), knock: 'wait' }
  expect(await stepsFor(HERE, 'open', knocking, byLink)).toEqual({ status: 429, steps: ['log.find', 'knocks.spend'] })
  expect(await stepsFor(HERE, 'name', { name: 'Ben' }, byLink)).toEqual({ status: 429, steps: ['log.find', 'namesTyped.spend'] })
})

it.each([
  ['of another table', linkKeys.of(NONE)],
  ['with a wrong letter', linkKeys.of(HERE).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))],
  ['with a letter too many', `${linkKeys.of(HERE)}a`],
  ['that is empty', ''],
  ['with letters that are none of ours', 'é'.repeat(8)],
])('a key %s is worth no more than none', async (_, key) => {
  budget = 'spent'
  const none = await stepsFor(NONE, 'open', { as: 'person' })
  expect(await stepsFor(HERE, 'open', { as: 'person' }, { 'figment-key': key })).toEqual(none)
})

it('keys are 80 bits that follow from the code and the secret of the store', () => {
  expect(linkKeys.of(HERE)).toMatch(/^[a-z2-7]{16}$/)
  expect(new LinkKeys(Buffer.from('a secret')).of(HERE)).toBe(linkKeys.of(HERE))
  expect(new LinkKeys(Buffer.from('another')).of(HERE)).not.toBe(linkKeys.of(HERE))
  expect(linkKeys.of(OLD)).not.toBe(linkKeys.of(HERE))
})
