import { playUntil } from '@figment/server/testing/evening.ts'
import { House } from '@figment/server/testing/house.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begun, openOf } from './at-the-table.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

it('five people play a classic game to its end over real sockets', async () => {
  const { players } = await house.table('Yura', 'Masha', 'Kolya', 'Lena', 'Timur')
  const host = await begun(players, { edition: 'classic' })
  await playUntil(players, () => openOf(host).phase === 'over')
  expect(openOf(host).told).toHaveLength(11)
  for (const player of players) expect(player.view?.open).toEqual(host.view?.open)
})
