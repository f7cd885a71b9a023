import { afterAll, beforeAll, expect, it } from 'vitest'
import { playUntil } from './testing/evening.ts'
import { House } from './testing/house.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

it('five people play a classic game to its end over real sockets', async () => {
  const { players } = await house.table('Yura', 'Masha', 'Kolya', 'Lena', 'Timur')
  const [host] = players
  if (!host) throw new Error('no host')
  const options = { edition: 'classic', target: 30, firstStoryteller: 'claim', timers: 'off' }
  expect(await host.send({ type: 'chooseGame', game: 'dixit', options })).toBeNull()
  expect(await host.send({ type: 'startGame' })).toBeNull()
  await playUntil(players, () => host.game.phase === 'over')
  expect(host.game.told).toHaveLength(11)
  for (const player of players) expect(player.view?.open).toEqual(host.view?.open)
})
