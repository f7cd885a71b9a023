import type { EarlierCover, PageName } from '@figment/table'
import { erase, lookAgain, everythingKept } from '@figment/server/testing/erasing.ts'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Pictomania } from '../types.ts'
import { goOn, inkBy, isScored, openOf, pageIn, pathOf, playRound, playToSecondRound, startGame } from '../testing/rounds.ts'

const IDLE_MINUTES = String(6 / 60)
/** All four pages of six booklets, four times over; after that four a second. */
const AT_ONCE = 96
const house = await House.counting({ IDLE_MINUTES })
beforeAll(() => house.start())
afterAll(() => house.remove())

const metric = async (line: RegExp): Promise<number> => Number(line.exec(await house.metrics())?.[1] ?? 0)

async function started(): Promise<{ code: string; players: [Player, Player, Player] }> {
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  await startGame(players)
  return { code, players: players as [Player, Player, Player] }
}

async function secondRound(): ReturnType<typeof started> {
  const table = await started()
  await playToSecondRound(table.players)
  return table
}

const ask = (player: Pick<Player, 'cookie'>, code: string, name: PageName) =>
  fetch(house.base + pathOf(code, name), { headers: { cookie: player.cookie } })

describe('drawings of earlier rounds', () => {
  it('are sent once: not again with the scores, and not with the whole view of a later round', async () => {
    const { players } = await started()
    const [ada, ben] = players
    await playRound(players, 1)
    const inks = players.map(({ seat }) => inkBy(seat, 1))
    for (const ink of inks) expect(ada.received.join('')).toContain(ink)
    for (const player of players) player.received.length = 0
    await goOn(players, isScored(ada))
    await ben.until(isScored(ben))
    for (const ink of inks) expect(players.flatMap(({ received }) => received).join('')).not.toContain(ink)
    await goOn(players, () => openOf(ada).round === 2)
    ada.received.length = 0
    await ada.refresh()
    for (const ink of inks) expect(ada.received.join('')).not.toContain(ink)
    expect(openOf(ada).booklet[ben.seat]?.[1]).toMatchObject({ strokeCount: 1, letters: inkBy(ben.seat, 1).length })
  })

  it('are fetched by people of the table, by those who watch and by a TV that is connected, and by nobody else', async () => {
    const { code, players } = await secondRound()
    const [ada, ben] = players
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    const name = pageIn(ada, ben.seat)
    for (const viewer of [...players, watcher, tv]) {
      const answer = await ask(viewer, code, name)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual([[0, 'thin', inkBy(ben.seat, 1), expect.any(Number)]])
      // only in the browser that asked, and not for long
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600, immutable')
    }
    tv.drop()
    await vi.waitFor(async () => expect((await ask(tv, code, name)).status).toBe(403))
    const stranger = house.guest('Stranger')
    await stranger.create()
    expect((await ask(stranger, code, name)).status).toBe(403)
    expect((await ask({ cookie: '' }, code, name)).status).toBe(403)
  })

  it('are there when their round is scored, under their own names alone', async () => {
    const { code, players } = await started()
    const [ada, ben] = players
    await playRound(players, 1)
    const mark = inkBy(ben.seat, 1).length
    const name: PageName = { game: 1, round: 1, seat: ben.seat, mark }
    expect((await ask(ada, code, name)).status).toBe(404)
    await goOn(players, isScored(ada))
    expect(pageIn(ada, ben.seat)).toEqual(name)
    expect((await ask(ada, code, name)).status).toBe(200)
    for (const other of [{ game: 2 }, { game: 0 }, { round: 2 }, { round: 0 }, { seat: 9 }, { mark: mark + 1 }, { mark: 0 }])
      expect((await ask(ada, code, { ...name, ...other })).status).toBe(404)
    for (const odd of ['1/1/0', '1/1/0/x', '1/1/-1/5', '1/1/0/5/6', '1/__proto__/0/5', '99999999/1/0/5'])
      expect((await fetch(`${house.base}/api/tables/${code}/pages/${odd}`, { headers: { cookie: ada.cookie } })).status).toBe(405)
    expect(house.isAlive).toBe(true)
  })

  it('are still there after the server was killed, and at a table that sleeps', async () => {
    const { code, players } = await secondRound()
    const [ada, ben] = players
    const name = pageIn(ada, ben.seat)
    await house.kill()
    await house.start()
    expect(await (await ask(ada, code, name)).json()).toHaveLength(1)
    await ada.join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    await vi.waitFor(async () => expect(await metric(/^figment_tables_awake (\d+)$/m)).toBe(0), { timeout: 60_000 })
    expect(await (await ask(tv, code, name)).json()).toHaveLength(1)
    expect([ada.closedWith, tv.closedWith]).toEqual([null, null])
  })

  it('are gone for everybody once their maker has erased them; those of others stay', async () => {
    const { code, players } = await secondRound()
    const [ada, ben, cleo] = players
    const [bens, cleos] = [pageIn(ada, ben.seat), pageIn(ada, cleo.seat)]
    expect((await ask(ada, code, bens)).status).toBe(200)
    expect((await erase(ben, code)).status).toBe(200)
    await lookAgain([ada, cleo])
    expect((await ask(ada, code, bens)).status).toBe(404)
    expect((await ask(ben, code, cleos)).status).toBe(403)
    // the view names no page any more, so that no screen would show what a browser may still have
    expect(pageIn(ada, ben.seat).mark).toBe(0)
    expect((await ask(ada, code, pageIn(ada, ben.seat))).status).toBe(404)
    expect((await ask(ada, code, cleos)).status).toBe(200)
  })

  it('are gone for everybody once the host has taken them off; nobody is disconnected, and it stays so', async () => {
    const { code, players } = await secondRound()
    const [ada, ben, cleo] = players
    const [bens, cleos] = [pageIn(ada, ben.seat), pageIn(ada, cleo.seat)]
    const piece = { kind: 'drawing', round: 1, seat: ben.seat }
    expect(await ben.send({ type: 'takeOff', thing: { kind: 'made', game: 1, piece } })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'takeOff', thing: { kind: 'made', game: 1, piece } })).toBeNull()
    for (const player of players) await player.until(() => openOf(player).booklet[ben.seat]?.[1]?.isOff === true)
    for (const name of [bens, pageIn(ada, ben.seat)]) expect((await ask(ada, code, name)).status).toBe(404)
    expect((await ask(ada, code, cleos)).status).toBe(200)
    const kept = () => JSON.stringify(everythingKept(house).filter((row) => JSON.stringify(row).includes(code)))
    expect(kept()).toContain(inkBy(cleo.seat, 1))
    await vi.waitFor(() => expect(kept()).not.toContain(inkBy(ben.seat, 1)), { timeout: 60_000 })
    expect(players.map(({ closedWith }) => closedWith)).toEqual([null, null, null])
    await ada.refresh()
    expect(openOf(ada).booklet[ben.seat]?.[1]).toMatchObject({ isOff: true, letters: 0, strokeCount: 0 })
    expect((await ask(ada, code, cleos)).status).toBe(200)
  })

  it('[PM35] of the game before can be looked at until another one has left its own; what is erased or taken off is gone there too', async () => {
    const { code, players } = await secondRound()
    const [ada, ben, cleo] = players
    const names = players.map(({ seat }) => pageIn(ada, seat))
    const [, bens, cleos] = names as [PageName, PageName, PageName]
    expect(ada.view?.open.earlier).toBeNull()
    await ada.send({ type: 'endGame' })
    await ada.send({ type: 'closeGame' })
    await startGame(players)
    const cover = async (viewer: Player) => {
      const { number, mark } = viewer.view?.open.earlier ?? { number: 0, mark: 0 }
      const answer = await ask(viewer, code, { game: number, round: 0, seat: 0, mark })
      return answer.ok ? ((await answer.json()) as EarlierCover & { open: Pictomania['open'] }) : null
    }
    for (const name of names) expect((await ask(ben, code, name)).status).toBe(200)
    const seen = await cover(ben)
    expect(seen?.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(seen?.open).toMatchObject({ phase: 'over', sheets: {} })
    expect(Object.keys(seen?.open.booklet ?? {})).toEqual(['0', '1', '2'])
    // nothing of it is sent by itself
    ben.received.length = 0
    await ben.refresh()
    expect(ben.received.join('')).not.toContain(inkBy(cleo.seat, 1))
    const stranger = house.guest('Stranger')
    await stranger.create()
    expect((await ask(stranger, code, cleos)).status).toBe(403)
    const { number, mark } = ada.view?.open.earlier ?? { number: 0, mark: 0 }
    for (const other of [{ mark: mark + 1 }, { seat: 1 }, { game: number + 1 }])
      expect((await ask(ada, code, { game: number, round: 0, seat: 0, mark, ...other })).status).toBe(404)

    await house.kill()
    await house.start()
    for (const player of players) await player.join(code)
    expect((await ask(ada, code, cleos)).status).toBe(200)
    expect(await cover(ada)).toEqual(seen)

    expect(
      await ada.send({ type: 'takeOff', thing: { kind: 'made', game: 1, piece: { kind: 'drawing', round: 1, seat: cleo.seat } } }),
    ).toBeNull()
    await ben.until(() => ben.view?.open.earlier?.mark !== mark)
    expect((await ask(ben, code, cleos)).status).toBe(404)
    expect((await cover(ben))?.open.booklet[cleo.seat]?.[1]).toMatchObject({ isOff: true, letters: 0 })
    const kept = () => JSON.stringify(everythingKept(house).filter((row) => JSON.stringify(row).includes(code)))
    await vi.waitFor(() => expect(kept()).not.toContain(inkBy(cleo.seat, 1)), { timeout: 60_000 })

    await erase(ben, code)
    await lookAgain([ada, cleo])
    expect((await ask(ada, code, bens)).status).toBe(404)
    const left = await cover(ada)
    expect(left?.seats.map(({ name }) => name)).toEqual(['Ada', '', 'Cleo'])
    expect(left?.open.booklet[ben.seat]?.[1]).toMatchObject({ letters: 0 })
    expect(left?.open.booklet[cleo.seat]?.[1]).toMatchObject({ isOff: true, letters: 0 })
  })

  it('are asked for as often as anybody could want, and then no faster', async () => {
    const { code, players } = await secondRound()
    const [ada, ben] = players
    const name = pageIn(ada, ben.seat)
    const statuses: number[] = []
    for (let asked = 0; asked < AT_ONCE; asked++) statuses.push((await ask(ada, code, name)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const more = await Promise.all(Array.from({ length: 60 }, async () => (await ask(ada, code, name)).status))
    expect(more).toContain(429)
    expect((await ask(ben, code, name)).status).toBe(200)
    expect(await metric(/^figment_bounds_reached_total\{bound="pages"\} (\d+)$/m)).toBeGreaterThan(0)
  })
})
