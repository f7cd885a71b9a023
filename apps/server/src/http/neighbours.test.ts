import { GAME_IDS } from '@figment/catalog'
import { type OpenRequest, solve, type Ticket } from '@figment/protocol'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEW_TABLES, WRONG_CODES } from '../running/bounds.ts'
import { AS_USUAL, House } from '../testing/house.ts'
import { looks, type Player } from '../testing/player.ts'

const NOBODYS = 'BBBBB'
type Told = Partial<Ticket> & { readonly work?: string }

// three wrong codes at once, 417 of all addresses together
let house: House
beforeAll(async () => {
  house = await (await House.counting({ WRONG_CODES_PER_MINUTE: '1', TRUSTED_PROXIES: '1' })).start()
})
afterAll(() => house.remove())

let addresses = 0
const anotherAddress = () => `198.51.100.${++addresses}`

/** Types a code, with some work that was done before. */
const type = (player: Player, code: string, address: string, work?: string) =>
  player.post<Told>(
    `/api/tables/${code}/open`,
    { as: 'person', profile: looks(player.name) },
    { 'x-forwarded-for': address, ...(work !== undefined && { 'figment-work': work }) },
  )

/** Types wrong codes until the address has none left. */
async function exhaust(address: string): Promise<void> {
  const guesser = house.guest('Guesser')
  const guess = async () => (await type(guesser, NOBODYS, address)).status
  while (!(await Promise.all([guess(), guess(), guess(), guess()])).includes(429));
}

async function workFor(player: Player, code: string, address: string): Promise<string> {
  const { status, body } = await type(player, code, address)
  expect(status).toBe(429)
  expect(body.refused).toBe('tooManyTries')
  return await worked(body)
}

/** As in the page, other things go on meanwhile: a connection that the server has closed is seen to be closed. */
async function worked({ work = '' }: Told): Promise<string> {
  const done = solve(work)
  await pause(50)
  return done
}

describe('where a neighbour has guessed', () => {
  it('a right code is let in after some work, and nothing tells it from a wrong one before', async () => {
    const { code } = await house.table('Ada')
    const address = anotherAddress()
    await exhaust(address)
    const ben = house.guest('Ben')
    const [right, wrong] = await Promise.all([type(ben, code, address), type(ben, NOBODYS, address)])
    expect(Object.keys(right.body)).toEqual(Object.keys(wrong.body))
    expect(right.status).toBe(wrong.status)
    const { status, body } = await type(ben, code, address, await workFor(ben, code, address))
    expect(status).toBe(200)
    await ben.listen(body as Ticket)
    expect(ben.view?.you).toBe('p2')
  })

  it('work counts once, for one code, from one address', async () => {
    const { code } = await house.table('Ada')
    const address = anotherAddress()
    const elsewhere = anotherAddress()
    await Promise.all([exhaust(address), exhaust(elsewhere)])
    const work = await workFor(house.guest('Ben'), code, address)
    const useless = [
      type(house.guest('Ben'), NOBODYS, address, work),
      type(house.guest('Ben'), code, elsewhere, work),
      type(house.guest('Ben'), code, address, 'nonsense'),
    ]
    for (const { status } of await Promise.all(useless)) expect(status).toBe(429)
    expect((await type(house.guest('Ben'), code, address, work)).status).toBe(200)
    const before = await house.reached('workDone')
    expect((await type(house.guest('Ben'), code, address, work)).status).toBe(429)
    expect(await house.reached('workDone')).toBe(before + 1)
    const forNobody = await workFor(house.guest('Ben'), NOBODYS, address)
    expect((await type(house.guest('Ben'), NOBODYS, address, forNobody)).status).toBe(404)
  })
})

it('after many wrong codes from everywhere, whoever types one does some work first', async () => {
  const besieged = await (await House.counting({ WRONG_CODES_PER_MINUTE: '1', TRUSTED_PROXIES: '1' })).start()
  const { code, players } = await besieged.table('Ada')
  const guess = (at: number) =>
    besieged
      .guest('Guesser')
      .post<Told>(
        `/api/tables/${NOBODYS}/open`,
        { as: 'tv' },
        { 'x-forwarded-for': `203.0.${Math.floor(at / 3) >> 7}.${Math.floor(at / 3) & 127}` },
      )
  let wrong = 0
  for (let from = 0; from < 480; from += 160) {
    const answers = await Promise.all(Array.from({ length: 160 }, (_, at) => guess(from + at)))
    wrong += answers.filter(({ status }) => status === 404).length
  }
  expect(wrong).toBeGreaterThanOrEqual(417)
  expect(wrong).toBeLessThan(480)
  expect(await besieged.reached('wrongCodesInAll')).toBe(480 - wrong)
  const ben = besieged.guest('Ben')
  const { status, body } = await ben.ticket(code)
  expect(status).toBe(429)
  const work = await worked(body)
  const opened = await ben.post(`/api/tables/${code}/open`, { as: 'person', profile: looks('Ben') }, { 'figment-work': work })
  expect(opened.status).toBe(200)
  // who has a place, or a link, is asked for nothing
  const { body: adas } = await (players[0] as Player).ticket(code)
  expect(adas.key).toBeDefined()
  const byLink = await besieged.guest('Cleo').post(`/api/tables/${code}/open`, { as: 'tv' }, { 'figment-key': adas.key ?? '' })
  expect(byLink.status).toBe(200)
  await besieged.remove()
})

/** Colyseus keeps no place for it any more. */
const TICKET_RAN_OUT = 'closed with 4002'

/** Whoever is held up for so long that the ticket has run out asks for another, as the page does. */
async function comes(player: Player, code: string, request?: OpenRequest): Promise<void> {
  for (;;) {
    try {
      await player.join(code, request)
      return
    } catch (error) {
      if (!(error instanceof Error && error.message === TICKET_RAN_OUT)) throw error
    }
  }
}

it('200 people and 25 TVs behind one address come at the same moment, and again after a restart; one who guesses or makes tables does not go on and on', async () => {
  const school = await (await House.counting(AS_USUAL)).start()
  const hosts = Array.from({ length: 25 }, (_, table) => school.guest(`Host ${table}`))
  const codes = await Promise.all(hosts.map((host) => host.create()))
  const codeOf = (at: number) => codes[at % codes.length] ?? ''
  const pupils = Array.from({ length: 175 }, (_, at) => school.guest(`Pupil ${at}`))
  const screens = codes.map((_, at) => school.guest(`TV ${at}`))
  const everybodyComes = () =>
    Promise.all([
      ...[...hosts, ...pupils].map((player, at) => comes(player, codeOf(at))),
      ...screens.map((screen, at) => comes(screen, codeOf(at), { as: 'tv' })),
    ])
  await everybodyComes()
  for (const player of [...hosts, ...pupils]) expect(player.view?.you).toMatch(/^p\d$/)
  for (const screen of screens) expect(screen.view?.you).toBeNull()
  await school.kill()
  await school.start()
  await everybodyComes()
  for (const player of [...hosts, ...pupils, ...screens]) player.drop()
  const refusedOf = async (many: number, ask: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: many }, ask))).filter(({ status }) => status === 429).length
  const guess = () => school.guest('Guesser').ticket(NOBODYS)
  const create = () => school.guest('Ada').post('/api/tables', { profile: looks('Ada'), locale: 'en', game: GAME_IDS[0] })
  for (const [bound, { atOnce }, ask] of [
    ['wrongCodes', WRONG_CODES, guess],
    ['newTables', NEW_TABLES, create],
  ] as const) {
    expect([await refusedOf(atOnce, ask), await school.reached(bound)]).toEqual([0, 0])
    // as many again, so that some are too many on the slowest machine
    const refused = await refusedOf(atOnce, ask)
    expect(refused).toBeGreaterThan(0)
    expect(await school.reached(bound)).toBe(refused)
  }
  await school.remove()
})
