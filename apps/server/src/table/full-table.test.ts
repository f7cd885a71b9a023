import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE_AT_MOST, PEOPLE_KEPT_AT_MOST, TABLE_BOUNDS } from '../running/bounds.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

let house: House
beforeAll(async () => void (house = await (await House.counting()).start()))
afterAll(() => house.remove())

let strangers = 0
/** Guests whom nobody knows, each in a browser of their own. */
const crowd = (size: number): Player[] => Array.from({ length: size }, () => house.guest(`Stranger ${++strangers}`))

describe('a table is filled by those who are there', () => {
  it('tickets for sixty people who never come leave the table as it was', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada] = players as [Player]
    for (const { body } of await Promise.all(crowd(60).map((stranger) => stranger.ticket(code)))) expect(body.refused).toBeUndefined()
    const cleo = await house.guest('Cleo').join(code)
    await ada.until(() => Object.keys(ada.view?.open.people ?? {}).length === 3)
    expect(ada.view?.open.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(cleo.view?.you).toBe('p3')
  })

  it('sixty who came and went leave room, and are soon forgotten', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada] = players as [Player]
    const early = await house.guest('Early').join(code)
    const pass = async () => (await early.post(`/api/tables/${code}/pass`, {})).status
    for (let made = 0; made < TABLE_BOUNDS.passesOfAPerson.atOnce; made++) expect(await pass()).toBe(200)
    expect(await pass()).toBe(429)
    expect(await early.send({ type: 'standUp' })).toBeNull()
    early.drop()
    for (let wave = 0; wave < 2; wave++) {
      const strangers = crowd(PEOPLE_AT_MOST - 10)
      for (const stranger of strangers) await stranger.join(code)
      for (const stranger of strangers) stranger.drop()
      await ada.until(() => ada.view?.present.length === 2, 'the strangers are gone')
    }
    await house.guest('Cleo').join(code)
    expect(Object.keys(ada.view?.open.people ?? {}).length).toBe(PEOPLE_KEPT_AT_MOST)
    // nor does the server remember what they had used up
    expect(ada.view?.open.people.p3).toBeUndefined()
    await early.join(code)
    expect([early.view?.you, await pass()]).toEqual(['p3', 200])
  })

  it('one more than forty waits outside; who has a seat and the host come in all the same, with as many devices as anybody', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    ben.drop()
    const strangers = crowd(PEOPLE_AT_MOST - 2)
    for (const stranger of strangers) await stranger.join(code)
    expect((await house.guest('Late').ticket(code)).body.refused).toBe('tableFull')
    await strangers[0]?.until(() => strangers[0]?.view?.present.length === PEOPLE_AT_MOST - 1)
    ada.drop()
    await strangers[0]?.until(() => strangers[0]?.view?.present.includes('p1') === false)
    expect((await house.guest('Late').ticket(code)).body.refused).toBe('tableFull')
    for (const player of [ada, ben]) await player.join(code, { as: 'person' })
    for (const holder of strangers.slice(-32)) {
      const more = Array.from({ length: 3 }, () => house.guest(holder.name))
      for (const device of more) {
        device.cookie = holder.cookie
        await device.join(code, { as: 'person' })
      }
    }
    const second = house.guest('Ada')
    second.cookie = ada.cookie
    await second.join(code, { as: 'person' })
    expect(ada.closedWith).toBeNull()
    expect(await house.metrics()).toMatch(/figment_bounds_reached_total\{bound="peopleAtATable"\} 2\n/)
  })

  it('a watcher who went finds a full table full, and comes in when somebody goes', async () => {
    const { code } = await house.table('Ada', 'Ben')
    const strangers = crowd(PEOPLE_AT_MOST - 2)
    for (const stranger of strangers) await stranger.join(code)
    const [seated, watcher] = [strangers[0], strangers.at(-1)] as [Player, Player]
    const person = watcher.view?.you ?? ''
    await seated.until(() => seated.view?.present.length === PEOPLE_AT_MOST)
    watcher.drop()
    await seated.until(() => seated.view?.present.includes(person) === false)
    const late = await house.guest('Late').join(code)
    expect((await watcher.ticket(code)).body.refused).toBe('tableFull')
    late.drop()
    await seated.until(() => seated.view?.present.length === PEOPLE_AT_MOST - 1)
    await watcher.join(code)
    expect(watcher.view?.you).toBe(person)
  })
})
