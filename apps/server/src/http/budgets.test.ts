import { GAME_IDS } from '@figment/catalog'
import type { TablesOfMine } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BODY_BYTES_AT_MOST,
  ERASURES,
  KNOCKS,
  LOOKS,
  NAMES_TYPED,
  NEW_CLIPS,
  SCREENS_PER_TABLE_AT_MOST,
  TABLES_LISTED_AT_MOST,
  TICKETS,
  WRONG_PASSES,
} from '../running/bounds.ts'
import type { CountedBound } from '../running/counted-bounds.ts'
import { House } from '../testing/house.ts'
import { looks, type Player } from '../testing/player.ts'
import { rawRequest, requestFor } from '../testing/raw-request.ts'

// small, so that a handful of tries is enough: 10 wrong codes at once, 7 new tables, 4 newcomers, 1 screen
const SMALL = { WRONG_CODES_PER_MINUTE: '3', NEW_TABLES_PER_MINUTE: '1', JOINS_PER_MINUTE: '1', TRUSTED_PROXIES: '1' }
let house: House
beforeAll(async () => {
  house = await (await House.counting(SMALL)).start()
})
afterAll(() => house.remove())

let addresses = 0
/** Somewhere nobody has tried anything yet. */
const anotherAddress = () => `198.51.100.${++addresses}`

const from = (address: string) => ({ 'x-forwarded-for': address })
const create = (player: Player, address: string) =>
  player.post<{ code: string }>('/api/tables', { profile: looks(player.name), locale: 'en', game: GAME_IDS[0] }, from(address))
const open = (player: Player, code: string, address: string, as: 'person' | 'tv' = 'person') =>
  player.post(`/api/tables/${code}/open`, as === 'tv' ? { as } : { as, profile: looks(player.name) }, from(address))

async function newTable(): Promise<{ readonly code: string; readonly host: Player }> {
  const host = house.guest('Ada')
  const { body } = await create(host, anotherAddress())
  return { code: body.code, host }
}

/** All at the same moment: how many got through, and what the others were told. */
async function atOnce(many: number, ask: (at: number) => Promise<{ status: number; body: { refused?: string } }>) {
  const answers = await Promise.all(Array.from({ length: many }, (_, at) => ask(at)))
  const refused = answers.filter(({ status }) => status === 429)
  for (const { body } of refused) expect(body).toMatchObject({ refused: 'tooManyTries' })
  return { through: many - refused.length, refused: refused.length }
}

/** Through are those that the budget has at once, and the others are told to wait, counted, and leave other addresses alone. */
async function expectBudget(
  bound: CountedBound,
  has: number,
  ask: (address: string) => Promise<{ status: number; body: { refused?: string } }>,
) {
  const address = anotherAddress()
  const before = await house.reached(bound)
  // a few at a time: whoever waits for hundreds of answers at once is easily cut off
  for (let left = has; left > 0; left -= 20) expect((await atOnce(Math.min(left, 20), () => ask(address))).refused).toBe(0)
  // on a slow machine some may have come back meanwhile: one past what is there then
  let refused = 0
  while (refused === 0) refused = (await atOnce(8, () => ask(address))).refused
  expect(await house.reached(bound)).toBe(before + refused)
  expect((await ask(anotherAddress())).status).not.toBe(429)
}

describe('what one address may do', () => {
  it('wrong codes', async () => {
    const guesser = house.guest('Guesser')
    await expectBudget('wrongCodes', 10, (address) => open(guesser, 'BBBBB', address))
  })

  it('new tables', async () => {
    await expectBudget('newTables', 7, (address) => create(house.guest('Ada'), address))
  })

  it('newcomers, each at a table of their choice', async () => {
    const { code } = await newTable()
    await expectBudget('joins', 4, (address) => open(house.guest('Ben'), code, address))
  })

  it('screens', async () => {
    const { code } = await newTable()
    await expectBudget('screens', 1, (address) => open(house.guest('TV'), code, address, 'tv'))
  })

  it('passes that are none', async () => {
    const { code } = await newTable()
    const thief = house.guest('Thief')
    await expectBudget('wrongPasses', WRONG_PASSES.atOnce, (address) =>
      thief.post(`/api/tables/${code}/redeem`, { pass: 'BBBBBBBB' }, from(address)),
    )
  })

  it('erasures', async () => {
    const { code, host } = await newTable()
    const ben = house.guest('Ben')
    await ben.join(code)
    await expectBudget('erasures', ERASURES.atOnce, (address) => ben.post(`/api/tables/${code}/remove`, {}, from(address)))
    expect(host.cookie).not.toBe('')
  })

  it('asking whether a door was opened', async () => {
    const { code, host } = await newTable()
    await host.join(code)
    expect(await host.send({ type: 'setDoor', door: 'knock' })).toBeNull()
    const ben = house.guest('Ben')
    await expectBudget('knocks', KNOCKS.atOnce, (address) =>
      ben.post(`/api/tables/${code}/open`, { as: 'person', profile: looks('Ben'), knock: 'wait' }, from(address)),
    )
  })

  it('names that are typed', async () => {
    const { code } = await newTable()
    const ben = house.guest('Ben')
    await expectBudget('namesTyped', NAMES_TYPED.atOnce, (address) => ben.post(`/api/tables/${code}/name`, { name: 'Ben' }, from(address)))
  })

  it('recordings', async () => {
    const { code, host } = await newTable()
    // what is no recording is one try as well
    await expectBudget('newClips', NEW_CLIPS.atOnce, (address) => host.post(`/api/tables/${code}/clips`, 'la la', from(address)))
  })

  it('lists of their tables, with the latest of them', async () => {
    const { host } = await newTable()
    const codes: string[] = []
    while (codes.length < TABLES_LISTED_AT_MOST) codes.push((await create(host, anotherAddress())).body.code)
    const mine = await fetch(`${house.base}/api/tables`, { headers: { cookie: host.cookie, ...from(anotherAddress()) } })
    const { tables } = (await mine.json()) as TablesOfMine
    // all but the first, which was made before them
    expect(tables.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
    await expectBudget('looks', LOOKS.atOnce, async (address) => {
      const response = await fetch(`${house.base}/api/tables`, { headers: { cookie: host.cookie, ...from(address) } })
      return { status: response.status, body: (await response.json()) as { refused?: string } }
    })
  })

  it(`questions of ${BODY_BYTES_AT_MOST} bytes; one more is told that it is too large, over the same connection`, async () => {
    const asked = JSON.stringify({ profile: looks('Ada'), locale: 'en', game: GAME_IDS[0] })
    const ask = (bytes: number) => house.guest('Ada').post('/api/tables', asked.padEnd(bytes), from(anotherAddress()))
    expect((await ask(BODY_BYTES_AT_MOST)).status).toBe(201)
    expect(await house.reached('bodyBytes')).toBe(0)
    expect(await ask(BODY_BYTES_AT_MOST + 1)).toMatchObject({ status: 413, body: { refused: 'badMessage' } })
    const large = { 'Content-Type': 'application/json', 'Content-Length': '400000', Connection: 'keep-alive' }
    const answers = await rawRequest(house.port, requestFor('/api/tables', large, 'POST') + ' '.repeat(400_000) + requestFor('/healthz'))
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    expect(await house.reached('bodyBytes')).toBe(2)
  })

  it('refusals say when to come again', async () => {
    const address = anotherAddress()
    const ask = () =>
      fetch(`${house.base}/api/tables/BBBBB/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(address) },
        body: '{"as":"tv"}',
      })
    const answers = await Promise.all(Array.from({ length: 15 }, ask))
    const waits = answers.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get('retry-after')))
    expect(waits.length).toBeGreaterThan(0)
    // three come back in a minute
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(20)
    }
    for (const { headers } of answers.filter(({ status }) => status === 404)) expect(headers.has('retry-after')).toBe(false)
  })

  it('a network of IPv6 is one address, and all networks of a /48 together have a total', async () => {
    const network = (number: number) => `2001:db8:77:${number.toString(16)}::${(number * 7).toString(16)}`
    const makers = await atOnce(130, (at) => create(house.guest('Ada'), network(at)))
    expect(makers).toEqual({ through: 100, refused: 30 })
    expect((await create(house.guest('Ada'), '2001:db8:78::1')).status).toBe(201)
    const inOne = await atOnce(14, (at) => open(house.guest('Guesser'), 'BBBBB', `2001:db8:79:1::${at}`))
    expect(inOne.through).toBeLessThanOrEqual(12)
  })
})

describe('who has a place at a table', () => {
  it('is counted by themselves: neighbours do not keep them out, and they do not keep neighbours out', async () => {
    const address = anotherAddress()
    const { code, host } = await newTable()
    expect((await atOnce(12, () => open(house.guest('Guesser'), 'BBBBB', address))).refused).toBeGreaterThan(0)
    expect((await atOnce(8, () => open(house.guest('Ben'), code, anotherAddress()))).through).toBe(8)
    expect((await open(host, code, address)).status).toBe(200)
    const before = await house.reached('tickets')
    const tickets = await atOnce(40, () => open(host, code, anotherAddress()))
    expect(tickets.through).toBeGreaterThanOrEqual(TICKETS.atOnce - 1)
    expect(tickets.refused).toBeGreaterThan(0)
    expect(await house.reached('tickets')).toBe(before + tickets.refused)
  })
})

describe('screens at one table', () => {
  it(`are ${SCREENS_PER_TABLE_AT_MOST}, and one more is told that the table is full`, async () => {
    const { code, host } = await newTable()
    await host.join(code)
    const screens: Player[] = []
    for (let at = 0; at < SCREENS_PER_TABLE_AT_MOST; at++) {
      const screen = house.guest(`TV ${at}`)
      const { body } = await open(screen, code, anotherAddress(), 'tv')
      await screen.listen(body as never)
      screens.push(screen)
    }
    const before = await house.reached('screensPerTable')
    const ninth = await open(house.guest('TV'), code, anotherAddress(), 'tv')
    expect(ninth).toMatchObject({ status: 409, body: { refused: 'tableFull' } })
    expect(await house.reached('screensPerTable')).toBe(before + 1)
    // people still come
    expect((await open(house.guest('Ben'), code, anotherAddress())).status).toBe(200)
    for (const screen of screens) expect(screen.closedWith).toBeNull()
  })
})
