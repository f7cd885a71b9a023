import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSED } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erase, everythingKept, lookAgain, remove, sing, stillKept, tablesOf } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const house = new House({ BOT_PACE: '0.02' })
beforeAll(() => house.start())
afterAll(() => house.remove())

describe('a person’s tables', () => {
  it('are those where they sit, the latest first, with the games that ended there', async () => {
    const ada = house.guest('Ada')
    expect(await tablesOf(house, ada)).toEqual([])
    const first = await ada.create()
    const second = await ada.create()
    expect((await tablesOf(house, ada)).map(({ code }) => code)).toEqual([second, first])
    await ada.join(first)
    const before = Date.now()
    await ada.send({ type: 'changeLooks', profile: { name: 'Ada L', colour: 'sky', shape: 'moon' } })
    const [latest] = await tablesOf(house, ada)
    expect(latest).toEqual({ code: first, activeAt: expect.any(Number), finished: [] })
    // when it was last active is when she last did something there, however slow the machine is
    expect(latest?.activeAt).toBeGreaterThanOrEqual(before)
    expect(await tablesOf(house, house.guest('Stranger'))).toEqual([])
  })

  it('are at most twenty, and a newcomer is not given a cookie for asking', async () => {
    const ada = house.guest('Ada')
    for (let made = 0; made < 22; made++) await ada.create()
    expect(await tablesOf(house, ada)).toHaveLength(20)
    expect((await fetch(`${house.base}/api/tables`)).headers.get('set-cookie')).toBeNull()
  })

  it('move with the seat', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const phone = house.guest('Ada')
    const { body } = await ada.post<{ pass: string }>(`/api/tables/${code}/pass`, {})
    await phone.post(`/api/tables/${code}/redeem`, { pass: body.pass })
    expect(await tablesOf(house, ada)).toEqual([])
    expect((await tablesOf(house, phone)).map((table) => table.code)).toEqual([code])
  })
})

describe('erasing what somebody made', () => {
  it('of the host hands the table to somebody who is there; whoever erased comes back as somebody new', async () => {
    const { code, players } = await house.table('Adalbert', 'Ben')
    const [ada, ben] = players as [Player, Player]
    expect((await erase(ada, code)).status).toBe(200)
    await lookAgain([ben])
    expect(ben.view?.open.host).toBe('p2')
    expect((await ada.ticket(code, { as: 'person' })).body.refused).toBe('nameNeeded')
    await ada.until(() => ada.closedWith !== null)
    await ada.join(code)
    expect(ada.view?.you).toBe('p3')
  })

  it('disconnects nobody: what others do meanwhile is done, and they see the rest', async () => {
    const { code, players } = await house.table('Ada', 'Benedetta', 'Cleo', 'Dan')
    const [ada, ben, cleo, dan] = players as [Player, Player, Player, Player]
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    await ben.send({ type: 'say', text: 'about lighthouses' })
    const [erased, alsoErased, ...said] = await Promise.all([
      erase(ben, code),
      erase(dan, code),
      ...Array.from({ length: 30 }, (_, at) => ada.send({ type: 'say', text: `line ${at}` })),
    ])
    expect([erased.status, alsoErased.status, new Set(said)]).toEqual([200, 200, new Set([null])])
    await lookAgain([ada, cleo, tv])
    for (const screen of [ada, cleo, tv]) {
      const { people, chat } = screen.view?.open ?? {}
      expect([people?.p2?.name, people?.p4?.name]).toEqual(['', ''])
      expect(chat?.lines.map(({ text }) => text).filter((text) => text.startsWith('line'))).toHaveLength(30)
      expect(JSON.stringify(screen.view)).not.toContain('lighthouses')
    }
    await ben.until(() => ben.closedWith !== null)
    expect(await cleo.send({ type: 'say', text: 'all here?' })).toBeNull()
    await ada.until(() => ada.view?.open.chat.lines.at(-1)?.text === 'all here?')
  })

  it('of a table that sleeps works as well', async () => {
    const { code, players } = await house.table('Melchior')
    await house.kill()
    await house.start()
    expect((await erase(players[0] as Player, code)).status).toBe(200)
    expect(stillKept(house, 'Melchior')).toEqual([])
  })

  it('is for people at the table alone, and asked again it changes nothing', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [, ben] = players as [Player, Player]
    expect((await erase(house.guest('Stranger'), code)).body.refused).toBe('notYours')
    expect((await erase(ben, 'BBBBB')).body.refused).toBe('noSuchTable')
    expect((await erase(ben, code)).status).toBe(200)
    const entries = () => everythingKept(house).filter((row) => typeof row === 'object' && row !== null && 'body' in row)
    const left = entries()
    expect((await erase(ben, code)).body.refused).toBe('notYours')
    expect(entries()).toEqual(left)
  })
})

describe('deleting a table', () => {
  it('is for who opened it, and takes everything for everybody', async () => {
    const { code, players } = await house.table('Balthasar', 'Ben')
    const [ada, ben] = players as [Player, Player]
    await sing(house, ada, code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    expect((await remove(ben, code)).body.refused).toBe('othersMustAgree')
    expect((await remove(house.guest('Stranger'), code)).body.refused).toBe('notYours')
    expect((await remove(ada, code)).status).toBe(200)
    for (const screen of [ada, ben, tv]) {
      await screen.until(() => screen.closedWith !== null)
      expect(screen.closedWith).toBe(CLOSED.gone)
    }
    expect(stillKept(house, code, 'Balthasar')).toEqual([])
    expect(existsSync(join(house.dataDir, 'clips', code))).toBe(false)
    expect(await tablesOf(house, ben)).toEqual([])
    expect((await ben.ticket(code)).body.refused).toBe('noSuchTable')
    expect((await remove(ada, code)).body.refused).toBe('noSuchTable')
  })

  it('is not for a host in their place alone, but for all who sit there together', async () => {
    const quick = await new House({ HOST_GONE_SECONDS: '1' }).start()
    const { code, players } = await quick.table('Ada', 'Mallory', 'Cleo')
    const [ada, mallory, cleo] = players as [Player, Player, Player]
    ada.drop()
    await mallory.until(() => mallory.view?.open.host === 'p2')
    expect((await remove(mallory, code)).body.refused).toBe('othersMustAgree')
    const watcher = quick.guest('Watcher')
    await watcher.join(code)
    await watcher.send({ type: 'standUp' })
    expect((await remove(watcher, code)).body.refused).toBe('onlyTheOpener')
    // her seat waits for her
    expect((await remove(cleo, code)).body.refused).toBe('othersMustAgree')
    await cleo.until(() => cleo.view?.open.removal.join() === 'p2,p3')
    await ada.join(code)
    await ada.send({ type: 'leaveTable' })
    expect((await remove(cleo, code)).status).toBe(200)
    await mallory.until(() => mallory.closedWith === CLOSED.gone)
    await quick.remove()
  })

  it('is not asked for too often', async () => {
    const strict = await new House().start()
    const ada = strict.guest('Ada')
    const code = await ada.create()
    const refusals = []
    const ben = strict.guest('Ben')
    await ben.join(code)
    for (let tries = 0; tries < 12; tries++) refusals.push((await ben.post(`/api/tables/${code}/remove`, {})).body.refused)
    expect(refusals).toEqual([...Array.from({ length: 10 }, () => 'othersMustAgree'), 'tooManyTries', 'tooManyTries'])
    await strict.remove()
  })
})
