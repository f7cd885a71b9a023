import { playUntil } from '@figment/server/testing/evening.ts'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begun, openOf, play } from './at-the-table.ts'

const house = new House({ BOT_PACE: '0.005' })
beforeAll(() => house.start())
afterAll(() => house.remove())

describe('Dixit through an evening', () => {
  it('bots fill empty seats, speak the language of the table and play to the end', async () => {
    const { code, players } = await house.table('Olha')
    const [olha] = players as [Player]
    await olha.send({ type: 'chooseLocale', locale: 'uk' })
    expect(await olha.send({ type: 'startGame' })).toBe('tooFewPlayers')
    for (let bots = 0; bots < 4; bots++) expect(await olha.send({ type: 'addBot' })).toBeNull()
    expect(new Set(olha.view?.open.seats.map(({ name }) => name)).size).toBe(5)
    await begun([olha], { target: 10, firstStoryteller: 'random' })
    await playUntil([olha], () => openOf(olha).phase === 'over')
    const clues = openOf(olha)
      .told.filter(({ storyteller }) => storyteller !== olha.seat)
      .map(({ clue }) => clue)
    expect(clues.length).toBeGreaterThan(0)
    for (const clue of clues) expect(clue).toMatch(/^[\p{Script=Cyrillic}\p{P}\p{N}\s]+$/u)
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{5}$/)
  })

  it('the host removes a player: the rules say what becomes of the round', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo', 'Dan')
    await begun(players)
    const [ada, ben, , dan] = players as [Player, Player, Player, Player]
    await play(ben, { type: 'claimStory' })
    await ada.until(() => openOf(ada).storyteller === 1)
    expect(await ada.send({ type: 'removeSeat', seat: 1 })).toBeNull()
    await dan.until(() => openOf(dan).storyteller === 2)
    expect(ben.view?.held).toBeNull()
    expect(await play(ben, { type: 'claimStory' })).toBe('notSeated')
    expect(openOf(ada).seats).toEqual([0, 2, 3])
  })
})
