import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextThing, playOn, playUntil } from '../testing/evening.ts'
import { House } from '../testing/house.ts'
import { looks, type Player } from '../testing/player.ts'

const house = new House({ HOST_GONE_SECONDS: '1', BOT_PACE: '0.005' })
beforeAll(async () => {
  await house.start()
  unattended = await leftAlone()
})
afterAll(() => house.remove())

/** A brisk table where nobody does anything, from the beginning on. */
let unattended: { readonly before: number; readonly due: number | null; readonly wentOnAt: Promise<number> }
async function leftAlone(): Promise<typeof unattended> {
  const { players } = await house.table('Ada', 'Ben', 'Cleo')
  const [host] = players as [Player]
  const { game } = (await host.refresh()).open.choice
  await host.send({ type: 'chooseGame', game, options: { timers: 'brisk' } })
  const before = Date.now()
  await host.send({ type: 'startGame' })
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  const { phase, due } = host.game
  const wentOnAt = host.until(() => host.game.phase !== phase).then(() => Date.now())
  // whether it did is asked for later
  wentOnAt.catch(() => undefined)
  return { before, due, wentOnAt }
}

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

  it('nobody sits down under a name that looks like that of somebody here', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada] = players as [Player, Player]
    const stranger = house.guest('Аdа')
    expect((await stranger.ticket(code)).body.refused).toBe('nameTaken')
    expect(Object.keys(ada.view?.open.people ?? {})).toEqual(['p1', 'p2'])
    await stranger.join(code, { as: 'person', profile: looks('Ada K.') })
    await ada.until(() => ada.view?.open.people.p3?.name === 'Ada K.')
    expect(await stranger.send({ type: 'changeLooks', profile: looks('BEN') })).toBe('nameTaken')
  })

  it('the host gone: who has sat there the longest is host until the old one returns, and a stranger who watches is not', async () => {
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const mallory = await house.guest('Mallory').join(code)
    await ben.send({ type: 'standUp' })
    await mallory.send({ type: 'standUp' })
    await ben.send({ type: 'sitDown' })
    ada.drop()
    await cleo.until(() => cleo.view?.open.host === 'p3')
    expect(cleo.view?.open.standsInFor).toBe('p1')
    expect(await cleo.send({ type: 'addBot' })).toBeNull()
    cleo.drop()
    await mallory.until(() => mallory.view?.open.host === 'p2')
    await ada.join(code)
    await ada.until(() => ada.view?.open.host === 'p1')
    await mallory.until(() => mallory.view?.open.host === 'p1')
  })

  it("an absent player's seat is played by a bot and given back on return", async () => {
    const { code, players } = await started('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    await playOn(players, 2)
    expect(await ada.send({ type: 'letBotPlay', seat: 1 })).toBe('notAway')
    // unless the host means it; and whoever is here has their seat back when they like
    expect(await ada.send({ type: 'letBotPlay', seat: 1, evenIfHere: true })).toBeNull()
    await ben.until(() => ben.view?.open.seats[1]?.isBot === true)
    expect(await ben.send({ type: 'sitDown' })).toBeNull()
    await ada.until(() => ada.view?.open.seats[1]?.isBot === false)
    ben.drop()
    await ada.until(() => !ada.view?.present.includes('p2'))
    expect(await cleo.send({ type: 'letBotPlay', seat: 1 })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'letBotPlay', seat: 1 })).toBeNull()
    await playUntil([ada, cleo], () => ada.game.round === 2)
    expect(ada.view?.open.seats[1]).toMatchObject({ isBot: true, person: 'p2', name: 'Ben' })
    await ben.join(code)
    await ben.until(() => ben.view?.open.seats[1]?.isBot === false)
    await playUntil([ada, cleo], () => ada.game.awaited.includes(ben.seat))
    await ben.until(() => ben.game.awaited.includes(ben.seat))
    expect(await nextThing(ben)).toBe(true)
    expect(ben.answers.at(-1)?.refused).toBeNull()
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
    await playUntil([ada, ben], () => ada.game.round === 2)
    await late.until(() => late.view?.held !== null)
    expect(late.seat).toBe(2)
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
    await playUntil([ada, ben], () => ada.game.round === 2)
    await late.until(() => late.view?.held !== null)
    expect(late.seat).toBe(2)
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

  it('after the game the same people play again', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada] = players as [Player]
    await ada.send({ type: 'startGame' })
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    await playUntil(players, () => ada.game.phase === 'over')
    expect(await ada.send({ type: 'closeGame' })).toBeNull()
    expect(ada.view?.open.play).toBeNull()
    expect(ada.view?.open.seats).toHaveLength(3)
    expect(await ada.send({ type: 'startGame' })).toBeNull()
    await ada.until(() => ada.view?.open.games === 2)
  })

  it('timers: when time is up the table goes on by itself, and not before', async () => {
    const { before, due, wentOnAt } = unattended
    // it waits for as long as it says
    expect(due).toBeGreaterThan(before)
    expect(await wentOnAt).toBeGreaterThanOrEqual(due ?? 0)
  })
})
