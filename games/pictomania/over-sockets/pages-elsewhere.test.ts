import type { Player } from '@figment/server/testing/player.ts'
import { Street } from '@figment/server/testing/street.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inkBy, pageIn, pathOf, playToSecondRound, startGame } from '../testing/rounds.ts'

let street: Street
beforeAll(async () => {
  street = await Street.build(2)
})
afterAll(() => street.remove())

it('a drawing of an earlier round is fetched from any process, whichever has the table', async () => {
  const players = ['Ada', 'Ben', 'Cleo'].map((name) => street.guest(name)) as [Player, Player, Player]
  const [ada, ben] = players
  const code = await ada.create()
  for (const player of players) await player.join(code)
  await startGame(players)
  await playToSecondRound(players)
  const tv = await street.guest('TV').join(code, { as: 'tv' })
  for (const { base } of street.houses) {
    for (const viewer of [ada, tv]) {
      const answer = await fetch(base + pathOf(code, pageIn(ada, ben.seat)), { headers: { cookie: viewer.cookie } })
      expect(await answer.json()).toEqual([[0, 'thin', inkBy(ben.seat, 1), expect.any(Number)]])
    }
    const stranger = await fetch(base + pathOf(code, pageIn(ada, ben.seat)), { headers: { cookie: '' } })
    expect(stranger.status).toBe(403)
  }
})
