import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CLOSED, type TablesOfMine } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playUntil } from '../testing/evening.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const house = new House({ BOT_PACE: '0.02' })
beforeAll(() => house.start())
afterAll(() => house.remove())

/** Those of the texts that stand anywhere in the database. */
function stillKept(...texts: readonly string[]): string[] {
  const kept = JSON.stringify(everythingKept())
  return texts.filter((text) => kept.includes(text))
}

function everythingKept(): unknown[] {
  const database = new DatabaseSync(join(house.dataDir, 'figment.db'), { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${name}"`).all())
  database.close()
  return rows
}

async function tablesOf(player: Player): Promise<TablesOfMine['tables']> {
  const response = await fetch(`${house.base}/api/tables`, { headers: { cookie: player.cookie } })
  expect(response.status).toBe(200)
  return ((await response.json()) as TablesOfMine).tables
}

const erase = (player: Player, code: string) => player.post(`/api/tables/${code}/erase`, {})
const remove = (player: Player, code: string) => player.post(`/api/tables/${code}/remove`, {})
/** The devices of people who are sent away come back by themselves. */
async function comeBack(players: readonly Player[], code: string): Promise<void> {
  for (const player of players) {
    await player.until(() => player.closedWith !== null)
    await player.join(code, { as: 'person' })
  }
}

async function sing(player: Player, code: string): Promise<string> {
  const response = await fetch(`${house.base}/api/tables/${code}/clips`, {
    method: 'POST',
    headers: { 'content-type': 'audio/webm', cookie: player.cookie },
    body: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(100, 7)]),
  })
  return ((await response.json()) as { clip: string }).clip
}

describe('a person’s tables', () => {
  it('are those where they sit, the latest first, with the games that ended there', async () => {
    const ada = house.guest('Ada')
    expect(await tablesOf(ada)).toEqual([])
    const first = await ada.create()
    const second = await ada.create()
    expect((await tablesOf(ada)).map(({ code }) => code)).toEqual([second, first])
    await ada.join(first)
    const before = Date.now()
    await ada.send({ type: 'changeLooks', profile: { name: 'Ada L', colour: 'sky', shape: 'moon' } })
    const [latest] = await tablesOf(ada)
    expect(latest).toEqual({ code: first, activeAt: expect.any(Number), finished: [] })
    // when it was last active is when she last did something there, however slow the machine is
    expect(latest?.activeAt).toBeGreaterThanOrEqual(before)
    expect(await tablesOf(house.guest('Stranger'))).toEqual([])
  })

  it('are at most twenty, and a newcomer is not given a cookie for asking', async () => {
    const ada = house.guest('Ada')
    for (let made = 0; made < 22; made++) await ada.create()
    expect(await tablesOf(ada)).toHaveLength(20)
    expect((await fetch(`${house.base}/api/tables`)).headers.get('set-cookie')).toBeNull()
  })

  it('move with the seat', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const phone = house.guest('Ada')
    const { body } = await ada.post<{ pass: string }>(`/api/tables/${code}/pass`, {})
    await phone.post(`/api/tables/${code}/redeem`, { pass: body.pass })
    expect(await tablesOf(ada)).toEqual([])
    expect((await tablesOf(phone)).map((table) => table.code)).toEqual([code])
  })
})

describe('erasing what somebody made', () => {
  it('takes name, words, clues and recordings from the table, its log and every screen, and the game goes on', async () => {
    const { code, players } = await house.table('Adalbert', 'Benedetta', 'Cleo', 'Dan')
    const [ada, ben, cleo, dan] = players as [Player, Player, Player, Player]
    await ada.send({ type: 'chooseGame', game: 'dixit', options: { clues: 'any', firstStoryteller: 'claim', target: 15 } })
    await ada.send({ type: 'startGame' })
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    await ben.play({ type: 'claimStory' })
    await ben.until(() => ben.game.phase === 'telling')
    const clip = await sing(ben, code)
    const unused = await sing(ben, code)
    await ben.play({ type: 'tellClue', card: ben.held.hand[0] ?? '', clue: 'the lighthouse of Benedetta', kind: 'sung', clip })
    await ben.send({ type: 'say', text: 'mine was about lighthouses' })
    await dan.send({ type: 'say', text: 'hello from Dan' })
    await playUntil(players, () => ada.game.phase === 'scoring')
    const before = structuredClone(ada.game)
    const traces = ['Benedetta', 'lighthouse', clip]
    expect(stillKept(...traces)).toEqual(traces)

    const tv = await house.guest('TV').join(code, { as: 'tv' })
    expect((await erase(ben, code)).status).toBe(200)

    await comeBack([ada, cleo, dan], code)
    expect(stillKept(...traces)).toEqual([])
    await tv.until(() => tv.closedWith !== null)
    await tv.join(code, { as: 'tv' })
    for (const screen of [ada, cleo, dan, tv]) {
      await screen.refresh()
      for (const text of traces) expect(JSON.stringify(screen.view)).not.toContain(text)
      expect(JSON.stringify(screen.view)).toContain('hello from Dan')
    }
    expect(ada.game).toEqual({
      ...before,
      clue: '…',
      clip: null,
      told: before.told.map((told) => ({ ...told, clue: '…', clip: null })),
    })
    for (const gone of [clip, unused]) expect((await fetch(`${house.base}/clips/${code}/${gone}`)).status).toBe(404)
    expect(await tablesOf(ben)).toEqual([])
    expect(ada.view?.open.people.p2).toMatchObject({ name: '', hasLeft: true })

    const refused = await ada.send({ type: 'letBotPlay', seat: 1 })
    expect(refused).toBeNull()
    await playUntil([ada, cleo, dan], () => ada.game.round === 3)
    await house.kill()
    await house.start()
    for (const player of [ada, cleo, dan]) await player.join(code, { as: 'person' })
    expect(ada.game.round).toBe(3)
    await playUntil([ada, cleo, dan], () => ada.game.phase === 'over')
    expect(stillKept(...traces)).toEqual([])
    expect(await tablesOf(ada)).toMatchObject([{ code, finished: ['dixit'] }])
  })

  it('of the host hands the table to somebody who is there; whoever erased comes back as somebody new', async () => {
    const { code, players } = await house.table('Adalbert', 'Ben')
    const [ada, ben] = players as [Player, Player]
    expect((await erase(ada, code)).status).toBe(200)
    await comeBack([ben], code)
    expect(ben.view?.open.host).toBe('p2')
    expect((await ada.ticket(code, { as: 'person' })).body.refused).toBe('nameNeeded')
    await ada.until(() => ada.closedWith !== null)
    await ada.join(code)
    expect(ada.view?.you).toBe('p3')
  })

  it('of a table that sleeps works as well', async () => {
    const { code, players } = await house.table('Melchior')
    await house.kill()
    await house.start()
    expect((await erase(players[0] as Player, code)).status).toBe(200)
    expect(stillKept('Melchior')).toEqual([])
  })

  it('is for people at the table alone, and asked again it changes nothing', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [, ben] = players as [Player, Player]
    expect((await erase(house.guest('Stranger'), code)).body.refused).toBe('notYours')
    expect((await erase(ben, 'BBBBB')).body.refused).toBe('noSuchTable')
    expect((await erase(ben, code)).status).toBe(200)
    const entries = () => everythingKept().filter((row) => typeof row === 'object' && row !== null && 'body' in row)
    const left = entries()
    expect((await erase(ben, code)).body.refused).toBe('notYours')
    expect(entries()).toEqual(left)
  })
})

describe('deleting a table', () => {
  it('is for its host alone, and takes everything for everybody', async () => {
    const { code, players } = await house.table('Balthasar', 'Ben')
    const [ada, ben] = players as [Player, Player]
    await sing(ada, code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    expect((await remove(ben, code)).body.refused).toBe('onlyTheHost')
    expect((await remove(house.guest('Stranger'), code)).body.refused).toBe('notYours')
    expect((await remove(ada, code)).status).toBe(200)
    for (const screen of [ada, ben, tv]) {
      await screen.until(() => screen.closedWith !== null)
      expect(screen.closedWith).toBe(CLOSED.gone)
    }
    expect(stillKept(code, 'Balthasar')).toEqual([])
    expect(existsSync(join(house.dataDir, 'clips', code))).toBe(false)
    expect(await tablesOf(ben)).toEqual([])
    expect((await ben.ticket(code)).body.refused).toBe('noSuchTable')
    expect((await remove(ada, code)).body.refused).toBe('noSuchTable')
  })

  it('is not asked for too often', async () => {
    const strict = await new House().start()
    const ada = strict.guest('Ada')
    const code = await ada.create()
    const refusals = []
    const ben = strict.guest('Ben')
    await ben.ticket(code)
    for (let tries = 0; tries < 12; tries++) refusals.push((await ben.post(`/api/tables/${code}/remove`, {})).body.refused)
    expect(refusals).toEqual([...Array.from({ length: 10 }, () => 'onlyTheHost'), 'tooManyTries', 'tooManyTries'])
    await strict.remove()
  })
})
