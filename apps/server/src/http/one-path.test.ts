import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { EventLog, FoundTable, Recordings } from '@figment/event-log'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Guests } from '../connection/guest.ts'
import { Clips } from '../keeping/clips.ts'
import { NO_TABLE_TOLD_EVERY_MS } from '../running/bounds.ts'
import { logger } from '../running/logging.ts'
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
  BBCCD: { ...found('BBCCD'), door: 'locked' },
  BBCCF: { ...found('BBCCF'), door: 'locked' },
  BBCCG: { ...found('BBCCG'), door: 'locked' },
  BBCCH: { ...found('BBCCH'), door: 'locked' },
}
const [HERE, OLD, NONE, LOCKED, FORMER] = ['BCDFG', 'CDFGH', 'DFGHJ', 'FGHJK', 'GHJKM']

const pause = async <Then>(forMs: number, then: Then) => await new Promise<Then>((goOn) => setTimeout(goOn, forMs, then))
const NEVER = new Promise<never>(() => {})
/** Locked tables that are in memory, and what becomes of a pass that is tried there. */
const REDEEM: Readonly<Record<string, () => Promise<unknown>>> = {
  BBCCD: async () => ({ ok: false, refused: 'passUnknown' }),
  // in another process
  BBCCF: async () => await pause(NO_TABLE_TOLD_EVERY_MS - 100, { ok: false, refused: 'passUnknown' }),
  // in one that has just died
  BBCCG: async () => await NEVER,
  BBCCH: async () => {
    throw new Error('The table does not answer.')
  },
}

/** Everything that is asked of the log, of the tables and of the budgets, in its order. */
let steps: string[] = []
let budget: 'fresh' | 'spent' = 'fresh'
/** How long the log takes to find a table, or none. */
let findsWithinMs = 0

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

const guests = new Guests(new Uint8Array(32), async () => false)
const linkKeys = new LinkKeys(Buffer.from('a secret'))
const api = new Api({
  linkKeys,
  pairings: new Pairings(Buffer.from('a third secret')),
  workAsked: new WorkAsked(Buffer.from('another secret')),
  log: noting<EventLog>('log', {
    find: async (code: string) => {
      if (findsWithinMs > 0) await pause(findsWithinMs, null)
      return TABLES[code] ?? null
    },
  }),
  guests,
  host: noting<TableHost>('host', {
    isAlive: async (code: string) => code in REDEEM,
    admit: async () => ({ ok: false, refused: 'tableFull' }),
    redeem: async (code: string) => await REDEEM[code]?.(),
  }),
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
const [cookie = ''] = guests.newcomer({ isSecure: false }).cookie.split(';')
const byLink = (code: string) => ({ 'figment-key': linkKeys.of(code) })

// time passes when a test says so: what waits for a tick waits for the test
beforeAll(() => {
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(() => {
  budget = 'fresh'
  findsWithinMs = 0
})

/** What leaves over a connection. */
interface Leaving {
  bytes: string
  /** After how long the first of it did. */
  afterMs: number | null
}

/** Somebody who has a cookie already asks, and what the answer is. */
function ask(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { method = 'POST', body = '', headers = {} }: { method?: string; body?: string; headers?: Readonly<Record<string, string>> },
): Leaving {
  const leaving: Leaving = { bytes: '', afterMs: null }
  const began = Date.now()
  const connection = new Writable({
    write(chunk: Buffer, _, done) {
      leaving.afterMs ??= Date.now() - began
      leaving.bytes += chunk.toString()
      done()
    },
  })
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method, headers: { 'content-type': 'application/json', cookie, ...headers } })
  request.push(body)
  request.push(null)
  const response = new ServerResponse(request)
  response.sendDate = false
  response.assignSocket(connection as Socket)
  void handle(request, response)
  return leaving
}

const askAtTable = (code: string, action: string, body: object, headers: Readonly<Record<string, string>> = {}): Leaving =>
  ask((request, response) => api.handle(request, response, `/api/tables/${code}/${action}`), { body: JSON.stringify(body), headers })

async function stepsFor(...asked: Parameters<typeof askAtTable>): Promise<{ readonly status: number; readonly steps: readonly string[] }> {
  steps = []
  const leaving = askAtTable(...asked)
  while (leaving.afterMs === null) await vi.advanceTimersByTimeAsync(NO_TABLE_TOLD_EVERY_MS)
  return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(leaving.bytes)?.[1]), steps }
}

const ACTIONS = ['open', 'name', 'redeem', 'pass', 'call', 'link', 'next', 'code', 'screens', 'erase', 'remove', 'report', 'clips']

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
  const redeem = (code: string) => stepsFor(code, 'redeem', { pass: 'BBBBBBBB' }, byLink(code))
  for (const code of [NONE, LOCKED, FORMER])
    expect(await redeem(code)).toEqual({ status: 404, steps: ['wrongPasses.spend', 'log.find', 'host.isAlive'] })
  budget = 'spent'
  for (const code of [NONE, LOCKED, HERE]) expect(await redeem(code)).toEqual({ status: 429, steps: ['wrongPasses.spend'] })
})

describe('whoever is told that there is no such table', () => {
  const pass = { pass: 'BBBBBBBB' }
  /** What is asked of which code, and how: for some there is a table, for others none. */
  const asked: readonly (readonly [string, () => Leaving])[] = [
    ['a code of no table', () => askAtTable(NONE, 'open', { as: 'tv' })],
    ['what is no code', () => askAtTable('nonsense', 'open', { as: 'tv' })],
    ['a code that was changed', () => askAtTable(FORMER, 'open', { as: 'tv' })],
    ['a locked table that sleeps', () => askAtTable(LOCKED, 'open', { as: 'tv' })],
    ['a locked table in memory', () => askAtTable('BBCCD', 'open', { as: 'tv' })],
    ['its pages', () => ask((...sides) => api.handle(...sides, '/api/tables/BBCCD/pages/1/1/1/1'), { method: 'GET' })],
    ['its recordings to be', () => askAtTable('BBCCD', 'clips', {})],
    ['names there', () => askAtTable('BBCCD', 'name', { name: 'Ada' })],
    ['its link', () => askAtTable('BBCCD', 'open', { as: 'tv' }, byLink('BBCCD'))],
    ['a pass at no table', () => askAtTable(NONE, 'redeem', pass, byLink(NONE))],
    ['a pass at a locked table that sleeps', () => askAtTable(LOCKED, 'redeem', pass, byLink(LOCKED))],
    ['a wrong pass at a locked table in memory', () => askAtTable('BBCCD', 'redeem', pass, byLink('BBCCD'))],
    ['what is no pass there', () => askAtTable('BBCCD', 'redeem', { pass: 7 }, byLink('BBCCD'))],
    ['a wrong pass at a locked table in another process', () => askAtTable('BBCCF', 'redeem', pass, byLink('BBCCF'))],
    ['a pass at a locked table whose process says nothing', () => askAtTable('BBCCG', 'redeem', pass, byLink('BBCCG'))],
    ['a pass at a locked table that fails', () => askAtTable('BBCCH', 'redeem', pass, byLink('BBCCH'))],
  ]
  const TOLD = expect.stringMatching(/^HTTP\/1\.1 404 Not Found\r\n[^]*\r\n\r\n\{"refused":"noSuchTable"\}$/)

  const complained = vi.spyOn(logger, 'error').mockImplementation(() => {})
  afterAll(() => complained.mockRestore())

  it('is told so at the same tick, byte for byte, whatever is behind the code and however it was found out', async () => {
    const answers = asked.map(([, begin]) => begin())
    await vi.advanceTimersByTimeAsync(NO_TABLE_TOLD_EVERY_MS - 1)
    expect(answers).toEqual(answers.map(() => ({ bytes: '', afterMs: null })))
    await vi.advanceTimersByTimeAsync(1)
    for (const [at, [what]] of asked.entries())
      expect(answers[at], what).toEqual({ bytes: answers[0]?.bytes, afterMs: NO_TABLE_TOLD_EVERY_MS })
    expect(answers[0]?.bytes).toEqual(TOLD)
    // whoever runs the server learns what is amiss
    expect(complained).toHaveBeenCalledOnce()
  })

  it('is told so at a later tick where the store is slow, and not in between', async () => {
    findsWithinMs = NO_TABLE_TOLD_EVERY_MS + 100
    const answers = asked.map(([, begin]) => begin())
    await vi.advanceTimersByTimeAsync(3 * NO_TABLE_TOLD_EVERY_MS)
    for (const [at, [what]] of asked.entries())
      expect(answers[at], what).toEqual({ bytes: answers[0]?.bytes, afterMs: 2 * NO_TABLE_TOLD_EVERY_MS })
  })

  it('or has no tries left, is answered at a tick, too', async () => {
    budget = 'spent'
    const answers = [NONE, LOCKED, HERE, OLD, 'BBCCD'].map((code) => askAtTable(code, 'open', { as: 'tv' }))
    await vi.advanceTimersByTimeAsync(NO_TABLE_TOLD_EVERY_MS)
    for (const answer of answers)
      expect(answer).toEqual({ bytes: expect.stringMatching(/^HTTP\/1\.1 429 /), afterMs: NO_TABLE_TOLD_EVERY_MS })
  })

  it('finds no recording of it either, at the same tick', async () => {
    const recordings = { size: async (table: string) => await pause(table === 'GHJKM' ? 20 : 1, null) } as unknown as Recordings
    // of a table whose code was changed, they are looked for under its name as well
    const clips = new Clips(recordings, { nameOf: async (code) => (code === 'KMNPQ' ? 'GHJKM' : null) })
    const answers = [NONE, 'KMNPQ'].map((code) =>
      ask((...sides) => clips.handle(...sides, `/clips/${code}/aaaaaaaaaaaaaaaa.webm`), { method: 'GET' }),
    )
    await vi.advanceTimersByTimeAsync(NO_TABLE_TOLD_EVERY_MS)
    for (const answer of answers) expect(answer).toEqual({ bytes: answers[0]?.bytes, afterMs: NO_TABLE_TOLD_EVERY_MS })
    expect(answers[0]?.bytes).toMatch(/^HTTP\/1\.1 404 /)
  })
})

it('a pass that is right moves the seat at once, also where the door is locked', async () => {
  const right = vi.spyOn(REDEEM as Record<string, () => Promise<unknown>>, 'BBCCD').mockResolvedValueOnce({ ok: true, value: true })
  const answer = askAtTable('BBCCD', 'redeem', { pass: 'BBBBBBBB' }, byLink('BBCCD'))
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toEqual({ bytes: expect.stringMatching(/^HTTP\/1\.1 200 /), afterMs: 0 })
  right.mockRestore()
})

it('who asks too often whether a door was opened, or about names, wakes no table by it', async () => {
  budget = 'spent'
  const knocking = { as: 'person', profile: looks('Ben'), knock: 'wait' }
  expect(await stepsFor(HERE, 'open', knocking, byLink(HERE))).toEqual({ status: 429, steps: ['log.find', 'knocks.spend'] })
  expect(await stepsFor(HERE, 'name', { name: 'Ben' }, byLink(HERE))).toEqual({ status: 429, steps: ['log.find', 'namesTyped.spend'] })
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
