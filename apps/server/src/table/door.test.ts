import { CLOSED, type HttpRefusal, type OpenRequest, type Pairing } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KNOCK_BOUNDS } from '../running/bounds.ts'
import { erase, remove, stillKept, tablesOf } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import { looks, type Player } from '../testing/player.ts'

let house: House
beforeAll(async () => {
  // each guest says where they come from, as a proxy would
  house = await House.counting({ TRUSTED_PROXIES: '1', HOST_GONE_SECONDS: '1' })
  await house.start()
})
afterAll(() => house.remove())

let addresses = 0
/** Somebody at a place of their own. */
function guest(name: string, address = `198.51.100.${++addresses}`): Player {
  const player = house.guest(name)
  player.headers = { 'x-forwarded-for': address }
  return player
}

async function table(...names: string[]): Promise<{ code: string; players: Player[] }> {
  const players = names.map((name) => guest(name))
  const code = (await players[0]?.create()) ?? ''
  for (const player of players) await player.join(code)
  for (const player of players) await player.until(() => Object.keys(player.view?.open.people ?? {}).length === names.length)
  return { code, players }
}

/** The same browser in another window. */
function anotherDevice({ name, cookie, headers }: Player): Player {
  return Object.assign(house.guest(name), { cookie, headers })
}

const homeOf = (player: Player): string => player.headers['x-forwarded-for'] ?? ''
const refusalFor = async (player: Player, code: string, request?: OpenRequest): Promise<HttpRefusal | undefined> =>
  (await player.ticket(code, request)).body.refused
const knocking = (player: Player, code: string, knock: 'wait' | 'again' = 'wait') =>
  refusalFor(player, code, { as: 'person', profile: looks(player.name), knock })

/** Somebody at the table answers whoever knocks. */
async function answer(by: Player, isLetIn: boolean): Promise<void> {
  await by.until(() => (by.view?.knocks.length ?? 0) > 0)
  expect(await by.send({ type: 'answerKnock', knock: by.view?.knocks[0]?.id ?? '', isLetIn })).toBeNull()
}

const changeCode = (who: Player, code: string) => who.post<{ code: string; key: string }>(`/api/tables/${code}/code`, {})

/** All that somebody could try who was sent away. */
async function triesOf(player: Player, code: string): Promise<unknown[]> {
  const post = async (action: string) => (await player.post(`/api/tables/${code}/${action}`, {})).body.refused
  return [
    await refusalFor(player, code),
    await refusalFor(player, code, { as: 'person' }),
    await refusalFor(player, code, { as: 'tv' }),
    await knocking(player, code),
    ...(await Promise.all(['pass', 'call', 'link', 'next', 'remove', 'code', 'screens'].map(post))),
  ]
}
const NOTHING = [...Array.from({ length: 4 }, () => 'removed'), ...Array.from({ length: 7 }, () => 'notYours')]

describe('somebody who is removed', () => {
  it('is gone with all devices, hears and says nothing more, and stays out until the host lets them in again', async () => {
    const { code, players } = await table('Ada', 'Mallory', 'Ben')
    const [ada, mallory, ben] = players as [Player, Player, Player]
    const second = await anotherDevice(mallory).join(code, { as: 'person' })
    const unused = await mallory.ticket(code)
    expect(await ben.send({ type: 'removePerson', person: 'p2' })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'removePerson', person: 'p2' })).toBeNull()
    for (const device of [mallory, second]) {
      await device.until(() => device.closedWith !== null)
      expect(device.closedWith).toBe(CLOSED.removed)
    }
    await expect(anotherDevice(mallory).listen(unused.body)).rejects.toThrow()
    expect(ada.view?.open.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
    expect(await triesOf(mallory, code)).toEqual(NOTHING)
    expect(await ada.send({ type: 'letBackIn', person: 'p2' })).toBeNull()
    await mallory.join(code)
    expect(mallory.view?.you).toBe('p2')
    expect(await mallory.send({ type: 'say', text: 'sorry' })).toBeNull()
  })

  it('is a watcher as well as a player, and can still erase what they made', async () => {
    const { code, players } = await table('Ada', 'Malvolio')
    const [ada, mallory] = players as [Player, Player]
    await mallory.send({ type: 'say', text: 'about lighthouses' })
    await mallory.send({ type: 'standUp' })
    expect(await ada.send({ type: 'removePerson', person: 'p2' })).toBeNull()
    await mallory.until(() => mallory.closedWith === CLOSED.removed)
    expect(await refusalFor(mallory, code)).toBe('removed')
    expect((await tablesOf(house, mallory)).map((one) => one.code)).toEqual([code])
    expect((await erase(mallory, code)).status).toBe(200)
    expect(stillKept(house, 'Malvolio', 'lighthouses')).toEqual([])
    expect(ada.closedWith).toBeNull()
    // who has erased themselves comes as somebody new, from a place where one knocks
    expect(await refusalFor(mallory, code)).toBe('knockFirst')
  })

  it('has to knock with a new cookie from the same place; neither address nor cookie is kept for it', async () => {
    const { code, players } = await table('Ada', 'Mallory', 'Ben')
    const [ada, mallory, ben] = players as [Player, Player, Player]
    await ada.send({ type: 'removePerson', person: 'p2' })
    const anew = guest('Innocent', homeOf(mallory))
    expect(await refusalFor(anew, code)).toBe('knockFirst')
    expect(await refusalFor(guest('TV', homeOf(mallory)), code, { as: 'tv' })).toBe('knockFirst')
    expect(await refusalFor(guest('Cleo'), code)).toBeUndefined()
    expect(stillKept(house, homeOf(mallory))).toEqual([])
    expect(await knocking(anew, code)).toBe('knocking')
    await answer(ben, true)
    await anew.join(code)
    expect(anew.view?.open.people[anew.view.you ?? '']?.name).toBe('Innocent')
  })

  it('does not come along to the next table, nor with a new cookie', async () => {
    const { code, players } = await table('Ada', 'Mallory', 'Ben')
    const [ada, mallory, ben] = players as [Player, Player, Player]
    await ada.send({ type: 'removePerson', person: 'p2' })
    const { body } = await ada.post<{ code: string }>(`/api/tables/${code}/next`, {})
    expect(await triesOf(mallory, body.code)).toEqual(NOTHING)
    expect(await refusalFor(guest('Innocent', homeOf(mallory)), body.code)).toBe('knockFirst')
    await ben.join(body.code, { as: 'person' })
    expect(ben.view?.open.people.p3).toMatchObject({ name: 'Mallory', isRemoved: true })
    expect(await refusalFor(guest('Cleo'), body.code)).toBeUndefined()
  })

  it('is never who opened the table, whoever is host meanwhile', async () => {
    const { code, players } = await table('Ada', 'Mallory')
    const [ada, mallory] = players as [Player, Player]
    ada.drop()
    await mallory.until(() => mallory.view?.open.host === 'p2')
    expect(await mallory.send({ type: 'removePerson', person: 'p1' })).toBe('onlyTheOpener')
    await ada.join(code)
    await mallory.until(() => mallory.view?.open.host === 'p1')
  })
})

it('two strangers who come when the others have left are host only until they are back, and cannot delete what was played', async () => {
  const { code, players } = await table('Ada', 'Ben', 'Cleo')
  const [ada] = players as [Player]
  for (const move of ['startGame', 'endGame', 'closeGame'] as const) expect(await ada.send({ type: move })).toBeNull()
  for (const player of players) {
    await player.send({ type: 'leaveTable' })
    player.drop()
  }
  const strangers = [await guest('Mallory').join(code), await guest('Eve').join(code)]
  for (const stranger of strangers) expect((await remove(stranger, code)).body.refused).toBe('onlyTheOpener')
  await ada.join(code)
  await ada.until(() => ada.view?.open.host === 'p1')
  expect(await strangers[0]?.send({ type: 'setDoor', door: 'locked' })).toBe('onlyTheHost')
})

describe('a table where one knocks', () => {
  it('says so before anybody gives their name, shows who knocks to everybody, and the first answer of somebody who sits there counts', async () => {
    const { code, players } = await table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    await cleo.send({ type: 'standUp' })
    expect(await ben.send({ type: 'setDoor', door: 'knock' })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'setDoor', door: 'knock' })).toBeNull()
    const dan = guest('Dan')
    expect((await dan.ticket(code, { as: 'person' })).body).toEqual({ refused: 'nameNeeded', door: 'knock', host: 'Ada' })
    expect(await refusalFor(dan, code)).toBe('knockFirst')
    expect(await refusalFor(dan, code, { as: 'person', profile: looks('\u200b'), knock: 'wait' })).toBe('nameEmpty')
    expect(await knocking(dan, code)).toBe('knocking')
    await cleo.until(() => cleo.view?.knocks[0]?.profile?.name === 'Dan')
    expect(JSON.stringify(cleo.view?.knocks)).not.toContain(dan.guest)
    const knock = cleo.view?.knocks[0]?.id ?? ''
    expect(await cleo.send({ type: 'answerKnock', knock, isLetIn: true })).toBe('notSeated')
    const answers = [ben.send({ type: 'answerKnock', knock, isLetIn: true }), ada.send({ type: 'answerKnock', knock, isLetIn: false })]
    expect(await Promise.all(answers)).toEqual([null, null])
    await ada.until(() => ada.view?.knocks.length === 0)
    await dan.join(code, { as: 'person', profile: looks('Dan'), knock: 'wait' })
    dan.drop()
    await dan.join(code, { as: 'person' })
    expect(dan.view?.open.people.p4?.name).toBe('Dan')
  })

  it('does not look at names while they are typed, as an open one does', async () => {
    const { code, players } = await table('Ada')
    const check = async (name: string) => (await guest('Dan').post<{ why: HttpRefusal | null }>(`/api/tables/${code}/name`, { name })).body
    expect([await check('Dan'), await check('\u200b'), await check('Аdа')]).toEqual([
      { why: null },
      { why: 'nameEmpty' },
      { why: 'nameTaken' },
    ])
    await players[0]?.send({ type: 'setDoor', door: 'knock' })
    for (const name of ['\u200b', 'Ada']) expect(await check(name)).toEqual({ why: null })
    // nor does a knock tell, until it is answered
    expect(await knocking(guest('Ada'), code)).toBe('knocking')
    expect(await check('A'.repeat(1000))).toEqual({ refused: 'nameTooLong' })
  })

  it('says not now, and when to come again; others from there wait a little', async () => {
    const { code, players } = await table('Ada')
    const [ada] = players as [Player]
    await ada.send({ type: 'setDoor', door: 'knock' })
    const mallory = guest('Mallory')
    expect(await knocking(mallory, code)).toBe('knocking')
    await answer(ada, false)
    const { body } = await mallory.ticket(code, { as: 'person', profile: looks('Mallory'), knock: 'again' })
    expect(body).toEqual({ refused: 'notNow', againInMs: expect.any(Number) })
    expect(await knocking(guest('Mallory anew', homeOf(mallory)), code)).toBe('notNow')
    expect(await knocking(guest('Ben'), code)).toBe('knocking')
    await ada.until(() => ada.view?.knocks.length === 1)
  })

  it('hears so many at once, and so many from one place', async () => {
    const { code, players } = await table('Ada')
    const [ada] = players as [Player]
    await ada.send({ type: 'setDoor', door: 'knock' })
    const { atATable, fromOnePlace } = KNOCK_BOUNDS
    const heard: unknown[] = []
    for (let at = 0; at <= fromOnePlace; at++) heard.push(await knocking(guest(`Mallory ${at}`, '203.0.113.7'), code))
    expect(heard).toEqual([...Array.from({ length: fromOnePlace }, () => 'knocking'), 'tooManyKnock'])
    for (let more = fromOnePlace; more < atATable; more++) expect(await knocking(guest(`Guest ${more}`), code)).toBe('knocking')
    expect(await knocking(guest('One more'), code)).toBe('tooManyKnock')
    expect(await house.metrics()).toMatch(/figment_bounds_reached_total\{bound="knocksAtATable"\} 2\n/)
    await ada.until(() => ada.view?.knocks.length === atATable)
  })
})

/** All that a stranger could ask of a table. */
const LOOKED_FOR = [
  ['open', { as: 'person' }],
  ['open', { as: 'person', profile: looks('Stranger') }],
  ['open', { as: 'person', profile: looks('Stranger'), knock: 'wait' }],
  ['open', { as: 'tv' }],
  ['name', { name: 'Ada' }],
  ['redeem', { pass: 'BBBBBBBB' }],
  ['pass', {}],
  ['code', {}],
  ['screens', {}],
] as const

describe('a locked table', () => {
  it('is to whoever was never there a code of no table, byte for byte; who has been there is told, and those with a place come and go', async () => {
    const { code, players } = await table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const { key } = (await ada.ticket(code, { as: 'person' })).body
    await cleo.send({ type: 'leaveTable' })
    await ada.send({ type: 'setDoor', door: 'locked' })
    const stranger = guest('Stranger')
    await stranger.ticket('BBBBB', { as: 'tv' })
    const whole = async (asked: string, action: string, body: object, withKey: boolean) => {
      const response = await fetch(`${house.base}/api/tables/${asked}/${action}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: stranger.cookie,
          ...stranger.headers,
          ...(withKey && { 'figment-key': key ?? '' }),
        },
        body: JSON.stringify(body),
      })
      const { date: _, ...headers } = Object.fromEntries(response.headers)
      return { status: response.status, headers, body: await response.text() }
    }
    for (const [action, body] of LOOKED_FOR) {
      const tries = [whole('BBBBB', action, body, false), whole(code, action, body, false), whole(code, action, body, true)]
      const [none, ...others] = await Promise.all(tries)
      expect(none).toMatchObject({ status: 404, body: '{"refused":"noSuchTable"}' })
      for (const other of others) expect(other, action).toEqual(none)
    }
    // nor does the page itself know more
    const page = async (path: string) => await (await fetch(house.base + path, { headers: { cookie: stranger.cookie } })).text()
    expect(await page(`/${code}`)).toBe(await page('/BBBBB'))
    expect(await refusalFor(cleo, code)).toBe('doorLocked')
    ben.drop()
    await ben.join(code, { as: 'person' })
    // a seat still moves to another device
    const { body } = await ben.post<{ pass: string }>(`/api/tables/${code}/pass`, {})
    const phone = guest('Ben')
    expect((await phone.post(`/api/tables/${code}/redeem`, { pass: body.pass }, { 'figment-key': key ?? '' })).status).toBe(200)
    await phone.join(code, { as: 'person' })
    expect(phone.view?.you).toBe('p2')
  })
})

describe('TVs', () => {
  it('are seen by people, and one can be sent away; it knocks before it comes again', async () => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const [tv, other] = [guest('TV'), guest('TV')]
    for (const screen of [tv, other]) await screen.join(code, { as: 'tv' })
    await ada.until(() => ada.view?.screens.length === 2)
    expect(await tv.send({ type: 'removeScreen', screen: 's1' })).toBe('notSeated')
    expect(await ben.send({ type: 'removeScreen', screen: ada.view?.screens[0] ?? '' })).toBeNull()
    await tv.until(() => tv.closedWith === CLOSED.removed)
    await ada.until(() => ada.view?.screens.length === 1)
    expect(other.closedWith).toBeNull()
    expect(await refusalFor(tv, code, { as: 'tv' })).toBe('knockFirst')
    expect(await refusalFor(tv, code, { as: 'tv', knock: 'wait' })).toBe('knocking')
    await ben.until(() => ben.view?.knocks[0]?.as === 'tv')
    await answer(ben, true)
    await tv.join(code, { as: 'tv', knock: 'wait' })
  })

  it('that look on when the door is shut stay, new ones knock, and none of them does what people do', async () => {
    const { code, players } = await table('Ada')
    const [ada] = players as [Player]
    const tv = await guest('TV').join(code, { as: 'tv' })
    for (const door of ['knock', 'locked'] as const) {
      await ada.send({ type: 'setDoor', door })
      tv.drop()
      await tv.join(code, { as: 'tv' })
      expect(await refusalFor(guest('TV'), code, { as: 'tv' })).toBe(door === 'knock' ? 'knockFirst' : 'noSuchTable')
    }
    const post = async (action: string) => (await tv.post(`/api/tables/${code}/${action}`, {})).body.refused
    expect(await Promise.all(['pass', 'call', 'clips', 'erase', 'remove'].map(post))).toEqual(Array.from({ length: 5 }, () => 'notYours'))
  })

  it('are let in by a scan, also where the door is locked, by whoever sits there', async () => {
    const { code, players } = await table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    await cleo.send({ type: 'standUp' })
    await ada.send({ type: 'setDoor', door: 'locked' })
    const tv = guest('TV')
    const { body } = await tv.post<Pairing>('/api/screens', {})
    expect(await refusalFor(tv, code, { as: 'tv' })).toBe('noSuchTable')
    expect(await tablesOf(house, tv)).toEqual([])
    const scan = async (who: Player, pairing: string) => (await who.post(`/api/tables/${code}/screens`, { pairing })).body.refused
    expect(await scan(guest('Stranger'), body.pairing)).toBe('noSuchTable')
    expect(await scan(cleo, body.pairing)).toBe('notSeated')
    expect(await scan(ben, 'nonsense')).toBe('passUnknown')
    expect(await scan(ben, 'A'.repeat(101))).toBe('badMessage')
    expect(await scan(ben, body.pairing)).toBeUndefined()
    // so it knows where to go
    expect((await tablesOf(house, tv)).map((one) => one.code)).toEqual([code])
    await tv.join(code, { as: 'tv' })
    await ada.until(() => ada.view?.screens.length === 1)
  })
})

describe('the code of a table', () => {
  it('is hidden for everybody, TVs too, by one flag', async () => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const tv = await guest('TV').join(code, { as: 'tv' })
    await ada.send({ type: 'hideCode', isHidden: true })
    for (const screen of [ben, tv]) await screen.until(() => screen.view?.open.isCodeHidden === true)
  })

  it('is changed by the host: the old one and its links end for all but those here, and so do TVs', async () => {
    const { code, players } = await table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const sung = await fetch(`${house.base}/api/tables/${code}/clips`, {
      method: 'POST',
      headers: { 'content-type': 'audio/webm', cookie: ada.cookie },
      body: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(100, 7)]),
    })
    const { clip } = (await sung.json()) as { clip: string }
    const { key } = (await ada.ticket(code, { as: 'person' })).body
    const tv = await guest('TV').join(code, { as: 'tv' })
    expect((await changeCode(ben, code)).body.refused).toBe('onlyTheHost')
    expect((await changeCode(guest('Stranger'), code)).body.refused).toBe('notYours')
    const changed = await changeCode(ada, code)
    expect(changed.status).toBe(200)
    const { code: next } = changed.body
    expect([next === code, changed.body.key === key]).toEqual([false, false])
    await ben.until(() => ben.view?.open.code === next)
    // links carry another key now: whoever has a place asks for it by the name that their page has known all along
    const linkFor = async (who: Player) => (await who.post<{ key: string }>(`/api/tables/${code}/link`, {})).body
    expect([await linkFor(ben), await linkFor(guest('Stranger'))]).toEqual([{ key: changed.body.key }, { refused: 'noSuchTable' }])
    await tv.until(() => tv.closedWith === CLOSED.gone)
    expect([ada.closedWith, ben.closedWith]).toEqual([null, null])
    expect([
      await refusalFor(guest('Late'), code),
      (await guest('Late').post(`/api/tables/${code}/open`, { as: 'tv' }, { 'figment-key': key ?? '' })).body.refused,
      await refusalFor(tv, code, { as: 'tv' }),
    ]).toEqual(['noSuchTable', 'noSuchTable', 'noSuchTable'])
    await guest('Late').join(next)
    await tv.join(next, { as: 'tv' })
    // recordings are heard under the new one
    expect((await fetch(`${house.base}/clips/${next}/${clip}`)).status).toBe(200)
    const again = await changeCode(ada, next)
    expect([await refusalFor(guest('Later'), next), await refusalFor(guest('Later'), again.body.code)]).toEqual(['noSuchTable', undefined])
  })
})

/** Ben's chat is off for all and Ada's reactions for him, and what he said is off all screens: on this device, and whenever it comes anew. */
async function hearsNothing(ben: Player, code: string): Promise<void> {
  await ben.join(code, { as: 'person' })
  expect(ben.view).toMatchObject({ mutedForMe: { p1: ['reactions'] }, open: { muted: { p3: ['chat'] } } })
  expect(ben.view?.open.chat.lines.map(({ text }) => text)).toEqual([''])
  expect(await ben.send({ type: 'say', text: 'cheap coins' })).toBe('muted')
}

it('all of it holds over a reload, on another device and after a restart', async () => {
  const removed = await table('Ada', 'Mallory', 'Ben', 'Eve')
  const [knocked, locked, renamed] = [await table('Ben'), await table('Cleo'), await table('Dan')]
  const hosts = [removed, knocked, locked, renamed].map(({ players }) => players[0] as Player)
  const [ada, ben, cleo, dan] = hosts as [Player, Player, Player, Player]
  const [, mallory, muted, eve] = removed.players as [Player, Player, Player, Player]
  await ada.send({ type: 'removePerson', person: 'p2' })
  await muted.send({ type: 'say', text: 'cheap coins' })
  for (const move of [
    { type: 'mute', person: 'p3', kinds: ['chat'] },
    { type: 'takeOff', thing: { kind: 'line', number: 1 } },
  ] as const)
    expect(await ada.send(move)).toBeNull()
  expect(await muted.send({ type: 'muteForMe', person: 'p1', kinds: ['reactions'] })).toBeNull()
  for (const device of [muted, anotherDevice(muted)]) await hearsNothing(device, removed.code)
  // whoever goes before anybody removes them has come from two places
  const eveElsewhere = Object.assign(anotherDevice(eve), { headers: { 'x-forwarded-for': '203.0.113.99' } })
  for (const device of [await eveElsewhere.join(removed.code, { as: 'person' }), eve]) device.drop()
  await ben.send({ type: 'setDoor', door: 'knock' })
  const [letIn, waiting] = [guest('Eve'), guest('Fay')]
  await knocking(letIn, knocked.code)
  await answer(ben, true)
  await knocking(waiting, knocked.code)
  const tv = await guest('TV').join(locked.code, { as: 'tv' })
  const { key } = (await cleo.ticket(locked.code, { as: 'person' })).body
  await cleo.send({ type: 'setDoor', door: 'locked' })
  const { code } = (await changeCode(dan, renamed.code)).body
  expect(stillKept(house, homeOf(eve), homeOf(eveElsewhere))).toEqual([])
  await house.kill('SIGTERM')
  await house.start()
  expect(await triesOf(mallory, removed.code)).toEqual(NOTHING)
  expect(await refusalFor(guest('Innocent', homeOf(mallory)), removed.code)).toBe('knockFirst')
  await hearsNothing(anotherDevice(muted), removed.code)
  await ada.join(removed.code, { as: 'person' })
  expect(await refusalFor(guest('Innocent', homeOf(eve)), removed.code)).toBeUndefined()
  expect(await ada.send({ type: 'removePerson', person: 'p4' })).toBeNull()
  for (const { headers } of [eve, eveElsewhere])
    expect(await refusalFor(guest('Innocent', headers['x-forwarded-for']), removed.code)).toBe('knockFirst')
  await letIn.join(knocked.code)
  // devices go on asking
  expect(await knocking(waiting, knocked.code)).toBe('knocking')
  await ben.join(knocked.code, { as: 'person' })
  await ben.until(() => ben.view?.knocks[0]?.profile?.name === 'Fay')
  // nobody wakes a locked table by asking, with its link or without
  const tablesInMemory = async () => /^figment_tables (\d+)$/m.exec(await house.metrics())?.[1]
  const inMemory = await tablesInMemory()
  const asked = [{}, { 'figment-key': key ?? '' }].flatMap((withKey) =>
    LOOKED_FOR.map(([action, body]) => guest('Gus').post(`/api/tables/${locked.code}/${action}`, body, withKey)),
  )
  for (const answer of await Promise.all(asked)) expect(answer).toEqual({ status: 404, body: { refused: 'noSuchTable' } })
  expect(await tablesInMemory()).toBe(inMemory)
  await tv.join(locked.code, { as: 'tv' })
  expect(await refusalFor(guest('Gus'), renamed.code)).toBe('noSuchTable')
  // whoever has a place comes with either, and sees the new one in their list
  await dan.join(renamed.code, { as: 'person' })
  expect((await tablesOf(house, dan)).map((one) => one.code)).toEqual([code])
  await guest('Gus').join(code)
})
