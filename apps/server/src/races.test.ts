import { seededChance } from '@figment/game-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyMoveOf } from './testing/at-random.ts'
import { playUntil } from './testing/evening.ts'
import { House } from './testing/house.ts'
import type { Player } from './testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

async function started(...names: string[]): Promise<{ code: string; players: Player[]; host: Player }> {
  const { code, players } = await house.table(...names)
  const [host] = players
  if (!host) throw new Error('no host')
  await host.send({ type: 'startGame' })
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players, host }
}

describe('races have one outcome', () => {
  it('a move sent again, even after a reconnection and a kill of the server, is applied once', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const id = 'the-same-move-again'
    const bots = async () => (await ada.refresh()).open.seats.filter(({ isBot }) => isBot).length
    expect(await Promise.all([ada.send({ type: 'addBot' }, id), ada.send({ type: 'addBot' }, id)])).toEqual([null, null])
    ada.answers.length = 0
    expect(await ada.send({ type: 'addBot' }, id)).toBeNull()
    expect(await bots()).toBe(1)
    await house.kill()
    await house.start()
    await ada.join(code)
    ada.answers.length = 0
    expect(await ada.send({ type: 'addBot' }, id)).toBeNull()
    expect(await bots()).toBe(1)
    expect(await ada.send({ type: 'addBot' })).toBeNull()
    expect(await bots()).toBe(2)
  })

  it('the same guest in two tabs: one seat, both tabs see it, either may act', async () => {
    const { code, players, host } = await started('Ada', 'Ben', 'Cleo')
    const [, ben] = players as [Player, Player]
    const secondTab = house.guest('Ben')
    secondTab.cookie = ben.cookie
    await secondTab.join(code)
    expect(secondTab.view?.you).toBe(ben.view?.you)
    expect(secondTab.view?.held).toEqual(ben.view?.held)
    expect(Object.keys(host.view?.open.people ?? {})).toHaveLength(3)
    await playUntil(players, () => host.game.awaited.includes(ben.seat))
    const { version } = await secondTab.refresh()
    const move = anyMoveOf(secondTab, seededChance('the other tab'))
    if (!move) throw new Error('nothing to do')
    ben.drop()
    expect(await secondTab.play(move)).toBeNull()
    await host.until(() => (host.view?.version ?? 0) > version)
    expect(host.view?.present).toContain(secondTab.view?.you)
  })

  it('many people at one free seat: as many sit as there are seats, the others watch', async () => {
    const { code, players } = await house.table('Ada')
    const [host] = players as [Player]
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, at) => house.guest(`Guest ${at}`).join(code)))
    await host.until(() => Object.keys(host.view?.open.people ?? {}).length === 13)
    expect(host.view?.open.seats).toHaveLength(8)
    const looks = host.view?.open.seats ?? []
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(8)
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(8)
    for (const guest of crowd) guest.drop()
  })
})
