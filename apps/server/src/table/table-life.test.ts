import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playUntil } from '../testing/evening.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const house = new House({ HOST_GONE_SECONDS: '1', BOT_PACE: '0.005' })
beforeAll(() => house.start())
afterAll(() => house.remove())

async function started(...names: string[]): Promise<{ code: string; players: Player[] }> {
  const { code, players } = await house.table(...names)
  await players[0]?.send({ type: 'startGame' })
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players }
}

describe('a table through an evening', () => {
  it('somebody who loses the connection is away, and is back without doing anything', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    ben.drop()
    await ada.until(() => !ada.view?.present.includes('p2'))
    await ben.join(code, { as: 'person' })
    expect(ben.view?.you).toBe('p2')
    await ada.until(() => ada.view?.present.includes('p2') === true)
  })

  it('the host gone: the longest-present player becomes host, and stays it when the old one returns', async () => {
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    ada.drop()
    await cleo.until(() => cleo.view?.open.host === 'p2')
    expect(await ben.send({ type: 'addBot' })).toBeNull()
    await ada.join(code)
    expect(ada.view?.open.host).toBe('p2')
  })

  it("an absent player's seat is played by a bot and given back on return", async () => {
    const { code, players } = await started('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    await ada.play({ type: 'claimStory' })
    await playUntil([ada], () => ada.game.phase === 'giving')
    expect(await ada.send({ type: 'letBotPlay', seat: 1 })).toBe('notAway')
    ben.drop()
    await ada.until(() => !ada.view?.present.includes('p2'))
    expect(await cleo.send({ type: 'letBotPlay', seat: 1 })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'letBotPlay', seat: 1 })).toBeNull()
    await playUntil([ada, cleo], () => ada.game.phase === 'scoring')
    expect(ada.view?.open.seats[1]).toMatchObject({ isBot: true, person: 'p2', name: 'Ben' })
    await ben.join(code)
    await ben.until(() => ben.view?.open.seats[1]?.isBot === false)
    expect(await ben.play({ type: 'goOn' })).not.toBe('notSeated')
  })

  it('bots fill empty seats, speak the language of the table and play to the end', async () => {
    const { code, players } = await house.table('Olha')
    const [olha] = players as [Player]
    await olha.send({ type: 'chooseLocale', locale: 'uk' })
    expect(await olha.send({ type: 'startGame' })).toBe('tooFewPlayers')
    for (let bots = 0; bots < 4; bots++) expect(await olha.send({ type: 'addBot' })).toBeNull()
    expect(new Set(olha.view?.open.seats.map(({ name }) => name)).size).toBe(5)
    await olha.send({
      type: 'chooseGame',
      game: 'dixit',
      options: { edition: '2021', target: 10, firstStoryteller: 'random', timers: 'off' },
    })
    await olha.send({ type: 'startGame' })
    await olha.until(() => olha.view?.open.play !== null)
    await playUntil([olha], () => olha.game.phase === 'over')
    const clues = olha.game.told.filter(({ storyteller }) => storyteller !== olha.seat).map(({ clue }) => clue)
    expect(clues.length).toBeGreaterThan(0)
    for (const clue of clues) expect(clue).toMatch(/^[\p{Script=Cyrillic}\p{P}\p{N}\s]+$/u)
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{5}$/)
  })

  it("a latecomer watches, and takes a bot's seat when the next round begins", async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    await ada.send({ type: 'addBot' })
    await ada.send({ type: 'startGame' })
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    const late = await house.guest('Late').join(code)
    expect(late.view?.held).toBeNull()
    expect(await late.send({ type: 'sitDown', seat: 0 })).toBe('seatTaken')
    expect(await late.send({ type: 'sitDown', seat: 2 })).toBeNull()
    expect(late.view?.held).toBeNull()
    await ada.play({ type: 'claimStory' })
    await playUntil([ada, ben], () => ada.game.round === 2)
    await late.until(() => late.view?.held !== null)
    expect(late.seat).toBe(2)
    expect(late.held.hand).toHaveLength(7)
    expect(ada.view?.open.seats[2]).toMatchObject({ name: 'Late', isBot: false })
  })

  it('somebody who leaves frees the seat; a watcher may take it; the game goes on', async () => {
    const { code, players } = await started('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const late = await house.guest('Late').join(code)
    expect(await late.send({ type: 'sitDown' })).toBe('noFreeSeat')
    expect(await cleo.send({ type: 'leaveTable' })).toBeNull()
    expect(await late.send({ type: 'sitDown' })).toBeNull()
    expect(await ada.send({ type: 'letBotPlay', seat: 2 })).toBeNull()
    await ada.play({ type: 'claimStory' })
    await playUntil([ada, ben], () => ada.game.round === 2)
    await late.until(() => late.view?.held !== null)
    expect(late.seat).toBe(2)
  })

  it('the host removes a player: the rules say what becomes of the round', async () => {
    const { players } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    const [ada, ben, , dan] = players as [Player, Player, Player, Player]
    await ben.play({ type: 'claimStory' })
    await ada.until(() => ada.game.storyteller === 1)
    expect(await ada.send({ type: 'removeSeat', seat: 1 })).toBeNull()
    await dan.until(() => dan.game.storyteller === 2)
    expect(ben.view?.held).toBeNull()
    expect(await ben.play({ type: 'claimStory' })).toBe('notSeated')
    expect(ada.game.seats).toEqual([0, 2, 3])
  })

  it('a seat moves to another device by a code that works once', async () => {
    const { code, players } = await started('Ada', 'Ben', 'Cleo')
    const [ada, ben] = players as [Player, Player]
    const { body } = await ben.post<{ pass: string; until: number }>(`/api/tables/${code}/pass`, {})
    expect(body.pass).toMatch(/^[A-Z]{8}$/)
    const phone = house.guest('Phone')
    expect((await phone.post(`/api/tables/${code}/redeem`, { pass: 'WRONGONE' })).body.refused).toBe('passUnknown')
    expect((await phone.post(`/api/tables/${code}/redeem`, { pass: body.pass.toLowerCase() })).status).toBe(200)
    await ben.until(() => ben.closedWith === 4101)
    const hand = ben.view?.held
    await phone.join(code, { as: 'person' })
    expect(phone.view?.you).toBe('p2')
    expect(phone.view?.held).toEqual(hand)
    expect((await house.guest('Third').post(`/api/tables/${code}/redeem`, { pass: body.pass })).body.refused).toBe('passUnknown')
    // the old device is a stranger now
    expect((await ben.ticket(code, { as: 'person' })).body.refused).toBe('nameNeeded')
    expect((await house.guest('Nobody').post(`/api/tables/${code}/pass`, {})).body.refused).toBe('notYours')
    expect(Object.keys(ada.view?.open.people ?? {})).toHaveLength(3)
  })

  it('timers: when time is up the table goes on by itself, and not before', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada] = players as [Player]
    await ada.send({ type: 'chooseGame', game: 'dixit', options: { firstStoryteller: 'random', timers: 'brisk' } })
    const before = Date.now()
    await ada.send({ type: 'startGame' })
    const after = Date.now()
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    const began = (ada.game.due ?? 0) - 60_000
    expect([before, began, after]).toEqual([before, began, after].sort((a, b) => a - b))
    await playUntil(players, () => ada.game.phase === 'scoring')
    const due = ada.game.due ?? 0
    // nobody goes on: the brisk table waits twenty seconds
    await ada.until(() => ada.game.phase === 'telling')
    expect(Date.now()).toBeGreaterThanOrEqual(due)
    expect(ada.game.round).toBe(2)
  })

  it('after the game the same people play again', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada] = players as [Player]
    await ada.send({
      type: 'chooseGame',
      game: 'dixit',
      options: { edition: '2021', target: 10, firstStoryteller: 'claim', timers: 'off' },
    })
    await ada.send({ type: 'startGame' })
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    await playUntil(players, () => ada.game.phase === 'over')
    expect(await ada.send({ type: 'closeGame' })).toBeNull()
    expect(ada.view?.open.play).toBeNull()
    expect(ada.view?.open.seats).toHaveLength(3)
    expect(await ada.send({ type: 'startGame' })).toBeNull()
    await ada.until(() => ada.view?.open.games === 2)
  })
})
