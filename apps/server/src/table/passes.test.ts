import { FROM_CLIENT } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TABLE_BOUNDS } from '../running/bounds.ts'
import { erase } from '../testing/erasing.ts'
import { entriesIn } from '../testing/log.ts'
import type { Player } from '../testing/player.ts'
import { SmallHouse } from '../testing/small-house.ts'

let house: SmallHouse
beforeAll(async () => {
  house = await SmallHouse.with({ erasingMsOfATable: { atOnce: 1, perSecond: 1 / 3600 } })
})
afterAll(() => house.remove())

const askForAPass = ({ cookie }: Player, code: string) =>
  fetch(`${house.base}/api/tables/${code}/pass`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: '{}' })

describe('passes', () => {
  it('three at once, and then a clear refusal that says when; nothing is written for it, and nobody else is held up', async () => {
    expect(TABLE_BOUNDS.passesOfAPerson).toEqual({ atOnce: 3, perSecond: 2 / 60 })
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    for (let made = 0; made < 3; made++) expect((await askForAPass(ada, code)).status).toBe(200)
    const refused = await askForAPass(ada, code)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ refused: 'tooManyTries' })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(await house.reached('passesOfAPerson')).toBe(1)
    expect((await askForAPass(ben, code)).status).toBe(200)
    const passes = (await entriesIn(house.dataDir, code)).flatMap(({ events }) => events.filter(({ type }) => type === 'passMade'))
    expect(passes).toHaveLength(4)
  })
})

describe('announcements in a call', () => {
  it('ten are told to everybody, under whatever names; the next is left out', async () => {
    expect(TABLE_BOUNDS.announcementsOfAPerson).toEqual({ atOnce: 10, perSecond: 0.5 })
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const announce = (number: number) =>
      ada.sendRaw(
        FROM_CLIENT.signal,
        Buffer.from(JSON.stringify({ type: 'announce', peer: `adaunder${number}`, audio: true, video: true, isAgain: false })),
      )
    for (let number = 1; number <= 60; number++) announce(number)
    // what Ada says afterwards is heard after all of them
    expect(await ada.send({ type: 'say', text: 'that was all' })).toBeNull()
    await ben.until(() => ben.view?.open.chat.lines.length === 1)
    const names = ben.received.flatMap((text) => [...text.matchAll(/"type":"members".*"peer":"(adaunder\d+)"/g)].map(([, peer]) => peer))
    // on a slow machine there may have been room for one or two more
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(names.length).toBeLessThan(20)
    expect(names.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, at) => `adaunder${at + 1}`))
    expect(await house.reached('announcementsOfAPerson')).toBe(60 - names.length)
    expect(ada.closedWith).toBeNull()
  })
})

describe('erasures at a table', () => {
  it('take so much of the time, whoever asks for them; then a clear refusal that says when, and other tables are not held up', async () => {
    expect(TABLE_BOUNDS.erasingMsOfATable).toEqual({ atOnce: 5000, perSecond: 50 })
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    expect((await erase(ada, code)).status).toBe(200)
    expect(await house.reached('erasingMsOfATable')).toBe(0)
    const refused = await Promise.all([erase(ben, code), erase(cleo, code)])
    for (const told of refused) expect(told).toMatchObject({ status: 429, body: { refused: 'tooManyTries' } })
    expect(await house.reached('erasingMsOfATable')).toBe(2)
    expect(await ben.send({ type: 'say', text: 'I am still here' })).toBeNull()
    const elsewhere = await house.table('Dan', 'Eve')
    expect((await erase(elsewhere.players[1] as Player, elsewhere.code)).status).toBe(200)
  })
})
